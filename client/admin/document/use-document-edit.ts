import { localeOfPath } from "../form/define-form.ts";
import type { Edit, Saving, Versioned } from "../form/use-edit.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { DocumentValues } from "./document-fields.ts";
import {
  isPublic,
  languageState,
  type Publication,
  type Published,
  type State,
} from "./publication.ts";
import { slugOf } from "./slug-of.ts";

/** A document as it is read to be edited. */
export interface DocumentRow extends Versioned, Published {
  updatedAt: string;
}

/** What can be done with a form whose fields are those of a document, among others. */
interface Editable<Row extends DocumentRow> {
  row: Row | undefined;
  save: (saving: Saving<{ publications?: Publication[] }>) => Promise<Row | undefined>;
}

interface DocumentOptions<Row> {
  /** Where its pages stand on the site: "/blog" */
  sitePath: string;
  /** Where its pictures are sent */
  picturesUrl: string;
  /** Says what has become of a language */
  onPublication: (row: Row, locale: Locale, before: State | undefined) => void;
}

/** A document while it is written: what is typed, what is saved, and what becomes public by it. */
export function useDocumentEdit<Values extends DocumentValues, Row extends DocumentRow>(
  whole: Edit<Values> & Editable<Row>,
  { sitePath, picturesUrl, onPublication }: DocumentOptions<Row>,
) {
  const { row, save } = whole;
  // Its fields are some of the whole form's: what stands at their paths is the same.
  const edit = whole as unknown as Edit<DocumentValues>;
  const { values, changed, set } = edit;
  /** What readers do not see: languages that are not public, and what all share if none is. */
  const isHidden = (path: string) => !isPublic(row, localeOfPath(path));
  const bring = async (locale: Locale, publications: Publication[]) => {
    const { state } = languageState(row, locale);
    const saved = await save(publications.length > 0 ? { extra: { publications } } : {});
    if (saved) onPublication(saved, locale, state);
  };
  return {
    ...edit,
    row: row as DocumentRow | undefined,
    sitePath,
    picturesUrl,
    /** The address follows the title as long as nobody has changed it or read it */
    setTitle(locale: Locale, title: string) {
      const { slug, title: before } = values;
      const follows = !isPublic(row, locale) && slug[locale] === slugOf(before[locale]);
      set(`title.${locale}`, title);
      if (follows) set(`slug.${locale}`, slugOf(title));
    },
    hasHidden: changed.some(isHidden),
    saveDraft: () => void save({ isMeant: isHidden }),
    publish: (locale: Locale) =>
      void bring(locale, isPublic(row, locale) ? [] : [{ locale, status: "PUBLISHED" }]),
    bring: (publication: Publication) => void bring(publication.locale, [publication]),
  };
}

export type DocumentEdit = ReturnType<typeof useDocumentEdit>;
