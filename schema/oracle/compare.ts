import { isDeepStrictEqual } from "node:util";
import { execute, type DocumentNode, type OperationDefinitionNode, parse } from "graphql";
import {
  answer,
  compile,
  type Compiled,
  type RunStatement,
  whyNotCompiled,
} from "../foundation/reading/sql/compiled.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import type { TestGraph } from "../testing/graph.ts";

/** An operation, its variables and the viewer. */
export interface Question {
  text: string;
  variables: Record<string, unknown>;
  who: string;
}

/** The result of the fallback: the JSON of `data`, or the error. */
type Plain = { data: string } | { refused: string };

/** Produces a faulty statement, by changing a correct one or compiling it again. */
export type Wrong = (
  sound: Compiled,
  compile: () => Promise<Compiled | undefined>,
) => Promise<Compiled | undefined>;

const AT_ONCE = 6;

/** Runs each question as a statement and through the fallback. */
export class Oracle {
  readonly #run: RunStatement;
  readonly #documents = new Map<string, DocumentNode>();
  readonly #statements = new WeakMap<Question, Promise<Compiled | undefined>>();
  readonly #plain = new WeakMap<Question, Promise<Plain>>();

  constructor(
    private readonly graph: TestGraph,
    private readonly viewers: Record<string, Viewer>,
  ) {
    this.#run = statementRunner(graph.em());
  }

  /** The statement of a question, or undefined if graphql-js executes it. */
  compile(question: Question): Promise<Compiled | undefined> {
    const document = this.#document(question);
    const [operation] = document.definitions as [OperationDefinitionNode];
    const context = this.#context(question);
    return compile(this.graph.schema, document, operation, question.variables, context);
  }

  /**
   * The difference between the results of the statement, or a faulty one, and the fallback;
   * undefined if there is none.
   */
  async difference(question: Question, wrong?: Compiled): Promise<string | undefined> {
    const compiled = wrong ?? (await this.#sound(question));
    const text = compiled && (await answer(compiled, this.#run, () => this.graph.clock.now()));
    if (text === undefined) return undefined;
    const plain = await this.#answer(question);
    if ("refused" in plain) return `${questionText(question)}\nAnswered, but ${plain.refused}`;
    const fast = JSON.stringify(JSON.parse(text));
    return fast === plain.data
      ? undefined
      : `${questionText(question)}\n${between(fast, plain.data)}`;
  }

  /** All differences, several questions at a time. */
  async differences(questions: readonly Question[]): Promise<string[]> {
    const found: string[] = [];
    const rest = questions.values();
    const ask = async () => {
      for (const question of rest) {
        const difference = await this.difference(question);
        if (difference !== undefined) found.push(difference);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return found;
  }

  /** Whether this leads to a row of the type. */
  async reaches(question: Question, type: string): Promise<boolean> {
    const plain = await this.#answer(question);
    return "data" in plain && plain.data.includes(`"__typename":"${type}"`);
  }

  /** Why some of these cannot be compiled although they are not refused. */
  async reasonsForNone(questions: readonly Question[]): Promise<string[]> {
    const reasons = new Set<string>();
    for (const question of questions) {
      await this.#sound(question);
      const reason = whyNotCompiled(this.#document(question));
      if (reason !== undefined) reasons.add(reason);
    }
    return [...reasons];
  }

  /**
   * Whether any of these questions reveals that statements produced this way are faulty. The policies
   * of an entity only change the statements that read its table, so that others need not be compiled.
   */
  async sees(questions: readonly Question[], wrong: Wrong, entity?: EntityClass): Promise<boolean> {
    const table =
      entity &&
      this.graph
        .em()
        .getMetadata()
        .get(entity as never).tableName;
    for (const question of questions) {
      const sound = await this.#sound(question);
      if (!sound || (table && !sound.tables.has(table))) continue;
      const other = await wrong(sound, () => this.compile(question));
      if (!other || isEqual(sound, other)) continue;
      if ((await this.difference(question, other)) !== undefined) return true;
    }
    return false;
  }

  #sound(question: Question): Promise<Compiled | undefined> {
    const statement = this.#statements.get(question) ?? this.compile(question);
    this.#statements.set(question, statement);
    return statement;
  }

  /** The result of the fallback, cached per question. */
  #answer(question: Question): Promise<Plain> {
    const known = this.#plain.get(question);
    if (known) return known;
    const result = this.#execute(question);
    this.#plain.set(question, result);
    return result;
  }

  async #execute(question: Question): Promise<Plain> {
    const { data, errors } = await execute({
      schema: this.graph.schema,
      document: this.#document(question),
      variableValues: question.variables,
      contextValue: this.#context(question),
    });
    return errors?.[0] ? { refused: errors[0].message } : { data: JSON.stringify(data) };
  }

  #document({ text }: Question): DocumentNode {
    const known = this.#documents.get(text) ?? parse(text);
    this.#documents.set(text, known);
    return known;
  }

  #context({ who }: Question) {
    const viewer = this.viewers[who];
    if (!viewer) throw new Error(`Nobody is called ${who}`);
    return this.graph.context(viewer);
  }
}

const isEqual = (one: Compiled, other: Compiled): boolean =>
  one.text === other.text && isDeepStrictEqual(one.values, other.values);

const questionText = ({ who, text, variables }: Question): string =>
  `${who}: ${text} ${JSON.stringify(variables)}`;

const AROUND = 200;

/** The position at which two texts start to differ, with context. */
function between(fast: string, plain: string): string {
  let at = 0;
  while (fast[at] === plain[at]) at += 1;
  const from = Math.max(0, at - AROUND);
  const shown = (text: string) => text.slice(from, at + AROUND);
  return `statement: …${shown(fast)}\nplain:     …${shown(plain)}`;
}
