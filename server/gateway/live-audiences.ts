import type { EntityManager } from "@mikro-orm/core";
import type { RunStatement } from "../../schema/foundation/reading/compiled.ts";
import { asksTheTime, filterAt } from "../../schema/foundation/reading/now.ts";
import type { EntityClass, Where } from "../../schema/foundation/reading/read.ts";
import { leadsToColumn, rowToAsk } from "../../schema/foundation/reading/row-to-ask.ts";
import {
  asked,
  askedOften,
  NotLoaded,
  type Question,
  questionOf,
} from "../../schema/foundation/rules.ts";

/** Subscribers to a topic whose rule is the same. */
export interface Audience {
  /** Equal rules have equal ones. */
  key: string;
  rule: Where;
  /** The rule as it is asked of a row's columns; none where it asks for more. */
  question: Question | undefined;
  subscribers: number;
}

/** Those who listen to a topic, by what they may see of its subjects. */
export class Audiences {
  readonly #byKey = new Map<string, Audience>();
  /** The columns that their rules ask. */
  readonly #paths = new Set(["id"]);

  constructor(
    private readonly subject: EntityClass,
    private readonly em: () => EntityManager,
    private readonly run: RunStatement,
    private readonly now: () => Date,
  ) {}

  /** One more subscriber with this rule. */
  join(rule: Where): Audience {
    const key = JSON.stringify(rule);
    const audience = this.#byKey.get(key) ?? this.#withRule(rule, key);
    this.#byKey.set(key, audience);
    audience.subscribers += 1;
    return audience;
  }

  leave(audience: Audience): void {
    if ((audience.subscribers -= 1) === 0) this.#byKey.delete(audience.key);
  }

  #withRule(rule: Where, key: string): Audience {
    const paths = asked(rule);
    const isOfColumns = paths.every((path) => leadsToColumn(this.#meta, path));
    if (isOfColumns) for (const path of paths) this.#paths.add(path);
    return { key, rule, question: isOfColumns ? this.#asked(rule) : undefined, subscribers: 0 };
  }

  /** A rule that asks the time asks it at each event. */
  #asked = (rule: Where): Question =>
    asksTheTime(rule)
      ? (row, holds) => questionOf(filterAt(rule, this.now))(row, holds)
      : questionOf(rule);

  /** Who may see this subject: asked of the row in memory, of the database where need be. */
  async seeing(id: string): Promise<ReadonlySet<Audience>> {
    const seeing = new Set<Audience>();
    const present = [...this.#byKey.values()]; // of who comes meanwhile the row may lack something
    const [json] = (await this.run(rowToAsk(this.#meta, [...this.#paths]), [id])) ?? [];
    if (!json) return seeing;
    const row = JSON.parse(json) as object;
    const holds = askedOften();
    for (const audience of present) {
      const { rule, question } = audience;
      const fits = question && ifKnown(() => question(row, holds));
      if (fits ?? (await this.#fits(id, rule))) seeing.add(audience);
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
