import { by, type Request } from "../requests.ts";
import { type BoundGroup, type Figures, group, type Row } from "../row.ts";
import {
  type Contender,
  READS_EVERY_TIME,
  startFloor,
  startProduct,
} from "../support/contender.ts";
import { crowd, type Person } from "../support/crowd.ts";
import { inTurns, type Measured } from "../support/measure.ts";
import { startPostGraphile } from "../support/peers.ts";
import { connected, type Query } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

/** A row that reads from the database each time, and how to verify its answers. */
export interface Reading<Answer = never, PeerAnswer = never> extends Omit<Row<never>, "measure"> {
  requests(posts: readonly Post[]): readonly Request[];
  /** Whether members who are signed in send Atelier's requests, by turns. */
  isOfMembers?: boolean;
  /** The baseline's, if it is asked in another way. */
  floorRequests?(): readonly Request[];
  /** Sent to Atelier first. */
  introduction?: Request;
  /** How many requests are one piece of the work; 1 by default. */
  requestsEach?: number;
  /** The expected facts for each request, read from the product's tables by plain statements. */
  truth(query: Query, posts: readonly Post[]): Promise<readonly unknown[]>;
  /** The same facts, extracted from an answer. */
  valuesOf(answer: Answer): unknown;
  /** How PostGraphile is asked for the same. */
  peer?: {
    requests(posts: readonly Post[]): readonly Request[];
    valuesOf(answer: PeerAnswer): unknown;
  };
}

/** A post with at least ten comments. */
export interface Post {
  id: string;
  slug: string;
}

interface Stage {
  database: string;
  posts: Post[];
  members: Person[];
  contenders: Contender[];
}

const POSTS = 20_000;
/** More than the product remembers statements of. */
const BUSY_POSTS = 1_500;
/** Enough for the limits of one person. */
const MEMBERS = 64;

export const readings = (all: readonly Reading[]): BoundGroup =>
  group<Stage>({
    switches: READS_EVERY_TIME,
    isPart: true,
    async start() {
      const database = await copyOfWorld(POSTS);
      const floor = await startFloor(database);
      const product = await startProduct(database, READS_EVERY_TIME);
      const postGraphile = await startPostGraphile(database);
      return {
        database,
        ...(await connected(database, async (query) => ({
          posts: await busyPosts(query),
          members: await crowd(query, MEMBERS),
        }))),
        contenders: [floor, product, ...(postGraphile ? [postGraphile] : [])],
      };
    },
    rows: all.map((reading) => ({ ...reading, measure: (stage) => measure(reading, stage) })),
  });

const busyPosts = (query: Query): Promise<Post[]> =>
  query<Post>(
    `select id, slug ->> 'en' as slug from posts
     where 'en' = any(languages) and 10 <= (
       select count(*) from comments where post_id = posts.id and parent_id is null and is_public)
     order by md5(id::text) limit $1`,
    [BUSY_POSTS],
  );

async function measure(reading: Reading, stage: Stage): Promise<Figures> {
  const { database, posts, members, contenders } = stage;
  const { work, introduction, peer, requestsEach = 1 } = reading;
  const requestsFor = ({ name }: Contender): readonly Request[] => {
    if (name === "PostGraphile") return peer?.requests(posts) ?? [];
    const floorRequests = name === "baseline" ? reading.floorRequests?.() : undefined;
    const requests = floorRequests ?? reading.requests(posts);
    return reading.isOfMembers && name === "Atelier"
      ? members.flatMap((member) => requests.map((request) => by(member, request)))
      : requests;
  };
  const measured = contenders.filter((contender) => requestsFor(contender).length > 0);
  const product = contenders.find(({ name }) => name === "Atelier");
  if (introduction && product) await send(product, introduction);
  const truth = await connected(database, (query) => reading.truth(query, posts));
  const { of, turns } = await inTurns(measured, requestsFor);
  const after = await connected(database, (query) => reading.truth(query, posts));
  expectSame(`${work}: the database before and after`, after, truth);
  expectRight(reading, turns, truth);
  showAll(of);
  const figure = (one: Measured | undefined) => (one?.total ?? NaN) * requestsEach;
  return {
    atelier: figure(of.Atelier),
    floor: ["baseline", figure(of.baseline)],
    peer: of.PostGraphile && ["PostGraphile", of.PostGraphile.total],
  };
}

/**
 * Every answer of every turn has the facts of the database, and those of Atelier and the baseline are
 * identical but for `extensions`, in which Atelier reports its cost.
 */
function expectRight(
  { work, valuesOf, peer }: Reading,
  turns: readonly { name: string; answers: string[] }[],
  truth: readonly unknown[],
): void {
  for (const [index, right] of truth.entries()) {
    const seen = new Set<string>();
    let first: unknown;
    const all = turns.flatMap(({ name, answers }) =>
      answers.flatMap((text, n) => (n % truth.length === index ? [{ name, text }] : [])),
    );
    for (const { name, text } of all) {
      if (seen.has(text)) continue;
      seen.add(text);
      const { extensions: _, ...answer } = JSON.parse(text) as Record<string, unknown>;
      const what = `${work}, ${name}, request ${index + 1}`;
      if (name === "PostGraphile") {
        expectSame(what, peer?.valuesOf(answer as never), right);
        continue;
      }
      first ??= answer;
      expectSame(what, valuesOf(answer as never), right);
      expectSame(what, answer, first);
    }
  }
}
