import { setTimeout as pause } from "node:timers/promises";
import type { Listening } from "../subscribers.ts";
import { Audience } from "./audience.ts";
import type { Request } from "../requests.ts";
import { type Contender, startBroadcast, startFloor } from "./contender.ts";
import { inTurns, median, Meter, ROUNDS, SECONDS } from "./measure.ts";
import { startRoom } from "./peers.ts";
import { connected, type Query } from "./postgres.ts";
import type { Figures } from "../row.ts";
import { showAll } from "./report.ts";
import { expectSame } from "./same.ts";
import { send } from "./send.ts";

const MOST_TRIES = 20;

interface Identified {
  id: string;
}

/** An event sent to many, and how to verify that they have received it. */
export interface Speech<Event, Said extends Identified> {
  work: string;
  product: Contender & { database: string };
  /** What the baseline is sent to write the same. */
  writing: readonly Request[];
  listening: Omit<Listening, "port" | "protocol">;
  /** Makes the product write something and publish it to all subscribers. */
  say(): Promise<void>;
  /** The facts of an event. */
  valuesOf(event: Event): Said;
  /** The same facts from the database for these ids, in order. */
  truth(query: Query, ids: readonly string[]): Promise<Said[]>;
}

/** A server that sends posted bodies to every client. */
interface BroadcastServer {
  server: Contender;
  protocol: Listening["protocol"];
  /** The posted body in an event of this server. */
  postedIn(event: string): unknown;
}

const bareWs = async (): Promise<BroadcastServer> => ({
  server: await startBroadcast(),
  protocol: "graphql-transport-ws",
  postedIn: (event) => JSON.parse(event),
});

async function socketIo(): Promise<BroadcastServer | undefined> {
  const server = await startRoom();
  return (
    server && {
      server,
      protocol: "socket.io",
      // 42["message",{…}]: an event of the default namespace
      postedIn: (event) => JSON.parse(event.slice("42".length))[1],
    }
  );
}

/** An action that a server repeats. */
interface Act {
  server: Contender;
  act(): Promise<void>;
}

/**
 * Microseconds of processor time per delivery: of the product with all that publishing costs, the request,
 * its write and its jobs; of bare ws and of socket.io, which receive the same JSON and send it, the latter
 * with the share of a write by hand. They take turns, at the same pace: receivers that have to wait go to sleep and caches go cold.
 */
export async function perDelivery<Event, Said extends Identified>(
  speech: Speech<Event, Said>,
): Promise<Figures> {
  const { work, product, writing, listening, say, truth } = speech;
  const audience = await Audience.of(product, { ...listening, protocol: "graphql-transport-ws" });
  let last = await firstEvent(audience, speech);
  let lasted = 0;
  const heard: Said[] = [];
  const ws = await bareWs();
  const io = await socketIo();
  const acts: Act[] = [
    {
      server: product,
      async act() {
        const from = performance.now();
        await say();
        last = await heardByAll(audience, work);
        lasted = performance.now() - from;
        heard.push(saidIn(last, speech));
      },
    },
  ];
  for (const one of [ws, io]) {
    if (one) acts.push(await repeating(one, speech, () => ({ text: last, lasted })));
  }
  const taken = await alternating(acts);
  const write = await costOfWriting(product.database, writing);
  for (const { server } of acts) await server.end();
  await connected(product.database, async (query) => {
    const ids = heard.map(({ id }) => id);
    expectSame(`${work}, heard and in the database`, heard, await truth(query, ids));
  });
  console.log(
    `  each of ${audience.size} has heard all ${heard.length} as they are in the database`,
  );
  const each = (server: Contender) => ((taken.get(server) ?? NaN) / audience.size) * 1000;
  return {
    atelier: each(product),
    floor: ["bare ws", each(ws.server)],
    peer: io && ["socket.io and a write", each(io.server) + (write / audience.size) * 1000],
  };
}

/** Milliseconds of processor time of one durable row by hand, which socket.io does not write. */
async function costOfWriting(database: string, requests: readonly Request[]): Promise<number> {
  const { of } = await inTurns([await startFloor(database)], () => requests, "write");
  showAll(of);
  return of.baseline?.total ?? NaN;
}

const saidIn = <Event, Said extends Identified>(
  text: string,
  { valuesOf }: Speech<Event, Said>,
): Said => valuesOf((JSON.parse(text) as { payload: { data: Event } }).payload.data);

/** The one event that has reached each of them. */
async function heardByAll(audience: Audience, work: string): Promise<string> {
  const { texts, sockets } = await audience.received();
  expectSame(work, { events: texts.length, sockets }, { events: 1, sockets: audience.size });
  return texts[0] as string;
}

/**
 * Nothing reports when a subscription has started: events are published until one has reached all.
 */
async function firstEvent(
  audience: Audience,
  { say }: Pick<Speech<never, never>, "say">,
): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await say();
    const { texts, sockets } = await audience.received();
    const [only] = texts;
    if (only && texts.length === 1 && sockets === audience.size) return only;
  }
  throw new Error("Not all subscribers were reached");
}

/** Sends the product's last event to as many clients; each time takes as long as the product took. */
async function repeating(
  { server, protocol, postedIn }: BroadcastServer,
  { work, listening }: Pick<Speech<never, never>, "work" | "listening">,
  product: () => { text: string; lasted: number },
): Promise<Act> {
  const audience = await Audience.of(server, { ...listening, subscriptions: [], protocol });
  const act = async () => {
    const { text, lasted } = product();
    const from = performance.now();
    await send(server, { method: "POST", path: "/", body: text });
    const event = await heardByAll(audience, `${work}, ${server.name}`);
    expectSame(`${work}, ${server.name}`, postedIn(event), JSON.parse(text));
    await pause(Math.max(0, lasted - (performance.now() - from)));
  };
  return { server, act };
}

/** Milliseconds of processor time per action, in rounds after a warm-up; medians. */
async function alternating(acts: readonly Act[]): Promise<Map<Contender, number>> {
  const taken = new Map<Contender, number[]>(acts.map(({ server }) => [server, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const act of acts) {
      const ms = await each(act);
      if (round > 0) taken.get(act.server)?.push(ms);
    }
  }
  return new Map([...taken].map(([server, all]) => [server, median(all)]));
}

/** Milliseconds of processor time of a server and its database per action. */
async function each({ server, act }: Act): Promise<number> {
  const meter = await Meter.start(server);
  const until = performance.now() + SECONDS * 1000;
  let times = 0;
  while (times < 3 || performance.now() < until) {
    await act();
    times += 1;
  }
  const { server: own, database } = await meter.stop();
  return ((own + database) * 1000) / times;
}
