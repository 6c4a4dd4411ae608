import { useIntl } from "react-intl";
import type { Fields, Form, StoredOf } from "../form/define-form.ts";
import type { Draft } from "../form/draft-storage.ts";
import { slugsIn } from "../form/field-kinds.ts";
import { type EntityFormOptions, useEntityForm } from "../form/use-entity-form.ts";
import type { Versioned } from "../form/use-edit.ts";
import { documentLabel } from "./document-label.ts";

/** What the editor of a document is opened with, besides the document. */
export interface OpenedDocument {
  /** Its draft on this device */
  draft: Draft | undefined;
  /** The new document now has an id */
  onCreated: (id: string) => void;
}

/** The form of a document's editor: its draft is kept, its slugs and labels are those of documents. */
export function useDocumentForm<
  F extends Fields,
  Row extends Versioned & StoredOf<F> & { id: string },
  Extra extends object = object,
  Variables extends object = object,
>(
  form: Form<F>,
  {
    draft,
    onCreated,
    ...options
  }: OpenedDocument & Omit<EntityFormOptions<F, Row, Extra, Variables>, "draft" | "onSaved">,
) {
  const intl = useIntl();
  return useEntityForm<F, Row, Extra, Variables>(form, {
    unique: { "This slug is taken": slugsIn("title") },
    ...options,
    draft: { stored: draft },
    labelOf: (path) => documentLabel(intl, path) ?? options.labelOf?.(path),
    onSaved: ({ id }, before) => before ?? onCreated(id),
  } as EntityFormOptions<F, Row, Extra, Variables>);
}
