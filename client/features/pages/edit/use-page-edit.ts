import { useIntl } from "react-intl";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { type OpenedDocument, useDocumentForm } from "../../../admin/document/use-document-form.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import { sitePathOf } from "../page-address.ts";
import {
  CreatePageDocument,
  type EditedPageFragment,
  PageDraftDocuments,
  PageToEditDocument,
} from "./edited-page.generated.ts";
import { pageForm } from "./page-form.ts";

/** The key prefix of pages' drafts on this device. */
export const PAGE_DRAFTS = "page";

export interface OpenedPage extends OpenedDocument {
  /** Undefined for a new page */
  page: EditedPageFragment | undefined;
}

/** The state of a page's editor. */
export function usePageEdit({ page, ...opened }: OpenedPage) {
  const intl = useIntl();
  const sitePath = sitePathOf(page?.slugByLocale?.en);
  const edit = useDocumentForm(pageForm, {
    ...opened,
    row: page,
    drafts: PAGE_DRAFTS,
    read: PageToEditDocument,
    create: CreatePageDocument,
    documents: PageDraftDocuments,
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
