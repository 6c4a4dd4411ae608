import { GraphQLBoolean, GraphQLNonNull, getNullableType, type GraphQLInputType } from "graphql";
import type { Condition, Form, Given, Selected } from "./operations.ts";
import { literalOf } from "./values.ts";

/** Prints an operation, collecting its variable declarations and values. */
export class Printer {
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  #names = 0;

  operation(selected: readonly Selected[]): { text: string; variables: Record<string, unknown> } {
    const selection = this.#selection(selected);
    const declared = this.#declared.length ? ` (${this.#declared.join(", ")})` : "";
    const text = [`query${declared} ${selection}`, ...this.#fragments].join("\n");
    return { text, variables: this.#variables };
  }

  #selection = (selected: readonly Selected[]): string =>
    `{ ${selected.map((one) => this.#selected(one)).join(" ")} }`;

  #selected({ field, on, isAliased, given, condition, within, inner }: Selected): string {
    // fields with arguments get an alias, so that they can be selected twice
    const alias = isAliased || given.length ? `${this.#name("a")}: ` : "";
    const args = given.map((one) => this.#argument(one));
    const directive = condition ? ` ${this.#condition(condition)}` : "";
    const name = `${alias}${field?.name ?? "__typename"}${args.length ? `(${args.join(", ")})` : ""}`;
    const selection = inner.length ? ` ${this.#selection(inner)}` : "";
    if (within === "nothing") return `${name}${directive}${selection}`;
    const body = `{ ${name}${selection} }`;
    if (within === "plain fragment") return `...${directive} ${body}`;
    if (within === "typed fragment") return `... on ${on}${directive} ${body}`;
    const fragment = this.#name("F");
    this.#fragments.push(`fragment ${fragment} on ${on} ${body}`);
    return `...${fragment}${directive}`;
  }

  #argument = ({ argument, value, form }: Given): string =>
    `${argument.name}: ${this.#value(value, argument.type, form)}`;

  #condition({ name, value, form }: Condition): string {
    const type = new GraphQLNonNull(GraphQLBoolean);
    return `@${name}(if: ${this.#value(value, type, form)})`;
  }

  /** A value as it appears in the document. */
  #value(value: unknown, type: GraphQLInputType, form: Form): string {
    if (form === "literal") return literalOf(value, type);
    const name = this.#name("v");
    switch (form) {
      case "variable":
        this.#declared.push(`$${name}: ${String(type)}`);
        this.#variables[name] = value;
        break;
      case "default":
        this.#declared.push(`$${name}: ${String(type)} = ${literalOf(value, type)}`);
        break;
      case "null":
        this.#variables[name] = null;
      // falls through
      case "absent":
        this.#declared.push(`$${name}: ${String(getNullableType(type))}`);
    }
    return `$${name}`;
  }

  #name(kind: string): string {
    this.#names += 1;
    return `${kind}${this.#names}`;
  }
}
