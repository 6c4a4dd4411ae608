import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { MAX_COUNT } from "../foundation/reading/descriptions/max-count.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { TERMS_ID } from "../pages/built-in-pages.ts";
import { UserStatus } from "./user.ts";

const BOUND = `at most ${MAX_COUNT + 1}, which means more than ${MAX_COUNT}`;

@ObjectType({ description: "How many active accounts have accepted the terms in force." })
export class TermsAcceptance {
  @Field(() => Int, {
    simple: true,
    description: `Accounts that accepted the last version of a language in which the terms are published; ${BOUND}.`,
  })
  accepted!: number;
  @Field(() => Int, { simple: true, description: `All active accounts; ${BOUND}.` })
  accounts!: number;
}

const countOf = (condition: string) => `
  (select count(*) from (select 1 from users
    where status = '${UserStatus.ACTIVE}' and deleted_at is null and ${condition}
    limit ${MAX_COUNT + 1}) counted)`;

/** What was accepted has the name that `acceptedTerms` reads: "2026-11-23.4". */
const COUNT = `
  with in_force as (
    select locale, left(text_version_since ->> locale, 10) || '.' || (text_version ->> locale) as name
    from pages, unnest(languages) as locale where id = '${TERMS_ID}')
  select json_build_object(
    'accepted', ${countOf("(accepted_terms, accepted_terms_locale) in (select name, locale from in_force)")},
    'accounts', ${countOf("true")})::text`;

export async function termsAcceptance({ em }: Context): Promise<TermsAcceptance> {
  const [json] = (await statementRunner(em)(COUNT, [])) ?? [];
  return JSON.parse(json ?? "{}") as TermsAcceptance;
}
