import { z } from "zod";
import {
  ChangelogEntriesDocument,
  ChangelogEntryTexts,
  CreateChangelogEntryDocument,
  DeleteChangelogEntriesDocument,
  DeleteChangelogEntryDocument,
  PublicChangelogEntriesDocument,
  UpdateChangelogEntryDocument,
} from "./documents.generated.ts";
import { resource } from "./resource.ts";
import { localeOf, PUBLIC_IN_LANGUAGE, route, unwrapped } from "./route.ts";

const { id, version, release, status, publishedAt, updatedAt, tags, apiImpact } =
  ChangelogEntryTexts.shape;

const TextIn = z
  .object({ text: z.string(), language: z.enum(["en", "fr", "no"]) })
  .meta({ id: "TextInLanguage" });

/** An entry for readers: texts that are not written in their language are in English. */
const ChangelogEntry = z
  .object({
    id,
    version,
    release,
    anchor: z.string().describe("Its fragment on /changelog"),
    status,
    publishedAt,
    updatedAt,
    tags,
    apiImpact,
    title: TextIn,
    description: TextIn.nullable(),
    changes: z
      .array(TextIn.extend({ tag: tags.element }))
      .describe("What changed, by kind; backticks mark `code`"),
  })
  .meta({ id: "ChangelogEntry" });

const EditedChangelogEntry = ChangelogEntryTexts.meta({ id: "EditedChangelogEntry" });

type Texts = z.output<typeof ChangelogEntryTexts>;
type Localized = Texts["title"];
type Tag = Texts["tags"][number];

/** In the order in which changes are shown: what is urgent first. */
const KINDS = ["security", "added", "changed", "deprecated", "removed", "fixed"] as const;

/** A text in the language, or else in English: an entry is published in all languages at once. */
function textIn(texts: Localized, locale: string): z.output<typeof TextIn> | null {
  const languages = [locale, "en", "fr", "no"] as ("en" | "fr" | "no")[];
  const language = languages.find((each) => texts?.[each]);
  const text = language && texts?.[language];
  return text ? { text, language } : null;
}

const linesIn = (texts: Localized, tag: Tag, locale: string) => {
  const found = textIn(texts, locale);
  const lines = found?.text.split("\n").filter((line) => line.trim()) ?? [];
  return lines.map((text) => ({ tag, text: text.trim(), language: found?.language ?? "en" }));
};

const forReaders = (entry: Texts, locale: string): z.output<typeof ChangelogEntry> => ({
  id: entry.id,
  version: entry.version,
  release: entry.release,
  anchor: entry.release ? `v${entry.release}` : entry.id,
  status: entry.status,
  publishedAt: entry.publishedAt,
  updatedAt: entry.updatedAt,
  tags: entry.tags,
  apiImpact: entry.apiImpact,
  title: textIn(entry.title, locale) ?? { text: "", language: "en" },
  description: textIn(entry.description, locale),
  changes: KINDS.flatMap((kind) => linesIn(entry[kind], kind, locale)),
});

const entries = resource({
  path: "/api/changelog",
  one: "entry",
  many: "entries",
  answer: EditedChangelogEntry,
});

export const routes = [
  entries.all(ChangelogEntriesDocument, {
    summary: "What changed, newest first; texts by locale, for editors with drafts",
    isPublic: true,
  }),
  route(PublicChangelogEntriesDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/changelog/public",
    summary: "What changed, newest first",
    answer: z.object({ entries: z.array(ChangelogEntry) }),
    reply: (read, request) => ({
      entries: read.entries.map((entry) => forReaders(entry, localeOf(request))),
    }),
  }),
  entries.create(CreateChangelogEntryDocument, {
    summary: "Adds an entry",
    body: "Title, description and changes by locale; release, status, publishedAt, apiImpact",
  }),
  entries.deleteMany(DeleteChangelogEntriesDocument, { summary: "Deletes several entries" }),
  // The specification calls what is sent `entry`, and the answer `event`.
  route(UpdateChangelogEntryDocument, {
    method: "POST",
    path: "/api/changelog/{id}",
    summary: "Changes an entry",
    body: {
      entry: {
        description: "What changes; with `version`, refused if someone else has saved since",
        variable: "input",
        fields: {},
      },
    },
    variables: ({ params, body }) => ({ id: params.id, input: unwrapped(body, "entry") }),
    answer: z.object({ event: EditedChangelogEntry }),
    reply: ({ event }) => ({ event }),
  }),
  entries.delete(DeleteChangelogEntryDocument, { summary: "Deletes an entry" }),
] as const;
