import { readFileSync } from "node:fs";
import { graphql } from "../requests.ts";
import type { Contender } from "./contender.ts";
import type { Query } from "./postgres.ts";
import { send } from "./send.ts";

/** Somebody who is signed in. */
export interface Person {
  memberId: string;
  cookie: string;
}

/** As many people at most are in one conversation. */
export const A_GROUP = 500;

const CROWD = readFileSync(new URL("../world/crowd.sql", import.meta.url), "utf8");

/** Signs in so many members of a world; a world has 2,000. */
export async function crowd(query: Query, count: number): Promise<Person[]> {
  const people = await query<{ memberId: string; token: string }>(CROWD, [count]);
  return people.map(({ memberId, token }) => ({ memberId, cookie: `session=${token}` }));
}

/** A conversation of theirs; its id. */
export async function converse(
  product: Contender,
  title: string,
  people: readonly Person[],
): Promise<string> {
  const [first, ...others] = people as [Person, ...Person[]];
  const recipients = others.map(({ memberId }) => memberId);
  const request = graphql("start-conversation", { title, recipients });
  const answer = JSON.parse(await send(product, { ...request, cookie: first.cookie })) as {
    data: { startConversation: { id: string } };
  };
  return answer.data.startConversation.id;
}
