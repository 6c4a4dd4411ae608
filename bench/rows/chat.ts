// A message to the 500 members of a group, each signed in with a socket of their own, compared with
// bare ws and socket.io that send it to as many.

import { randomUUID } from "node:crypto";
import { subscription } from "../client-subscription.ts";
import { graphql } from "../requests.ts";
import { startProduct } from "../support/contender.ts";
import { A_GROUP, converse, crowd, type Person } from "../support/crowd.ts";
import { perDelivery } from "../support/fan-out.ts";
import { connected } from "../support/postgres.ts";
import type { Line } from "../support/report.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const WORK = "chat: message to 500 participants' sockets, per delivery";
const POSTS = 1_000;

interface Message {
  id: string;
  seq: number;
  revision: number;
  body: string;
  createdAt: string;
  sender: { id: string; displayName: string };
}

export async function chat(): Promise<Line[]> {
  console.log(WORK);
  const database = await copyOfWorld(POSTS);
  const people = await connected(database, (query) => crowd(query, A_GROUP));
  const product = await startProduct(database);
  const heard = await converse(product, "All of us", people);
  const unheard = await converse(product, "All of us, elsewhere", people);
  const { cookie } = people[0] as Person;
  let written = 0;
  const { atelier, bareWs, socketIo } = await perDelivery({
    work: WORK,
    product,
    listening: {
      cookies: people.map((person) => person.cookie),
      subscriptions: [
        {
          query: subscription("client/features/chat/message.graphql", "ChatMessageChanged"),
          variables: { conversationId: heard },
        },
      ],
      hasOwnIds: true,
    },
    async say(to) {
      written += 1;
      const input = {
        conversationId: to === "all" ? heard : unheard,
        messageId: randomUUID(),
        message: `Written before the others as number ${written}.`,
      };
      await send(product, { ...graphql("send-message", { input }), cookie });
    },
    facts: ({ messageChanged }: { messageChanged: Message }) => ({
      id: messageChanged.id,
      seq: messageChanged.seq,
      revision: messageChanged.revision,
      body: messageChanged.body,
      createdAt: new Date(messageChanged.createdAt),
      sender: messageChanged.sender.id,
      senderName: messageChanged.sender.displayName,
    }),
    truth: (select, ids) =>
      select(
        `select messages.id, seq, revision, body, messages.created_at as "createdAt",
           sender_id as sender, display_name as "senderName"
         from messages join members on members.id = sender_id
           join unnest($1::uuid[]) with ordinality as heard (id, place) on heard.id = messages.id
         order by place`,
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
      goal: "≤ 1.5",
    },
  ];
}
