import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import type { Locale } from "../../i18n/locale.ts";
import { type Fields, type Form, labelOf, type StoredOf } from "../form/define-form.ts";
import type { Draft } from "../form/draft-storage.ts";
import { slugsIn } from "../form/field-kinds.ts";
import { type EntityFormOptions, useEntityForm } from "../form/use-entity-form.ts";
import type { Versioned } from "../form/edit-state.ts";
import { documentLabel } from "./document-label.ts";

/** What the editor of a document is opened with, besides the document. */
export interface OpenedDocument {
  /** Its draft on this device */
  draft: Draft | undefined;
  /** The new document now has an id */
  onCreated: (id: string) => void;
}

/** How the draft of a document is read as its page. */
export type PreviewDocument = TypedDocumentNode<
  { item: { preview: DocumentPreview | null } },
  { id: string; in: Locale }
>;

interface DocumentPreview {
  title: string;
  description: string | null;
  html: string | null;
  cover: string | null;
  coverAlt: string | null;
}

/** The operations on the draft of a noun, which its `@document` fragment brings. */
interface DraftDocuments<Row, Save> {
  save: Save;
  publish: Save;
  discard: TypedDocumentNode<{ item: Row }, never>;
  preview: PreviewDocument;
}

type Options<F extends Fields, Row, Extra extends object, Variables extends object> = Omit<
  EntityFormOptions<F, Row, Extra, Variables>,
  "draft" | "onSaved" | "update" | "publish"
> & { documents: DraftDocuments<Row, EntityFormOptions<F, Row, Extra, Variables>["update"]> };

/** The form of a document's editor: its drafts here and on the server, its slugs and labels are those of documents. */
export function useDocumentForm<
  F extends Fields,
  Row extends Versioned & StoredOf<F> & { id: string },
  Extra extends object = object,
  Variables extends object = object,
>(
  form: Form<F>,
  { draft, onCreated, documents, ...options }: OpenedDocument & Options<F, Row, Extra, Variables>,
) {
  const intl = useIntl();
  const client = useApolloClient();
  const edit = useEntityForm<F, Row, Extra, Variables>(form, {
    unique: { "This slug is taken": slugsIn("title") },
    ...options,
    update: documents.save,
    publish: documents.publish,
    draft: { stored: draft },
    labelOf: (path) => documentLabel(intl, path) ?? options.labelOf?.(path),
    onSaved({ id }, before, left) {
      const deleted = before?.draft ? left.filter((path) => /Ids?$/.test(path)) : [];
      if (deleted.length > 0) {
        const fields = intl.formatList(deleted.map((path) => labelOf(form, path, intl)));
        snackbar({ text: intl.formatMessage({ id: "document.draft.leftOut" }, { fields }) });
      }
      if (!before) onCreated(id);
    },
  } as EntityFormOptions<F, Row, Extra, Variables>);
  const changeDraft = async (mutation: TypedDocumentNode<{ item: Row }, never>, sent: object) => {
    try {
      const variables = { ...options.variables, ...sent } as never;
      const { data } = await client.mutate({ mutation, variables });
      if (data) edit.replace(data.item as Row);
      return data?.item as Row | undefined;
    } catch (cause) {
      snackbar({ text: problemText(intl, cause), tone: "bad" });
      return undefined;
    }
  };
  return {
    ...edit,
    previewDocument: documents.preview,
    /** Back to what readers see; for ten seconds it can be undone */
    async discardDraft() {
      const { row } = edit;
      if (!row?.draft) return;
      const { version: draftVersion, changes, inReviewSince } = row.draft;
      const inReview = inReviewSince !== null;
      const without = await changeDraft(documents.discard, { id: row.id, draftVersion });
      if (!without) return;
      const { id, version } = without;
      const input = { ...(changes as object), version };
      const save = documents.save as unknown as TypedDocumentNode<{ item: Row }, never>;
      snackbar({
        text: intl.formatMessage({ id: "document.draft.discarded" }),
        tone: "good",
        undo: () => void changeDraft(save, { id, draftVersion: 0, inReview, input }),
      });
    },
  };
}
