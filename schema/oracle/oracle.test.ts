import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { Category, CategoryKind } from "../categories/category.ts";
import { Color } from "../foundation/named-type.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import { rowPolicies } from "../foundation/policies.ts";
import { Availability, Member } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { Oracle, type Question } from "./compare.ts";
import {
  declaring,
  withoutConditions,
  withoutRowRules,
  WRONG_TEXTS,
  wrongFieldRules,
} from "./faults.ts";
import { operations } from "./operations.ts";
import { visitEdges } from "./sweep.ts";
import { fillWorld, OPEN, UNSEEN } from "./world.ts";

// Statement and fallback give the same results for every operation and viewer, and a faulty
// statement would be detected.

/** ORACLE_RUNS=5000 ORACLE_SEED=7 npx vitest run schema/oracle */
const RUNS = Number(process.env.ORACLE_RUNS ?? 200);
const SEED = Number(process.env.ORACLE_SEED ?? 1);

/** Thousands of queries take time. */
const timeout = 600_000;

const graph = await testGraph();
const world = await fillWorld(graph.em());
const { values } = world;
const viewers = Object.values(world.viewers);
const everybody = Object.keys(world.viewers);
const oracle = new Oracle(graph, world.viewers);

const edges = visitEdges(graph.schema, values);
const swept = edges.flatMap(({ isVariant, ...edge }) =>
  (isVariant ? ["visitor", "admin"] : everybody).map((who) => ({ ...edge, who, variables: {} })),
);
const random = operations(graph.schema, values, everybody);

test("every edge of the graph gives the same results, for every viewer", { timeout }, async () => {
  expect(await oracle.differences(swept)).toEqual([]);
});

test("every edge leads somebody to a row", { timeout }, async () => {
  const reached = new Set<string>();
  for (const question of swept) {
    if (reached.has(question.name)) continue;
    if (await oracle.reaches(question, question.to)) reached.add(question.name);
  }
  const lacking = new Set(edges.filter(({ name }) => !reached.has(name)).map(({ name }) => name));
  expect(
    [...lacking].map(
      (name) =>
        `Nothing is compared along ${name}: add a row that it leads to in schema/<domain>/<domain>.fixture.ts`,
    ),
  ).toEqual([]);
});

test(`${RUNS} random operations give the same results`, { timeout }, async () => {
  const isAlike = fc.asyncProperty(random, async (question) => {
    expect(await oracle.difference(question)).toBeUndefined();
  });
  await fc.assert(isAlike, { numRuns: RUNS, seed: SEED });
});

const questions: Question[] = [...swept, ...fc.sample(random, { numRuns: 200, seed: SEED })];

test("every operation of the schema can be compiled", { timeout }, async () => {
  // unread conversations compare two rows, which no filter can express
  const counted = { text: "{ unreadConversationCount }", variables: {}, who: "member" };
  const reasons = await oracle.reasonsForNone([...questions, counted]);
  // in their own statements: what moderators, erasing and merging count; siteInfo and currency read no rows
  const inCode = {
    commenterReach: ["comments", "isPublicProvider", "people"],
    contactPerson: ["requests", "comments", "mails"],
    memberMerge: ["posts", "projects", "conversations", "likes"],
    siteInfo: ["version", "license", "languages", "privacyContact", "isInMaintenance"],
    query: ["currency"],
  };
  const known = Object.values(inCode).flatMap((names) =>
    names.map((name) => `${name} is computed in code`),
  );
  expect(reasons.filter((reason) => !known.includes(reason))).toEqual([
    "unreadConversationCount is computed in code",
  ]);
});

describe("the oracle detects", { timeout }, () => {
  test.each(Object.entries(WRONG_TEXTS))("%s", async (_, [piece, instead]) => {
    const isSeen = await oracle.sees(questions, async (sound) => ({
      ...sound,
      text: sound.text.replaceAll(piece, instead),
    }));
    expect(isSeen).toBe(true);
  });

  /**
   * Rows reached through a row that is visible already: a conversation, a message. Mutations,
   * events and files check their policies directly; their own tests cover that.
   */
  const BEHIND = /^(Participant|Reaction|MessageEdit|Attachment) without/;
  const HIDDEN_THEN = [
    "Attachment without $or 1",
    "Attachment without $or 1 message $or 0",
    "MessageEdit without message $or 0",
    "MessageEdit without message $or 1",
    "Reaction without message $or 0",
    "Reaction without message $or 1",
  ];
  const isUnseen = (name: string) =>
    UNSEEN.has(name) || (BEHIND.test(name) && !HIDDEN_THEN.includes(name));

  const wrongRules = [...withoutConditions(viewers), ...wrongFieldRules()];

  test("what is said to stay unseen is a rule or an edge that there is", () => {
    const known = new Set([
      ...wrongRules.map(({ name }) => name),
      ...edges.map(({ name }) => name),
    ]);
    const left = [...UNSEEN.keys(), ...OPEN.keys()].filter((name) => !known.has(name));
    expect(left.map((name) => `There is no ${name}: take it out of its fixture`)).toEqual([]);
  });

  test.each(wrongRules)("$name", async ({ name, entity, under }) => {
    // which random operations reach such rows changes with the schema
    const asked = BEHIND.test(name) ? swept : questions;
    const isSeen = await oracle.sees(asked, (_, compile) => under(compile), entity);
    expect(isSeen).toBe(!isUnseen(name));
  });
});

/** Viewers who may see a trash see all of it. */
const IN_TRASH = /^Query\.deleted[A-Z]/;

describe("it would be seen if a rule were left out", { timeout }, () => {
  const ways = withoutRowRules(viewers).flatMap(({ entity, under }) => {
    const names = swept.filter(({ to }) => to === entity).map(({ name }) => name);
    return [...new Set(names)].map((edge) => ({ edge, under }));
  });
  test.each(ways)("on $edge", async ({ edge, under }) => {
    const asked = swept.filter(({ name }) => name === edge);
    const isSeen = await oracle.sees(asked, (_, compile) => under(compile));
    expect(isSeen).toBe(!OPEN.has(edge) && !IN_TRASH.test(edge));
  });
});

describe("with other policies both paths still agree:", { timeout }, () => {
  const OTHERS: [EntityClass, Where][] = [
    [Post, { featured: true }],
    // on posts that not everyone sees, and not on all that everyone sees
    [Comment, { post: { featured: true } }],
    [Member, { availability: Availability.OPEN }],
    [Category, { kind: CategoryKind.BLOG, color: { $ne: Color.CYAN } }],
  ];

  test.each(OTHERS.map(([entity, rule]) => ({ entity, name: entity.name, rule })))(
    "$name",
    async ({ entity, name, rule }) => {
      const asked = edges
        .filter((edge) => edge.to === name || edge.name.startsWith(`${name}.`))
        .filter(({ isVariant }) => !isVariant)
        .flatMap(({ text }) =>
          ["visitor", "moderator"].map((who) => ({ text, who, variables: {} })),
        );
      const compare = () => new Oracle(graph, world.viewers).differences(asked);
      expect(await declaring(rowPolicies, entity, () => rule, compare)).toEqual([]);
      // and the oracle detects that they differ
      const isSeen = await oracle.sees(asked, (_, compile) =>
        declaring(rowPolicies, entity, () => rule, compile),
      );
      expect(isSeen).toBe(true);
    },
  );
});
