import {
  documentTabs,
  draftFilter,
  draftOptions,
  draftsIn,
  languageFilter,
  languageIn,
  languageOptions,
  languagesColumn,
  publicationActions,
  publicPageItems,
  updatedColumn,
} from "../../../admin/document/document-list.tsx";
import { publicPathOf, titleOf } from "../../../admin/document/listed-document.ts";
import { OrderButton } from "../../../admin/entity/order-button.tsx";
import { defineList } from "../../../admin/list/define-list.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { PAGES_ADDRESS, pageEditAddress, sitePathOf } from "../page-address.ts";
import {
  FooterPlace,
  lastVersionOf,
  PageCell,
  PageMobileRow,
  PageVersionNumber,
} from "./page-cells.tsx";
import {
  type ListedPageFragment,
  PageListDocument,
  PagesDocuments,
} from "./page-list.generated.ts";
import { PageOrderDocument, ReorderPagesDocument } from "./page-order.generated.ts";

const publicPath = (page: ListedPageFragment, reader: Locale) =>
  publicPathOf(page, sitePathOf(page.slugByLocale?.en), reader);

export const pageList = defineList({
  name: "pages",
  query: PageListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedPages : data.pages),
  nameOf: (page, { locale }) => titleOf(page, locale),
  tabs: documentTabs,
  counts: ({ pageCounts, trash }) => ({ ...pageCounts, trash: trash.totalCount }),
  sorts: { title: "TITLE", footer: "ORDER", updated: "UPDATED_AT" },
  sort: { by: "footer", direction: "ascending" },
  filters: { language: languageFilter, changes: draftFilter },
  filter: ({ filters: { language, changes } }) => ({
    language: languageIn(language),
    ...draftsIn(changes),
  }),
  options: (_, context) => ({
    language: languageOptions,
    changes: draftOptions(context),
  }),
  columns: ({ custom }) => [
    custom("title", {
      value: (page, { locale }) => titleOf(page, locale),
      cell: (page) => <PageCell page={page} />,
    }),
    languagesColumn(),
    custom("version", {
      width: "190px",
      optional: true,
      from: 768,
      value: lastVersionOf,
      cell: (page) => <PageVersionNumber page={page} />,
    }),
    custom("footer", {
      width: "160px",
      sort: "ascending",
      optional: true,
      from: 768,
      value: ({ inFooter, order }) => (inFooter ? order : ""),
      cell: (page) => <FooterPlace page={page} />,
    }),
    updatedColumn(),
  ],
  head: (context) => (
    <OrderButton
      list={PageOrderDocument}
      shown={PageListDocument}
      reorder={ReorderPagesDocument}
      nameOf={(page) => titleOf(page, context.locale)}
      groupOf={({ inFooter }) => context.word(inFooter ? "order.footer" : "order.others")}
      context={context}
    />
  ),
  mobileRow: (page) => <PageMobileRow page={page} />,
  actions: (kit) => [
    ...publicPageItems(kit, publicPath),
    ...publicationActions(kit, PagesDocuments, pageEditAddress),
  ],
  trash: PagesDocuments,
  select: PagesDocuments.select,
  paths: { new: `${PAGES_ADDRESS}/new`, edit: ({ id }) => pageEditAddress(id) },
});
