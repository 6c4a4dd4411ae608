import { Field, Int, ObjectType } from "type-graphql";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { MAX_COUNT } from "../foundation/reading/descriptions/max-count.ts";
import { DEFAULT_AUDIT_RETENTION_DAYS } from "../settings/site-settings.ts";
import { KeptDataKind } from "./kept-data-kind.ts";
import { NOUNS_OF } from "./nouns-of-parts.ts";
import { OWN_NOUNS } from "./own-nouns.ts";
import { countOwn, ownerOf } from "./own-rows.ts";

/** One more than is counted means more. */
const MOST = MAX_COUNT + 1;

@ObjectType({ description: "How much the site stores of the viewer of one kind, and how long." })
export class KeptData {
  @Field(() => KeptDataKind) kind!: KeptDataKind;

  @Field(() => Int, { description: `${MAX_COUNT + 1} means more than ${MAX_COUNT}.` })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "After how many days it is deleted, by the site's settings; null if not by its age.",
  })
  days!: number | null;
}

/** What the site stores of the viewer, as in the copy of their data. */
export async function keptData({ em, viewer, services }: Context): Promise<KeptData[]> {
  const user = await em.findOne(User, { id: viewer.userId ?? "" });
  if (!user) return [];
  const owner = ownerOf(user);
  const { chatRetentionDays, auditRetentionDays } = await services.site.decisions();
  const days: Partial<Record<KeptDataKind, number | null>> = {
    [KeptDataKind.MESSAGES]: chatRetentionDays ?? null,
    [KeptDataKind.ACTIVITY]: auditRetentionDays ?? DEFAULT_AUDIT_RETENTION_DAYS,
  };
  const found: KeptData[] = [];
  for (const kind of Object.values(KeptDataKind)) {
    let count = 0;
    for (const name of NOUNS_OF[kind].counted)
      count += await countOwn(OWN_NOUNS[name], owner, em, MOST);
    found.push({ kind, count: Math.min(count, MOST), days: days[kind] ?? null });
  }
  return found;
}
