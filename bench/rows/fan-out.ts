// A comment to 500 visitors who read its post, and a message to the 500 members of a group, as the pages
// listen. bare ws and socket.io receive the same JSON and send it to as many.

import { readFileSync } from "node:fs";
import { subscription } from "../client-subscription.ts";
import { by, graphql, post } from "../requests.ts";
import { group } from "../row.ts";
import type { Subscription } from "../subscribers.ts";
import { somePosts } from "../support/blog.ts";
import { startProduct } from "../support/contender.ts";
import { A_GROUP, converse, crowd, type Person, roomsOfBaseline } from "../support/crowd.ts";
import { perDelivery } from "../support/fan-out.ts";
import { connected } from "../support/postgres.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 1_000;
/** Each may write 20 comments in ten minutes, and 30 messages a minute. */
const WRITERS = 500;

interface Comment {
  id: string;
  content: string;
  name: string;
  createdAt: string;
}

interface Message {
  id: string;
  seq: number;
  revision: number;
  body: string;
  createdAt: string;
  sender: { id: string; displayName: string };
}

/** The page of a post sends the text of the file. */
const textOf = (file: string): string =>
  readFileSync(`client/features/blog/comments/public/${file}.graphql`, "utf8");

const VISITOR = { name: "Visitor {n}", email: "visitor{n}@bench.example" };

const comment = {
  work: "comment to 500 visitors on its post, per delivery, with the write and its job",
  async measure() {
    const database = await copyOfWorld(POSTS);
    const [people, [heard]] = await connected(
      database,
      async (query) => [await crowd(query, WRITERS), await somePosts(query, 1)] as const,
    );
    const postId = heard?.id;
    const product = await startProduct(database);
    let written = 0;
    return perDelivery({
      work: comment.work,
      product,
      writing: [
        post("/api/blog/comments", {
          postId,
          content: "Written by hand as number {n}.",
          ...VISITOR,
        }),
      ],
      listening: {
        cookies: Array.from({ length: 500 }, () => ""),
        subscriptions: [
          { query: textOf("comment-added"), variables: { postId } },
          { query: textOf("comment-changed"), variables: { postId } },
        ],
        hasOwnIds: false,
      },
      async say() {
        written += 1;
        const content = `Written before listeners as number ${written}.`;
        const person = people[written % people.length] as Person;
        await send(product, by(person, post("/api/blog/comments", { postId, content })));
      },
      valuesOf: ({
        commentAdded: { id, content, name, createdAt },
      }: {
        commentAdded: Comment;
      }) => ({
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
  },
};

const messages = (work: string, besides: readonly Subscription[]) => ({
  work,
  async measure() {
    const database = await copyOfWorld(POSTS);
    const people = await connected(database, (query) => crowd(query, A_GROUP));
    const product = await startProduct(database);
    const conversationId = await converse(product, "All of us", people);
    await connected(database, roomsOfBaseline);
    let written = 0;
    return perDelivery({
      work,
      product,
      writing: people.map((person) => {
        const input = { conversationId, messageId: "{uuid}", message: "Written by hand." };
        return by(person, graphql("send-message", { input }));
      }),
      listening: {
        cookies: people.map((person) => person.cookie),
        subscriptions: [
          {
            query: subscription("client/features/chat/message.graphql", "ChatMessageChanged"),
            variables: { conversationId },
          },
          ...besides,
        ],
        hasOwnIds: true,
      },
      async say() {
        written += 1;
        const input = {
          conversationId,
          messageId: crypto.randomUUID(),
          message: `Written before the others as number ${written}.`,
        };
        const person = people[written % people.length] as Person;
        await send(product, by(person, graphql("send-message", { input })));
      },
      valuesOf: ({ messageChanged }: { messageChanged: Message }) => ({
        id: messageChanged.id,
        seq: messageChanged.seq,
        revision: messageChanged.revision,
        body: messageChanged.body,
        createdAt: new Date(messageChanged.createdAt),
        sender: messageChanged.sender.id,
        senderName: messageChanged.sender.displayName,
      }),
      truth: (query, ids) =>
        query(
          `select messages.id, seq, revision, body, messages.created_at as "createdAt",
             sender_id as sender, display_name as "senderName"
           from messages join members on members.id = sender_id
             join unnest($1::uuid[]) with ordinality as heard (id, place) on heard.id = messages.id
           order by place`,
          [ids],
        ),
    });
  },
});

const message = messages("chat message to 500 members, per delivery, with the write", []);

/** Every dashboard listens to the list of its conversations as well. */
const dashboards = messages(
  "chat message to 500 open dashboards with the conversation open, per dashboard, with the write",
  [
    {
      query: subscription("client/features/chat/live-conversations.graphql", "ConversationChanged"),
      variables: {},
      isPersonal: true,
    },
  ],
);

export const fanOut = group({
  start: async () => undefined,
  rows: [
    { name: "live-comment", unit: "CPU µs", goal: { most: 1.3, of: "peer" }, ...comment },
    { name: "live-message", unit: "CPU µs", goal: { most: 1.3, of: "peer" }, ...message },
    {
      name: "live-message-dashboards",
      unit: "CPU µs",
      goal: { most: 1.3, of: "peer" },
      ...dashboards,
    },
  ],
});
