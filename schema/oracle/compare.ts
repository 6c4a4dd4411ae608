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
import type { Viewer } from "../foundation/viewer.ts";
import type { TestGraph } from "../testing/graph.ts";

/** An operation as somebody asks it. */
export interface Question {
  text: string;
  variables: Record<string, unknown>;
  who: string;
}

/** How graphql-js answers: the JSON of `data`, or why it refuses. */
type Plain = { data: string } | { refused: string };

/** Makes a wrong statement of a sound one, or by compiling it again. */
export type Wrong = (
  sound: Compiled,
  compile: () => Promise<Compiled | undefined>,
) => Promise<Compiled | undefined>;

const AT_ONCE = 6;

/** Asks the same of the statement and of the plain path. */
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

  /** The statement of a question, or nothing: then graphql-js answers it. */
  compile(question: Question): Promise<Compiled | undefined> {
    const document = this.#document(question);
    const [operation] = document.definitions as [OperationDefinitionNode];
    const context = this.#context(question);
    return compile(this.graph.schema, document, operation, question.variables, context);
  }

  /** What the statement, or a wrong one, answers otherwise than the plain path, if anything. */
  async difference(question: Question, wrong?: Compiled): Promise<string | undefined> {
    const compiled = wrong ?? (await this.#sound(question));
    const text = compiled && (await answer(compiled, this.#run, () => this.graph.clock.now()));
    if (text === undefined) return undefined;
    const plain = await this.#answer(question);
    if ("refused" in plain) return `${asked(question)}\nAnswered, but ${plain.refused}`;
    const fast = JSON.stringify(JSON.parse(text));
    return fast === plain.data ? undefined : `${asked(question)}\n${between(fast, plain.data)}`;
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

  /** Why some of these have no statement, though nobody refuses them. */
  async reasonsForNone(questions: readonly Question[]): Promise<string[]> {
    const reasons = new Set<string>();
    for (const question of questions) {
      await this.#sound(question);
      const reason = whyNotCompiled(this.#document(question));
      if (reason !== undefined) reasons.add(reason);
    }
    return [...reasons];
  }

  /** Whether any of these questions shows that statements made like this are wrong. */
  async sees(questions: readonly Question[], wrong: Wrong): Promise<boolean> {
    for (const question of questions) {
      const sound = await this.#sound(question);
      const other = sound && (await wrong(sound, () => this.compile(question)));
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

  /** The answer of the plain path, asked once. */
  #answer(question: Question): Promise<Plain> {
    const known = this.#plain.get(question);
    if (known) return known;
    const asked = this.#execute(question);
    this.#plain.set(question, asked);
    return asked;
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

const asked = ({ who, text, variables }: Question): string =>
  `${who}: ${text} ${JSON.stringify(variables)}`;

const AROUND = 200;

/** Where two texts begin to differ. */
function between(fast: string, plain: string): string {
  let at = 0;
  while (fast[at] === plain[at]) at += 1;
  const from = Math.max(0, at - AROUND);
  const shown = (text: string) => text.slice(from, at + AROUND);
  return `statement: …${shown(fast)}\nplain:     …${shown(plain)}`;
}
