import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { Category, CategoryKind } from "../categories/category.ts";
import { Color } from "../foundation/named-type.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import { rowPolicies } from "../foundation/policies.ts";
import { Availability, Member } from "../members/member.ts";
import { Oracle, type Question } from "./compare.ts";
import {
  declaring,
  withoutConditions,
  withoutRowRules,
  WRONG_TEXTS,
  wrongFieldRules,
} from "./faults.ts";
import { oracleOfWorld, timeout } from "./oracle-of-world.ts";
import { OPEN, UNSEEN } from "./world.ts";

// Statement and fallback give the same results for random operations, too, and a faulty statement or rule
// would be detected.

/** ORACLE_RUNS=5000 ORACLE_SEED=7 TEST_THOROUGH=on npx vitest run schema/oracle */
const RUNS = Number(process.env.ORACLE_RUNS ?? 200);
const SEED = Number(process.env.ORACLE_SEED ?? 1);

const { graph, viewers: viewersByName, oracle, edges, swept, random } = await oracleOfWorld();
const viewers = Object.values(viewersByName);

test(`${RUNS} random operations give the same results`, { timeout }, async () => {
  const isAlike = fc.asyncProperty(random, async (question) => {
    expect(await oracle.difference(question)).toBeUndefined();
  });
  await fc.assert(isAlike, { numRuns: RUNS, seed: SEED });
});

const questions: Question[] = [...swept, ...fc.sample(random, { numRuns: 200, seed: SEED })];

test("every random operation can be compiled", { timeout }, async () => {
  const reasons = await oracle.reasonsForNone(questions);
  expect(reasons.filter((reason) => !reason.endsWith(" is computed in code"))).toEqual([]);
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
  const BEHIND = /^(Participant|Reaction|MessageEdit) without/;
  const HIDDEN_THEN = [
    "MessageEdit without message $or 0",
    "MessageEdit without message $or 1",
    "Reaction without message $or 0",
    "Reaction without message $or 1",
  ];
  const isUnseen = (name: string) =>
    UNSEEN.has(name) || (BEHIND.test(name) && !HIDDEN_THEN.includes(name));

  /** What others say of the rows that a notification is about is detected there. */
  const OF_OTHERS = /^Notification without \$and 0 \$and \d+ ./;

  const wrongRules = [...withoutConditions(viewers), ...wrongFieldRules()].filter(
    ({ name }) => !OF_OTHERS.test(name),
  );

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
    const selected = BEHIND.test(name) ? swept : questions;
    const isSeen = await oracle.sees(selected, (_, compile) => under(compile), entity);
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
    const selected = swept.filter(({ name }) => name === edge);
    const isSeen = await oracle.sees(selected, (_, compile) => under(compile));
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
      const selected = edges
        .filter((edge) => edge.to === name || edge.name.startsWith(`${name}.`))
        .filter(({ isVariant }) => !isVariant)
        .flatMap(({ text }) =>
          ["visitor", "moderator"].map((who) => ({ text, who, variables: {} })),
        );
      const compare = () => new Oracle(graph, viewersByName).differences(selected);
      expect(await declaring(rowPolicies, entity, () => rule, compare)).toEqual([]);
      // and the oracle detects that they differ
      const isSeen = await oracle.sees(selected, (_, compile) =>
        declaring(rowPolicies, entity, () => rule, compile),
      );
      expect(isSeen).toBe(true);
    },
  );
});
