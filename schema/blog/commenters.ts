import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";

/** Email providers with so many unrelated users that blocking the whole domain is a mistake. */
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

@ObjectType({ description: "What a block of an email address or domain would affect." })
export class CommenterReach {
  @Field(() => Int, { simple: true, description: "The number of comments, in any status." })
  comments!: number;
  @Field(() => Int, { simple: true, description: "The number of distinct email addresses." })
  people!: number;
  @Field(() => Boolean, {
    simple: true,
    description: "Whether the domain is a public email provider, used by unrelated people.",
  })
  isPublicProvider!: boolean;
}

/** Scans all comments; only moderators ask, and rarely. */
const COUNT = `
  select json_build_object('comments', count(*), 'people', count(distinct email))::text
  from comments where email = $1 or right(email, length($1) + 1) = '@' || $1`;

/** What a block of this email address or domain would affect. */
export async function commenterReach(value: string, { em }: Context): Promise<CommenterReach> {
  const [json] = (await statementRunner(em)(COUNT, [value])) ?? [];
  const { comments, people } = JSON.parse(json ?? "{}") as CommenterReach;
  return { comments, people, isPublicProvider: PUBLIC_PROVIDERS.has(value) };
}
