import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";

/** Where so many unrelated people have their address that nobody means all of them. */
const PUBLIC_PROVIDERS = new Set([
  "aol.com",
  "free.fr",
  "fastmail.com",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hey.com",
  "hotmail.com",
  "hotmail.fr",
  "hotmail.no",
  "icloud.com",
  "laposte.net",
  "live.com",
  "live.no",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "online.no",
  "orange.fr",
  "outlook.com",
  "outlook.fr",
  "proton.me",
  "protonmail.com",
  "sfr.fr",
  "wanadoo.fr",
  "web.de",
  "yahoo.com",
  "yahoo.fr",
  "yahoo.no",
  "ymail.com",
  "zoho.com",
]);

@ObjectType({ description: "What is known of an e-mail address or a domain before it is blocked." })
export class CommenterReach {
  @Field(() => Int, { simple: true, description: "Comments, in any state." }) comments!: number;
  @Field(() => Int, { simple: true, description: "Addresses that wrote them." }) people!: number;
  @Field(() => Boolean, {
    simple: true,
    description: "A domain at which people who have nothing to do with each other have addresses.",
  })
  isPublicProvider!: boolean;
}

/** Counted over all comments: it is asked rarely, and by moderators alone. */
const COUNT = `
  select json_build_object('comments', count(*), 'people', count(distinct email))::text
  from comments where email = $1 or right(email, length($1) + 1) = '@' || $1`;

/** Whom a block of this address or domain would hit. */
export async function commenterReach(value: string, { em }: Context): Promise<CommenterReach> {
  const [json] = (await statementRunner(em)(COUNT, [value])) ?? [];
  const { comments, people } = JSON.parse(json ?? "{}") as CommenterReach;
  return { comments, people, isPublicProvider: PUBLIC_PROVIDERS.has(value) };
}
