// A comment to 500 subscribers of its post, compared with bare ws and socket.io that send it to as
// many.

import { document, post } from "../requests.ts";
import { startProduct } from "../support/contender.ts";
import { perDelivery } from "../support/fan-out.ts";
import { connected } from "../support/postgres.ts";
import type { Line } from "../support/report.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const WORK = "comment to 500 subscribers, per delivery";
const POSTS = 20_000;
const SOCKETS = 500;

interface Comment {
  id: string;
  content: string;
  name: string;
  createdAt: string;
}

export async function fanOut(): Promise<Line[]> {
  console.log(WORK);
  const database = await copyOfWorld(POSTS);
  const [heard, unheard] = await connected(database, (query) =>
    query<{ id: string }>("select id from posts where 'en' = any(languages) order by id limit 2"),
  );
  if (!heard || !unheard) throw new Error("There are no posts to measure");
  const product = await startProduct(database);
  let written = 0;
  const { atelier, bareWs, socketIo } = await perDelivery({
    work: WORK,
    product,
    listening: {
      cookies: Array.from({ length: SOCKETS }, () => ""),
      subscriptions: [{ query: document("comment-added"), variables: { postId: heard.id } }],
      hasOwnIds: false,
    },
    async say(to) {
      written += 1;
      const { id: postId } = to === "all" ? heard : unheard;
      const content = `Written before listeners as number ${written}.`;
      const writer = { name: "Speaker", email: `speaker${written}@bench.example` };
      await send(product, post("/api/blog/comments", { postId, content, ...writer }));
    },
    facts: ({ commentAdded: { id, content, name, createdAt } }: { commentAdded: Comment }) => ({
      id,
      content,
      name,
      createdAt: new Date(createdAt),
    }),
    truth: (query, ids) =>
      query(
        `select id, content, name, created_at as "createdAt" from comments
         join unnest($1::uuid[]) with ordinality as heard (id, place) using (id) order by place`,
        [ids],
      ),
  });
  return [
    {
      work: WORK,
      unit: "CPU µs",
      beside: ["socket.io", socketIo],
      floor: bareWs,
      atelier,
      ratio: atelier / bareWs,
      goal: "≤ 1.2",
    },
  ];
}
