import type { Listening } from "../subscribers.ts";
import { Audience } from "./audience.ts";
import { type Contender, startBroadcast, startRoom } from "./contender.ts";
import { median, SECONDS, since, spent } from "./measure.ts";
import { connected, type Query } from "./postgres.ts";
import { digits } from "./report.ts";
import { expectSame } from "./same.ts";
import { send } from "./send.ts";

const ROUNDS = 3;
const MOST_TRIES = 20;

interface Identified {
  id: string;
}

/** An event sent to many, and how to verify that they have received it. */
export interface Speech<Event, Said extends Identified> {
  work: string;
  product: Contender & { database: string };
  listening: Omit<Listening, "port" | "protocol">;
  /** Makes the product publish an event to all subscribers, or to nobody. */
  say(to: "all" | "nobody"): Promise<void>;
  /** The facts of an event. */
  facts(event: Event): Said;
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

const socketIo = async (): Promise<BroadcastServer> => ({
  server: await startRoom(),
  protocol: "socket.io",
  // 42["message",{…}]: an event of the default namespace
  postedIn: (event) => JSON.parse(event.slice("42".length))[1],
});

/** An action that a server repeats. */
interface Act {
  server: Contender;
  act(): Promise<void>;
}

/**
 * Microseconds of processor time per delivery: of the product, without the cost of publishing,
 * which is measured while bare ws delivers to as many; of bare ws and of socket.io, which send the
 * same JSON. They take turns.
 */
export async function perDelivery<Event, Said extends Identified>(
  speech: Speech<Event, Said>,
): Promise<{ atelier: number; bareWs: number; socketIo: number }> {
  const { work, product, listening, say, truth } = speech;
  const audience = await Audience.of(product, { ...listening, protocol: "graphql-transport-ws" });
  let last = await firstEvent(audience, speech);
  const heard: Said[] = [];
  const floors = [await bareWs(), await socketIo()] as const;
  const [ws, io] = await Promise.all(floors.map((floor) => repeating(floor, speech, () => last)));
  const { silent, atelier, ...least } = await alternating({
    silent: { server: product, act: (ws as Act).act },
    atelier: {
      server: product,
      async act() {
        await say("all");
        last = await heardByAll(audience, work);
        heard.push(saidIn(last, speech));
      },
    },
    bareWs: ws as Act,
    socketIo: io as Act,
  });
  for (const { server } of [{ server: product }, ...floors]) await server.end();
  await connected(product.database, async (query) => {
    const ids = heard.map(({ id }) => id);
    expectSame(`${work}, heard and in the database`, heard, await truth(query, ids));
  });
  console.log(
    `  saying it costs ${digits(silent)} CPU ms, with ${audience.size} listening ${digits(atelier)}; ` +
      `each has heard all ${heard.length} as they are in the database`,
  );
  const each = (ms: number) => (ms / audience.size) * 1000;
  return {
    atelier: each(atelier - silent),
    bareWs: each(least.bareWs),
    socketIo: each(least.socketIo),
  };
}

const saidIn = <Event, Said extends Identified>(
  text: string,
  { facts }: Speech<Event, Said>,
): Said => facts((JSON.parse(text) as { payload: { data: Event } }).payload.data);

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
    await say("all");
    const { texts, sockets } = await audience.received();
    const [only] = texts;
    if (only && texts.length === 1 && sockets === audience.size) return only;
  }
  throw new Error("Not all subscribers were reached");
}

/**
 * Sends the product's last event to as many clients, each time after the product has published
 * something, too: at the same pace, and on an equally busy machine.
 */
async function repeating(
  { server, protocol, postedIn }: BroadcastServer,
  { work, listening, say }: Pick<Speech<never, never>, "work" | "listening" | "say">,
  text: () => string,
): Promise<Act> {
  const audience = await Audience.of(server, { ...listening, subscriptions: [], protocol });
  const act = async () => {
    await say("nobody");
    await send(server, { method: "POST", path: "/", body: text() });
    const event = await heardByAll(audience, `${work}, ${server.name}`);
    expectSame(`${work}, ${server.name}`, postedIn(event), JSON.parse(text()));
  };
  return { server, act };
}

/** Milliseconds of processor time per action, in three rounds after a warm-up; medians. */
async function alternating<Name extends string>(
  acts: Record<Name, Act>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(acts) as [Name, Act][];
  const taken = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, act] of entries) {
      const ms = await each(act);
      if (round > 0) taken.get(name)?.push(ms);
    }
  }
  const medians = [...taken].map(([name, all]) => [name, median(all)]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Milliseconds of processor time of a server and its database per action. */
async function each({ server, act }: Act): Promise<number> {
  const before = await spent(server);
  const until = performance.now() + SECONDS * 1000;
  let times = 0;
  while (times < 3 || performance.now() < until) {
    await act();
    times += 1;
  }
  const { server: own, database } = since(before, await spent(server));
  return ((own + database) * 1000) / times;
}
