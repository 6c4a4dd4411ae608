import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  GraphQLDeprecatedDirective,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  parse,
  print,
  type TypeDefinitionNode,
} from "graphql";

/** What differs between two schemas, a line for each part of them. */
export interface SchemaChanges {
  added: string[];
  changed: string[];
  deprecated: string[];
  removed: string[];
}

interface Part {
  /** Its coordinate: `Post`, `Post.title`, `Post.title(locale:)` */
  name: string;
  /** The coordinate of what it belongs to */
  owner?: string;
  /** Its type, with the default value of an argument */
  type?: string;
  /** Why it is deprecated, if it is */
  reason?: string;
}

/** The differences of two schemas. What belongs to something new or removed is not named by itself. */
export function schemaChanges(before: string, after: string): SchemaChanges {
  const [old, now] = [partsOf(before), partsOf(after)];
  const both = [...now.values()].flatMap((part) => {
    const former = old.get(part.name);
    return former ? [{ part, former }] : [];
  });
  return {
    added: missingIn(old, now),
    changed: both
      .filter(({ part, former }) => part.type !== former.type)
      .map(({ part, former }) => `\`${part.name}\`: \`${former.type}\` → \`${part.type}\``),
    deprecated: both
      .filter(({ part, former }) => part.reason !== undefined && former.reason === undefined)
      .map(({ part: { name, reason } }) => `\`${name}\`: ${reason}`),
    removed: missingIn(now, old),
  };
}

const missingIn = (parts: ReadonlyMap<string, Part>, others: ReadonlyMap<string, Part>) =>
  [...others.values()]
    .filter(({ name, owner }) => !parts.has(name) && (owner === undefined || parts.has(owner)))
    .map(({ name }) => `\`${name}\``);

function partsOf(sdl: string): Map<string, Part> {
  const types = parse(sdl, { noLocation: true }).definitions.filter(isTypeDefinitionNode);
  return new Map(types.flatMap(partsOfType).map((part) => [part.name, part]));
}

function partsOfType(definition: TypeDefinitionNode): Part[] {
  const owner = definition.name.value;
  const parts: Part[] = [{ name: owner }];
  if ("values" in definition) {
    for (const { name, directives } of definition.values ?? []) {
      parts.push({ name: `${owner}.${name.value}`, owner, reason: reasonIn(directives) });
    }
  }
  if ("types" in definition) {
    for (const { name } of definition.types ?? []) {
      parts.push({ name: `${owner} = ${name.value}`, owner });
    }
  }
  if ("fields" in definition) {
    for (const node of definition.fields ?? []) {
      const field = { name: `${owner}.${node.name.value}`, owner, type: typeOf(node) };
      parts.push({ ...field, reason: reasonIn(node.directives) });
      const given = "arguments" in node ? (node.arguments ?? []) : [];
      for (const argument of given) {
        parts.push({
          name: `${field.name}(${argument.name.value}:)`,
          owner: field.name,
          type: typeOf(argument),
          reason: reasonIn(argument.directives),
        });
      }
    }
  }
  return parts;
}

const typeOf = (node: FieldDefinitionNode | InputValueDefinitionNode): string =>
  "defaultValue" in node && node.defaultValue
    ? `${print(node.type)} = ${print(node.defaultValue)}`
    : print(node.type);

function reasonIn(directives: readonly ConstDirectiveNode[] = []): string | undefined {
  const deprecated = directives.find(({ name }) => name.value === GraphQLDeprecatedDirective.name);
  const reason = deprecated?.arguments?.find(({ name }) => name.value === "reason")?.value;
  return deprecated && (reason?.kind === "StringValue" ? reason.value : "");
}
