import {
  type GraphQLArgument,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
} from "graphql";

/** An operation that can be sent as it is, with its variables. */
export interface Example {
  text: string;
  variables: Record<string, unknown>;
}

/** How many fields without fields of their own an example shows of an object. */
const LEAVES = 6;
/** How deep it looks for some. */
const LEVELS = 3;
const ROWS = 2;

/** First in an example: by them a row is found again and recognized. */
const TELLING = ["id", "slug", "title", "name", "displayName", "status", "version"];
/** Of an input without anything required, such as that of a change, the first of these. */
const CHANGED = ["title", "name", "slug", "displayName", "status"];
/** What the type leaves open, because there is an alternative, the description says. */
const REQUIRED = /\bRequired\b(?! if)/;

const ID = "01a22746-1a4f-7000-83f1-2ac1b280697a";
const OTHER_ID = "01a22746-1a4f-7000-83f1-2ac1b280697b";
/** What an input needs here and not elsewhere, by the name of the field that it is the value of. */
const NEEDED_AT: Record<string, readonly string[]> = { billing: ["street", "city", "country"] };
/** Arguments that name another row than `id` does. */
const SECOND = ["by", "intoId"];

const SCALARS: Record<string, unknown> = {
  ID,
  SafeInt: 1,
  Float: 1,
  Boolean: true,
  Decimal: "1.00",
  JSON: {},
  JSONObject: {},
};

/** Of an argument or a field of an input. */
interface Named {
  name: string;
  type: GraphQLInputType;
  description?: string | null;
}

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//example.org//EN",
  "BEGIN:VEVENT",
  "UID:1@example.org",
  "DTSTAMP:20261201T090000Z",
  "DTSTART:20261201T090000Z",
  "SUMMARY:text",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** Texts that are not just any, by the name or the description of what they are for. */
function textFor({ name, description }: Named): string {
  const says = (pattern: RegExp) => pattern.test(description ?? "");
  if (/email$/i.test(name)) return "ada@example.org";
  if (/password$/i.test(name)) return "a long passphrase";
  if (says(/email address or domain/)) return "example.org";
  if (says(/An email address/)) return "ada@example.org";
  if (says(/ISO 4217/)) return "EUR";
  if (says(/ISO 3166-1/)) return "AT";
  if (says(/random key/)) return "0123456789abcdef";
  if (says(/privacy policy/)) return "2026-11-23.1";
  if (says(/\b10 to /)) return "A text of the example";
  if (name === "ics") return CALENDAR;
  if (name === "from") return "2026-11-01";
  if (name === "to") return "2026-11-30";
  if (says(/YYYY-MM-DD/)) return says(/not in the future/) ? "2026-11-01" : "2026-12-01";
  return "text";
}

/** Limits are said as "30 to 3,650". */
const leastOf = ({ description }: Named): number =>
  Number(/\b(\d+) to \d/.exec(description ?? "")?.[1] ?? 1);

/** What took place is over, what is planned is not yet. */
const timeFor = (name: string): string =>
  ({
    startedAt: "2026-11-02T09:00:00.000Z",
    endedAt: "2026-11-02T10:00:00.000Z",
    to: "2026-12-01T10:00:00.000Z",
  })[name] ?? "2026-12-01T09:00:00.000Z";

/** One example of each operation: what it needs, and some of what it answers. */
export function examples(schema: GraphQLSchema): Example[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((field) => exampleOf(kind, field)),
  );
}

const HEAD = `# One example of each operation, made from the schema. The line before it has its variables.
# Ids are placeholders: until you put in your own, the answer is NOT_FOUND.`;

/** All of them as one document; the variables of each are in the comment before it. */
export const exampleFile = (schema: GraphQLSchema): string =>
  `${HEAD}\n\n${examples(schema)
    .map(({ text, variables }) =>
      Object.keys(variables).length ? `# ${JSON.stringify(variables)}\n${text}` : text,
    )
    .join("\n\n")}\n`;

function exampleOf(kind: string, field: GraphQLField<unknown, unknown>): Example {
  const { name, args, type } = field;
  const needed = args.filter(isNeeded).map((one) => ({
    ...one,
    description: one.description ?? field.description,
  }));
  const declared = needed.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
  const given = [
    ...needed.map((one) => `${one.name}: $${one.name}`),
    ...args.filter((one) => one.name === "first").map(() => `first: ${ROWS}`),
  ].join(", ");
  const call = `${name}${given && `(${given})`} ${selectionOf(type) ?? ""}`;
  const title = name[0]?.toUpperCase() + name.slice(1);
  return {
    text: print(parse(`${kind} ${title}${declared && `(${declared})`} { ${call} }`)),
    variables: Object.fromEntries(needed.map((one) => [one.name, valueOf(one)])),
  };
}

const isNeeded = (one: GraphQLArgument): boolean =>
  isRequiredArgument(one) || REQUIRED.test(one.description ?? "");

/** Undefined for what has no fields. */
function selectionOf(type: GraphQLOutputType, levels = LEVELS): string | undefined {
  const of = getNamedType(type);
  if (isLeafType(of)) return undefined;
  if (!isObjectType(of)) return "{ __typename }";
  const nodes = of.getFields().nodes;
  if (nodes)
    return `{ nodes ${selectionOf(nodes.type, levels)} pageInfo { endCursor hasNextPage } }`;
  const leaves = leavesOf(of);
  if (leaves.length) return `{ ${leaves.join(" ")} }`;
  const inner =
    levels > 1
      ? callable(of).map((field) => [field.name, selectionOf(field.type, levels - 1)])
      : [];
  const [first] = inner.filter(([, selection]) => selection !== "{ __typename }");
  return first ? `{ ${first.join(" ")} }` : "{ __typename }";
}

function leavesOf(type: GraphQLObjectType): string[] {
  const names = callable(type).flatMap((field) =>
    isLeafType(getNamedType(field.type)) ? [field.name] : [],
  );
  const rank = (name: string) => (TELLING.includes(name) ? TELLING.indexOf(name) : TELLING.length);
  return names.toSorted((one, other) => rank(one) - rank(other)).slice(0, LEAVES);
}

const callable = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(
    ({ args, deprecationReason }) => !args.some(isRequiredArgument) && !deprecationReason,
  );

function valueOf(one: Named): unknown {
  const of = getNullableType(one.type);
  if (isListType(of)) {
    const item = valueOf({ ...one, type: of.ofType });
    return item === ID ? [ID, OTHER_ID] : [item];
  }
  if (isEnumType(of)) return of.getValues()[0]?.name;
  if (!isInputObjectType(of)) {
    if (of.name === "String") return textFor(one);
    if (of.name === "DateTimeISO") return timeFor(one.name);
    if (of.name === "Int") return leastOf(one);
    return SECOND.includes(one.name) ? OTHER_ID : SCALARS[of.name];
  }
  const fields = Object.values(of.getFields());
  const needed = fields.filter(
    (field) =>
      isRequiredInputField(field) ||
      REQUIRED.test(field.description ?? "") ||
      NEEDED_AT[one.name]?.includes(field.name),
  );
  const telling = CHANGED.map((name) => of.getFields()[name]).find(Boolean) ?? fields[0];
  // a document needs a title, in whatever language
  if (telling?.name === "title" && !needed.includes(telling)) needed.unshift(telling);
  const shown = needed.length || !telling ? needed : [telling];
  return Object.fromEntries(shown.map((field) => [field.name, valueOf(field)]));
}
