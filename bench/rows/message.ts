// Durable chat messages, in sixteen rooms at a time, with different senders. Afterwards every
// acknowledged one exists once, and the numbers in each room have no gaps.

import { by, graphql, type Request } from "../requests.ts";
import { group } from "../row.ts";
import { type Contender, startFloor, startProduct } from "../support/contender.ts";
import { converse, crowd, roomsOfBaseline } from "../support/crowd.ts";
import { inTurns } from "../support/measure.ts";
import { connected } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 1_000;
const ROOMS = 16;
/** Each may write 30 messages a minute. */
const PEOPLE_EACH = 32;

interface Stage {
  database: string;
  contenders: Contender[];
  requests: Request[];
}

async function start(): Promise<Stage> {
  const database = await copyOfWorld(POSTS);
  const people = await connected(database, (query) => crowd(query, ROOMS * PEOPLE_EACH));
  const product = await startProduct(database);
  const rooms: string[] = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const theirs = people.filter((_, n) => n % ROOMS === room);
    rooms.push(await converse(product, `Room ${room + 1}`, theirs));
  }
  await connected(database, roomsOfBaseline);
  return {
    database,
    contenders: [await startFloor(database), product],
    // neighbours write in different rooms, so that no two connections write in the same one for long
    requests: people.map((person, n) => {
      const input = { conversationId: rooms[n % ROOMS], messageId: "{uuid}", message: TEXT };
      return by(person, graphql("send-message", { input }));
    }),
  };
}

const TEXT = "Written in a room as number {n}.";

export const messages = group<Stage>({
  start,
  rows: [
    {
      name: "message",
      work: "durable chat message, 16 rooms of 32 people",
      goal: { most: 4, of: "floor" },
      async measure({ database, contenders, requests }) {
        const { of, turns } = await inTurns(contenders, () => requests, "write");
        showAll(of);
        const acknowledged = turns
          .filter(({ name }) => name === "Atelier")
          .flatMap(({ answers }) => answers.map(idOf));
        await connected(database, async (query) => {
          const stored = await query<{ id: string }>(
            "select id from messages where body like 'Written in a room as number%'",
          );
          const ids = stored.map(({ id }) => id);
          expectSame("messages", ids.toSorted(), acknowledged.toSorted());
          const wrong = await query(
            `select id from conversations join (
               select conversation_id, count(*), max(seq) as last from messages group by 1
             ) as counted on conversation_id = id where last_seq <> count or last_seq <> last`,
          );
          expectSame("rooms with gaps", wrong, []);
        });
        return {
          atelier: of.Atelier?.total ?? NaN,
          floor: ["baseline", of.baseline?.total ?? NaN],
        };
      },
    },
  ],
});

interface Sent {
  data: { sendMessage: { id: string } };
}

const idOf = (answer: string): string => (JSON.parse(answer) as Sent).data.sendMessage.id;
