import { localeOfPath } from "../form/define-form.ts";
import type { Saving } from "../form/edit-session.ts";
import type { SavedDraft, Versioned } from "../form/edit-state.ts";
import type { Edit } from "../form/use-edit.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { DocumentValues } from "./document-fields.ts";
import {
  isPublic,
  languageState,
  type Publication,
  type Published,
  type State,
} from "./publication.ts";
import type { PreviewDocument } from "./use-document-form.ts";
import { slugify } from "../../../schema/foundation/slug.ts";

/** A document as loaded for editing. */
export interface DocumentRow extends Versioned, Published {
  updatedAt: string;
  draft: SavedDraft | null;
}

/** A form whose fields include those of a document. */
interface Editable<Row extends DocumentRow> {
  row: Row | undefined;
  save: (
    saving: Saving<{ publications?: Publication[]; publishes?: boolean; inReview?: boolean }>,
  ) => Promise<Row | undefined>;
  previewDocument: PreviewDocument;
  discardDraft: () => Promise<void>;
}

interface DocumentOptions<Row> {
  /** The path of its pages on the site: "/blog" */
  sitePath: string;
  /** The upload URL of its pictures */
  picturesUrl: string;
  /** Its texts by language besides those of every document */
  texts?: readonly string[];
  /** All languages share one slug */
  hasOneSlug?: boolean;
  /** The site itself links to it: its slug cannot be changed */
  isSlugFixed?: boolean;
  /** The messages that stand in its empty fields, where they are not those of every document */
  placeholders?: Partial<Record<"title" | "description" | "content", string>>;
  /** Reports a change of publication in a language */
  onPublication: (row: Row, locale: Locale, before: State | undefined) => void;
}

/** The texts that start a translation. */
const COPIED = ["title", "description", "content", "coverAlt"];

/** The state of a document's editor: its edits, its saved values, and what saving makes public. */
export function useDocumentEdit<Values extends DocumentValues, Row extends DocumentRow>(
  whole: Edit<Values> & Editable<Row>,
  {
    sitePath,
    picturesUrl,
    texts = [],
    hasOneSlug = false,
    isSlugFixed = false,
    placeholders,
    onPublication,
  }: DocumentOptions<Row>,
) {
  const { row, save, previewDocument, discardDraft } = whole;
  // The document's fields are a subset of the form's: their paths have the same values.
  const edit = whole as unknown as Edit<DocumentValues>;
  const { values, changed, set } = edit;
  /**
   * Fields that readers do not see: languages that are not public, and shared fields if no language
   * is.
   */
  const isHidden = (path: string) => !isPublic(row, localeOfPath(path));
  /** What saving without publishing keeps: as a draft where readers see the text */
  const isKept = (path: string) => isHidden(path) || edit.isDrafted(path);
  const bring = async (publication: Publication) => {
    const { locale } = publication;
    const { state } = languageState(row, locale);
    const saved = await save({ isMeant: isKept, extra: { publications: [publication] } });
    if (saved) onPublication(saved, locale, state);
  };
  const publishChanges = async (locale: Locale) => {
    const saved = await save({ extra: { publishes: true } });
    if (saved) onPublication(saved, locale, "published");
  };
  /** The language whose slug is that of another */
  const slugLocale = (locale: Locale): Locale => (hasOneSlug ? "en" : locale);
  const isSlugPublic = (locale: Locale) => isPublic(row, hasOneSlug ? undefined : locale);
  return {
    ...edit,
    row: row as DocumentRow | undefined,
    previewDocument,
    discardDraft,
    sitePath,
    picturesUrl,
    slugLocale,
    isSlugFixed,
    placeholders,
    /** The slug follows the title until someone edits it or it was published */
    setTitle(locale: Locale, title: string) {
      const { slug, title: before } = values;
      const at = slugLocale(locale);
      const follows = !isSlugPublic(locale) && slug[at] === slugify(before[locale]);
      set(`title.${locale}`, title);
      if (follows) set(`slug.${at}`, slugify(title));
    },
    /** Everything but the slug, which is made from the translated title */
    copyTexts(from: Locale, to: Locale) {
      const all = values as unknown as Record<string, Record<Locale, never>>;
      for (const field of [...COPIED, ...texts]) {
        const text = all[field];
        if (text) set(`${field}.${to}` as `title.${Locale}`, text[from]);
      }
    },
    canSaveDraft: changed.some(isKept),
    saveDraft: () => save({ isMeant: isKept }),
    /** Saves the draft, too: what is reviewed is what is here */
    submitDraft: (inReview: boolean) => save({ isMeant: isKept, extra: { inReview } }),
    publish: (locale: Locale) =>
      void (isPublic(row, locale)
        ? publishChanges(locale)
        : bring({ locale, status: "PUBLISHED" })),
    bring: (publication: Publication) => void bring(publication),
  };
}

export type DocumentEdit = ReturnType<typeof useDocumentEdit>;
