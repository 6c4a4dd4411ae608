import { readFileSync } from "node:fs";
import { by, graphql } from "../requests.ts";
import type { Contender } from "./contender.ts";
import type { Query } from "./postgres.ts";
import { send } from "./send.ts";

/** A signed-in member. */
export interface Person {
  memberId: string;
  cookie: string;
}

/** The largest number of participants of a conversation. */
export const A_GROUP = 500;

const CROWD = readFileSync(new URL("../world/crowd.sql", import.meta.url), "utf8");

/** Signs in the next members of the data, which has 2,000. */
export async function crowd(
  query: Query,
  count: number,
  role: "member" | "admin" = "member",
): Promise<Person[]> {
  const people = await query<{ memberId: string; token: string }>(CROWD, [count, role]);
  return people.map(({ memberId, token }) => ({ memberId, cookie: `session=${token}` }));
}

/** Lets the baseline write messages in the conversations that there are. */
export const roomsOfBaseline = (query: Query): Promise<unknown> =>
  query("insert into kept.conversations (id, last_seq) select id, last_seq from conversations");

/** Creates a conversation of these people; returns its id. */
export async function converse(
  product: Contender,
  title: string,
  people: readonly Person[],
): Promise<string> {
  const [first, ...others] = people as [Person, ...Person[]];
  const recipients = others.map(({ memberId }) => memberId);
  const request = graphql("start-conversation", { title, recipients });
  const answer = JSON.parse(await send(product, by(first, request))) as {
    data: { startConversation: { id: string } };
  };
  return answer.data.startConversation.id;
}
