// On a small database without plans that read from end to end unless there is no index at all;
// `npm run prove plans` has PostgreSQL choose as it likes, with 200,000 posts.

import { type OperationDefinitionNode, parse, validate } from "graphql";
import { afterAll, describe, expect, test } from "vitest";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { open } from "./database.ts";
import { Role } from "../../schema/accounts/index.ts";
import { Context } from "../../schema/foundation/context.ts";
import { compile, whyNotCompiled } from "../../schema/foundation/reading/compiled.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { buildGraph } from "../../schema/graph.ts";
import { FEW, GROWING, PLANS } from "../../schema/testing/collected.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

interface Explained {
  "QUERY PLAN": { Plan: Plan }[];
}

const scanned = (
  { "Node Type": type, "Relation Name": table = "", Plans = [] }: Plan,
  growing: readonly string[],
): string[] => [
  ...(type.includes("Seq Scan") && growing.includes(table) ? [table] : []),
  ...Plans.flatMap((plan) => scanned(plan, growing)),
];

const viewers: Record<string, Viewer> = {
  visitor: visitor(),
  member: withRole(Role.MEMBER, { memberId: crypto.randomUUID() }),
  admin: withRole(Role.ADMIN, { memberId: crypto.randomUUID() }),
};

/** The database that is given, as large as it is, or a small one of this file's own. */
async function opened() {
  const url = process.env.PLANS_DATABASE_URL;
  if (url) {
    const database = await open({ url });
    return { database, isSmall: false, remove: () => database.close() };
  }
  const { database, remove } = await copyOfCleanDatabase();
  const em = database.em.fork();
  const author = await aMember(em);
  const post = await aPost(em, { author, categories: [await aCategory(em)] });
  await aComment(em, { post, parent: await aComment(em, { post }) });
  return { database, isSmall: true, remove };
}

describe("a list", async () => {
  const { database, isSmall, remove } = await opened();
  afterAll(remove);
  const schema = buildGraph(database.getMetadata());
  const ask = async <Row>(text: string): Promise<Row> =>
    (await database.em.getConnection().execute<Row[]>(text))[0] as Row;
  const found = await ask<Record<string, string>>(`
    select c.post_id as post, p.author_id as member, k.id as category, k.slug ->> 'en' as slug,
      to_char(l.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from comments c join posts p on p.id = c.post_id join posts_categories pc on pc.post_id = p.id
      join categories k on k.id = pc.category_id join publications l on l.post_id = p.id
    where c.parent_id is not null and p.author_id is not null limit 1`);
  const published = Buffer.from(JSON.stringify([found.at, found.post])).toString("base64url");
  const known: Record<string, string> = { ...found, published };

  test.each(PLANS.flatMap((list) => Object.keys(viewers).map((who) => [list, who] as const)))(
    "%s, as %s, reads no growing table from end to end",
    async (list, who) => {
      const document = parse(list.replace(/\$(\w+)/g, (_, name: string) => known[name] ?? ""));
      expect(validate(schema, document)).toEqual([]);
      const operation = document.definitions[0] as OperationDefinitionNode;
      const context = new Context(() => database.em.fork(), viewers[who] ?? visitor(), {} as never);
      const compiled = await compile(schema, document, operation, {}, context);
      expect(whyNotCompiled(document)).toBeUndefined();
      if (!compiled) return; // refused: it reads nothing
      const text = compiled.text.replace(/\$(\d+)/g, (_, n: string) =>
        constant(compiled.values[Number(n) - 1]),
      );
      const plans = await database.em.fork().transactional(async (em) => {
        if (isSmall) await em.execute("set local enable_seqscan = off");
        const [row] = await em.execute<Explained[]>(`explain (format json) ${text}`);
        return row?.["QUERY PLAN"] ?? [];
      });
      expect(plans).not.toEqual([]);
      const growing = isSmall ? [...GROWING, ...FEW] : GROWING;
      expect(plans.flatMap(({ Plan: plan }) => scanned(plan, growing))).toEqual([]);
    },
  );
});

const constant = (value: unknown): string =>
  Array.isArray(value)
    ? `array[${value.map(constant).join(", ")}]`
    : `'${String(value).replaceAll("'", "''")}'`;
