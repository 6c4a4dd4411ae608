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

/** Subscribers to a topic whose rule is the same. */
export interface PolicyGroup {
  /** Equal rules have equal ones. */
  key: string;
  rule: Where;
  /** The rule as it is asked of a row's columns; none where it asks for more. */
  predicate: Predicate | undefined;
  subscribers: number;
}

/** Those who listen to a topic, by what they may see of its subjects. */
export class PolicyGroups {
  readonly #byKey = new Map<string, PolicyGroup>();
  /** The columns that their rules ask. */
  readonly #paths = new Set(["id"]);

  constructor(
    private readonly subject: EntityClass,
    private readonly em: () => EntityManager,
    private readonly run: RunStatement,
    private readonly now: () => Date,
  ) {}

  /** One more subscriber with this rule. */
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
    return { key, rule, predicate: isOfColumns ? this.#asked(rule) : undefined, subscribers: 0 };
  }

  /** A rule that asks the time asks it at each event. */
  #asked = (rule: Where): Predicate =>
    dependsOnTime(rule)
      ? (row, holds) => compilePredicate(filterAt(rule, this.now))(row, holds)
      : compilePredicate(rule);

  /** Who may see this subject: asked of the row in memory, of the database where need be. */
  async seeing(id: string): Promise<ReadonlySet<PolicyGroup>> {
    const seeing = new Set<PolicyGroup>();
    const present = [...this.#byKey.values()]; // of who comes meanwhile the row may lack something
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

/** Nothing where a loaded row cannot be asked. */
function ifKnown(ask: () => boolean): boolean | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NotLoaded) return undefined;
    throw error;
  }
}
