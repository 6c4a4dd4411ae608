import type { EntityManager } from "@mikro-orm/core";
import type { RunStatement } from "../sql/compiled.ts";
import { dependsOnTime, filterAt } from "../descriptions/now.ts";
import type { EntityClass, Where } from "../descriptions/read-query.ts";
import { isColumnPath, policyRow } from "./policy-row.ts";
import {
  pathsOf,
  memoizedPermissions,
  NotLoaded,
  type Predicate,
  compilePredicate,
} from "../../policies.ts";

/** Subscribers of a topic that have the same row policy. */
export interface PolicyGroup {
  /** Equal policies have equal keys. */
  key: string;
  rule: Where;
  /** The policy as a predicate on the row's columns; undefined if columns are not enough. */
  predicate: Predicate | undefined;
  subscribers: number;
}

/** Groups the subscribers of a topic by their row policy. */
export class PolicyGroups {
  readonly #byKey = new Map<string, PolicyGroup>();
  /** The columns that their policies read. */
  readonly #paths = new Set(["id"]);

  constructor(
    private readonly subject: EntityClass,
    private readonly em: () => EntityManager,
    private readonly run: RunStatement,
    private readonly now: () => Date,
  ) {}

  /** Adds a subscriber with this policy. */
  join(rule: Where): PolicyGroup {
    const key = JSON.stringify(rule);
    const group = this.#byKey.get(key) ?? this.#withRule(rule, key);
    this.#byKey.set(key, group);
    group.subscribers += 1;
    return group;
  }

  leave(group: PolicyGroup): void {
    if ((group.subscribers -= 1) === 0) this.#byKey.delete(group.key);
  }

  #withRule(rule: Where, key: string): PolicyGroup {
    const paths = pathsOf(rule);
    const isOfColumns = paths.every((path) => isColumnPath(this.#meta, path));
    if (isOfColumns) for (const path of paths) this.#paths.add(path);
    return {
      key,
      rule,
      predicate: isOfColumns ? this.#predicateOf(rule) : undefined,
      subscribers: 0,
    };
  }

  /** A policy that depends on time is compiled again for each event. */
  #predicateOf = (rule: Where): Predicate =>
    dependsOnTime(rule)
      ? (row, holds) => compilePredicate(filterAt(rule, this.now))(row, holds)
      : compilePredicate(rule);

  /**
   * The groups that may see this subject: evaluated in memory, or by the database where columns are
   * not enough.
   */
  async seeing(id: string): Promise<ReadonlySet<PolicyGroup>> {
    const seeing = new Set<PolicyGroup>();
    const present = [...this.#byKey.values()]; // the loaded row may lack columns for a group that joins meanwhile
    const [json] = (await this.run(policyRow(this.#meta, [...this.#paths]), [id])) ?? [];
    if (!json) return seeing;
    const row = JSON.parse(json) as object;
    const holds = memoizedPermissions();
    for (const group of present) {
      const { rule, predicate } = group;
      const fits = predicate && ifKnown(() => predicate(row, holds));
      if (fits ?? (await this.#fits(id, rule))) seeing.add(group);
    }
    return seeing;
  }

  #fits = async (id: string, rule: Where): Promise<boolean> =>
    (await this.em().count(this.subject, { $and: [{ id }, filterAt(rule, this.now)] } as never)) >
    0;

  get #meta() {
    return this.em()
      .getMetadata()
      .get(this.subject as never);
  }
}

/** Undefined if the loaded row is not enough to decide. */
function ifKnown(ask: () => boolean): boolean | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NotLoaded) return undefined;
    throw error;
  }
}
