import { useIntl } from "react-intl";
import { documentLabel } from "../../../admin/document/document-label.ts";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import type { Draft } from "../../../admin/form/draft-storage.ts";
import { slugsIn } from "../../../admin/form/field-kinds.ts";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { sitePathOf } from "../page-address.ts";
import {
  CreatePageDocument,
  type EditedPageFragment,
  PageToEditDocument,
  UpdatePageDocument,
} from "./edited-page.generated.ts";
import { pageForm } from "./page-form.ts";

/** The key prefix of pages' drafts on this device. */
export const PAGE_DRAFTS = "page";

export interface OpenedPage {
  /** Undefined for a new page */
  page: EditedPageFragment | undefined;
  /** Its draft on this device */
  draft: Draft | undefined;
  /** The new page now has an id */
  onCreated: (id: string) => void;
}

/** The state of a page's editor. */
export function usePageEdit({ page, draft, onCreated }: OpenedPage) {
  const intl = useIntl();
  const sitePath = sitePathOf(page?.slugByLocale?.en);
  const edit = useEntityForm(pageForm, {
    row: page,
    drafts: PAGE_DRAFTS,
    draft: { kept: draft },
    read: PageToEditDocument,
    create: CreatePageDocument,
    update: UpdatePageDocument,
    unique: { "This slug is taken": slugsIn("title") },
    labelOf: (path) => documentLabel(intl, path),
    onSaved: ({ id }) => page ?? onCreated(id),
  });
  const document = useDocumentEdit(edit, {
    sitePath,
    picturesUrl: "/api/pages/pictures",
    hasOneSlug: true,
    isSlugFixed: page?.isBuiltIn,
    onPublication: usePublicationNotice(
      sitePath,
      intl.formatMessage({ id: "pages.edit.viewPage" }),
    ),
  });
  return { edit, document };
}

export type PageEdit = ReturnType<typeof usePageEdit>["edit"];
