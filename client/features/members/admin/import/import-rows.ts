import type { IntlShape } from "react-intl";
import { parseCsv } from "../../../../admin/list/parse-csv.ts";
import type { MemberImportRow } from "../../../../schema.generated.ts";

/** The columns of a file, and the message of the form that is their label. */
const labels = {
  handle: "handle",
  name: "displayName",
  email: "email",
  role: "role",
  headline: "headline",
  about: "about",
  pronouns: "pronouns",
  company: "company",
  city: "city",
  state: "state",
  country: "country",
  address: "address",
  zipCode: "zipCode",
  phone: "phone",
  timeZone: "timeZone",
  skills: "skills",
  tools: "tools",
  availability: "availability",
  availableFrom: "availableFrom",
  visibility: "visibility",
  types: "types",
};

/** The header of an empty file. */
export const TEMPLATE = Object.keys(labels);

type Field = keyof typeof labels;

const texts: readonly string[] = ["role", "headline", "about"];
const lists: readonly string[] = ["skills", "tools", "types"];

export interface ImportLine {
  /** In the file, from 1; the header is line 1 */
  line: number;
  cells: string[];
  row: MemberImportRow;
  /** The earlier line about the same member: only the first counts */
  sameAs?: number;
}

export interface ImportFile {
  header: string[];
  /** Names of columns that mean nothing here */
  ignored: string[];
  lines: ImportLine[];
}

/** The label of a column, which the header may also have. */
export const columnLabel = (intl: IntlShape, field: string): string =>
  field in labels ? intl.formatMessage({ id: `members.edit.${labels[field as Field]}` }) : field;

/** Reads a file whose first line names its columns, by the fields' names or their labels. */
export function readImport(text: string, intl: IntlShape): ImportFile {
  const [header = [], ...lines] = parseCsv(text);
  const fields = header.map((name) => fieldOf(name, intl));
  const seen = new Map<string, number>();
  return {
    header,
    ignored: header.filter((name, place) => name.trim() && !fields[place]),
    lines: lines.map((cells, place) => {
      const line = place + 2;
      const row = rowOf(cells, fields);
      const keys = [row.handle, row.email].flatMap((key) => key?.toLowerCase() ?? []);
      const sameAs = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
      for (const key of keys) if (!seen.has(key)) seen.set(key, line);
      return { line, cells, row, ...(sameAs !== undefined && { sameAs }) };
    }),
  };
}

/** "Role", "role", "role.fr" */
function fieldOf(name: string, intl: IntlShape): string | undefined {
  const wanted = name.trim().toLowerCase();
  const [, base = wanted, locale] = /^(.+)\.(en|fr|no)$/.exec(wanted) ?? [];
  const field = Object.keys(labels).find(
    (each) => each.toLowerCase() === base || columnLabel(intl, each).toLowerCase() === base,
  );
  if (!field || !texts.includes(field)) return locale ? undefined : field;
  return `${field}.${locale ?? "en"}`;
}

function rowOf(cells: string[], fields: (string | undefined)[]): MemberImportRow {
  const row: Record<string, unknown> = {};
  for (const [place, field] of fields.entries()) {
    const value = cells[place]?.trim();
    if (!field || !value) continue;
    const [name = field, locale] = field.split(".");
    if (locale) row[name] = { ...(row[name] as object), [locale]: value };
    else if (lists.includes(name)) row[name] = listIn(value);
    else row[name] = name === "country" ? value.toUpperCase() : value;
  }
  return row as MemberImportRow;
}

/** Separated by commas, as in exports, or else by semicolons or bars. */
const listIn = (value: string): string[] =>
  value
    .split(value.includes(",") ? "," : /[;|]/)
    .map((one) => one.trim())
    .filter(Boolean);
