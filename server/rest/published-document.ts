// The fields of every published document in answers and bodies; a noun adds its own.

import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { PublicationStatus } from "../../schema/publication/publication-status.ts";
import { type Body, byLocale, isObject } from "./body.ts";
import { htmlDocument, isHtml, textDocument } from "./html-document.ts";
import { present } from "./present.ts";
import { Slugs, slugs } from "./slugs.ts";

/** The fields of a fragment that become `publish` and `metadata`. */
const STATE = ["languages", "status", "publishedAt", "scheduledAt"] as const;
const META = [
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "ogImage",
  "canonical",
  "noindex",
] as const;

type Regrouped = (typeof STATE)[number] | (typeof META)[number];
type EditedRow = Record<Regrouped, unknown>;

/** The schema of a fragment with the fields to regroup. */
type EditedFields<Row> = z.ZodType<Row> & { shape: Record<Regrouped, z.ZodType> };

/** The regrouped fields. */
interface Regroup<Row extends EditedRow> {
  content: unknown;
  publish: z.output<typeof Publish>;
  metadata: {
    languages: Row["languages"];
    title: Row["metaTitle"];
    description: Row["metaDescription"];
    keywords: Row["metaKeywords"];
    ogImage: Row["ogImage"];
    canonical: Row["canonical"];
    noindex: Row["noindex"];
  };
}

const time = z.iso.datetime().nullable();

const Publish = z
  .record(z.string(), z.object({ status: z.string(), publishedAt: time, scheduledAt: time }))
  .describe("The state by locale: draft, review, scheduled, published or archived");

/**
 * A document for its editors: every text by locale, and its state in each locale.
 * @param fields the schema of a fragment with the texts by locale and the state
 */
export function editedDocument<Row extends EditedRow>(
  fields: EditedFields<Row>,
  { id }: { id: string },
) {
  type Edited = Omit<Row, Regrouped | "content"> & Regroup<Row>;

  const answer = z
    .object({
      ...without(fields.shape),
      content: z.unknown().describe("A TipTap document by locale"),
      publish: Publish,
      metadata: z.object({
        languages: fields.shape.languages,
        ...writtenMetadata(fields.shape),
      }),
    })
    .meta({ id }) as unknown as z.ZodType<Edited>;

  const reply = (row: Row): Edited =>
    ({
      ...without(row),
      publish: publishOf(row),
      metadata: {
        languages: row.languages,
        ...writtenMetadata(row),
      },
    }) as unknown as Edited;

  return { answer, reply };
}

/** What its editors wrote for search engines. */
const writtenMetadata = <Row extends Record<(typeof META)[number], unknown>>(row: Row) => ({
  title: row.metaTitle as Row["metaTitle"],
  description: row.metaDescription as Row["metaDescription"],
  keywords: row.metaKeywords as Row["metaKeywords"],
  ogImage: row.ogImage as Row["ogImage"],
  canonical: row.canonical as Row["canonical"],
  noindex: row.noindex as Row["noindex"],
});

const without = (row: object): Body =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => ![...STATE, ...META].some((other) => other === name)),
  );

/** The graph has no type for JSON objects by locale. */
const textsOf = (json: unknown) => (isObject(json) ? json : {}) as Record<string, string>;

function publishOf({ status, publishedAt, scheduledAt }: EditedRow) {
  const [publishedIn, scheduledIn] = [textsOf(publishedAt), textsOf(scheduledAt)];
  return Object.fromEntries(
    Object.entries(textsOf(status)).map(([locale, state]) => [
      locale,
      {
        status: state,
        publishedAt: publishedIn[locale] ?? null,
        scheduledAt: scheduledIn[locale] ?? null,
      },
    ]),
  );
}

const localized = <Type extends z.ZodType>(of: Type) =>
  z.object({ en: of, fr: of, no: of }).partial();
const Text = z.union([localized(z.string().nullable()), z.string()]);
const Content = z.union([z.string(), z.record(z.string(), z.unknown())]);
const Status = z.enum(Object.keys(PublicationStatus).map((name) => name.toLowerCase()));
const Publication = z.union([
  z.object({ status: Status, scheduledAt: z.iso.datetime().optional() }),
  Status,
]);
const Metadata = z.object({
  title: Text,
  description: Text,
  keywords: z.union([Text, z.array(z.string())]).describe("Separated by commas, or a list"),
  ogImage: z.string().nullable(),
  canonical: z.string().nullable(),
  noindex: z.boolean(),
});

/** What a new document needs beside what the graph's input says: a title in one of the languages. */
export const DOCUMENT_NEEDS = ["title"];

/** The fields of a body that differ from those of the graph's input, for OpenAPI. */
export const DOCUMENT_FIELDS: Record<string, z.ZodType | null> = {
  content: z
    .union([localized(Content), Content])
    .optional()
    .describe("Plain text, HTML or a TipTap document: of English, or by locale"),
  metadata: Metadata.partial().optional(),
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogImage: null,
  canonical: null,
  noindex: null,
  publish: localized(Publication).optional(),
  publications: null,
};

const text = z.string().nullable();

/** The fields of a document's own page that lists do not show. */
export const documentPage = {
  content: z.string().describe("Sanitised HTML; its headings have the ids of `contents`"),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: z.iso.datetime(),
  metadata: z.object({
    languages: z.array(z.enum(Locale)).describe("Where it is published"),
    slugs: Slugs,
    title: text.describe("For search engines; by default the title."),
    description: text.describe("For search engines; by default the description."),
    keywords: text.describe("Comma-separated keywords"),
    ogImage: text.describe("Path of the picture that links to it are shown with."),
    canonical: text.describe("Where it was published first, if that is another address."),
    noindex: z.boolean().describe("Search engines are asked to leave it out."),
  }),
};

type DocumentPage = z.output<z.ZodObject<typeof documentPage>>;

/** A document as the query of its page reads it; `en`, `fr` and `no` are its slugs. */
interface ReadDocument {
  html: string | null;
  headings?: unknown;
  updatedAt: string;
  languages: DocumentPage["metadata"]["languages"];
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  ogImage: string | null;
  canonical: string | null;
  noindex: boolean;
  en: string | null;
  fr: string | null;
  no: string | null;
}

export const documentPageOf = (row: ReadDocument): DocumentPage => ({
  content: row.html ?? "",
  contents: (row.headings ?? []) as DocumentPage["contents"],
  updatedAt: row.updatedAt,
  metadata: {
    languages: row.languages,
    slugs: slugs(row),
    ...writtenMetadata(row),
  },
});

/** A link to the previous or next document. */
export const link = (row: { slug: string | null; title: string | null } | null) =>
  row && { slug: present(row.slug), title: present(row.title) };

const TEXTS = ["title", "slug", "description", "coverAlt"] as const;

/**
 * Converts a document sent by a caller to an input of the graph: texts by locale or one in English,
 * `publish` and `metadata`. Unknown fields are ignored and never written.
 * @param plain further fields with the same name in the input
 */
export function documentInput(body: Body, plain: readonly string[], withVersion: boolean): Body {
  const input: Body = {};
  for (const name of TEXTS) {
    if (body[name] !== undefined) input[name] = byLocale(body[name]);
  }
  for (const name of ["cover", ...plain]) {
    if (body[name] !== undefined) input[name] = body[name];
  }
  if (body.content !== undefined) input.content = contentByLocale(body.content);
  const metadata = isObject(body.metadata) ? body.metadata : {};
  if (metadata.title !== undefined) input.metaTitle = byLocale(metadata.title);
  if (metadata.description !== undefined) input.metaDescription = byLocale(metadata.description);
  if (metadata.keywords !== undefined) input.metaKeywords = keywordsByLocale(metadata.keywords);
  for (const name of ["ogImage", "canonical", "noindex"]) {
    if (metadata[name] !== undefined) input[name] = metadata[name];
  }
  if (body.publish !== undefined) input.publications = publications(body.publish);
  if (withVersion && body.version !== undefined) input.version = body.version;
  return input;
}

/** Keywords are a comma-separated text or a list. */
function keywordsByLocale(keywords: unknown): unknown {
  const joined = (value: unknown) => (Array.isArray(value) ? value.join(", ") : value);
  const byLanguage = byLocale(joined(keywords));
  return isObject(byLanguage)
    ? Object.fromEntries(Object.entries(byLanguage).map(([name, value]) => [name, joined(value)]))
    : byLanguage;
}

/** Plain text, HTML or a TipTap document: in English, or by locale. */
function contentByLocale(content: unknown): Body {
  const isOfEnglish = typeof content === "string" || (isObject(content) && content.type === "doc");
  const byLanguage = isOfEnglish ? { en: content } : byLocale(content);
  if (!isObject(byLanguage))
    throw new Invalid({ content: "Text, or an object with en, fr and no" });
  return Object.fromEntries(
    Object.entries(byLanguage).map(([locale, value]) => [locale, documentOf(value)]),
  );
}

function documentOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return isHtml(value) ? htmlDocument(value) : textDocument(value);
}

/** `{en: {status: "published"}}`, or `{en: "published"}`. */
function publications(publish: unknown): Body[] {
  if (!isObject(publish)) throw new Invalid({ publish: "An object with en, fr and no" });
  return Object.entries(publish).map(([locale, state]) => {
    const { status, scheduledAt } = isObject(state)
      ? state
      : { status: state, scheduledAt: undefined };
    return {
      locale,
      status: typeof status === "string" ? status.toUpperCase() : status,
      ...(scheduledAt ? { scheduledAt } : {}),
    };
  });
}
