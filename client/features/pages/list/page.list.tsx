import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { z } from "zod";
import {
  isIn,
  publicPathOf,
  statesText,
  titleOf,
} from "../../../admin/document/listed-document.ts";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { LOCALE_NAMES, type Locale, LOCALES } from "../../../i18n/locale.ts";
import { copyLink } from "../../../ui/use-copy-link.ts";
import { PAGES_ADDRESS, pageEditAddress, sitePathOf } from "../page-address.ts";
import {
  ArchivePagesDocument,
  DeletePagesDocument,
  PublishPagesDocument,
  PurgePagesDocument,
  RestorePagesDocument,
  SelectPagesDocument,
  UnarchivePagesDocument,
  UndoArchivePagesDocument,
  UnpublishPagesDocument,
} from "./change-pages.generated.ts";
import {
  FooterPlace,
  lastVersionOf,
  PageCell,
  PageMobileRow,
  PageVersionNumber,
} from "./page-cells.tsx";
import { type ListedPageFragment, PageListDocument } from "./page-list.generated.ts";

const canPublish = (page: ListedPageFragment) => isIn(page, "draft", "review", "scheduled");
const publicPath = (page: ListedPageFragment, reader: Locale) =>
  publicPathOf(page, sitePathOf(page.slugByLocale?.en), reader);

const live = ["all", "published", "scheduled", "review", "draft"] as const;

export const pageList = defineList({
  name: "pages",
  query: PageListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedPages : data.pages),
  nameOf: (page, { locale }) => titleOf(page, locale),
  tabs: {
    all: {},
    published: { tone: "good", filter: { status: "PUBLISHED" } },
    scheduled: { tone: "info", filter: { status: "SCHEDULED" } },
    review: { tone: "accent", filter: { status: "REVIEW" } },
    draft: { tone: "warn", filter: { status: "DRAFT" } },
    archived: { filter: { status: "ARCHIVED" }, adds: false },
    trash: {},
  },
  counts: ({ pageCounts, trash }) => ({ ...pageCounts, trash: trash.totalCount }),
  sorts: { title: "TITLE", footer: "ORDER", updated: "UPDATED_AT" },
  sort: { by: "footer", direction: "ascending" },
  filters: { language: one(z.enum(LOCALES)) },
  filter: ({ filters: { language } }) => ({
    language: LOCALES.find((locale) => locale === language[0]),
  }),
  options: () => ({
    language: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  }),
  columns: ({ custom, date }) => [
    custom("title", {
      value: (page, { locale }) => titleOf(page, locale),
      cell: (page) => <PageCell page={page} />,
    }),
    custom("languages", {
      width: "146px",
      optional: true,
      value: (page, { intl }) => statesText(intl, page),
      cell: (page) => <LocaleMarks of={page} />,
    }),
    custom("version", {
      width: "110px",
      optional: true,
      from: 768,
      value: lastVersionOf,
      cell: (page) => <PageVersionNumber page={page} />,
    }),
    custom("footer", {
      width: "128px",
      sort: "ascending",
      optional: true,
      from: 768,
      value: ({ inFooter, order }) => (inFooter ? order : ""),
      cell: (page) => <FooterPlace page={page} />,
    }),
    date("updated", ({ updatedAt, deletedAt }) => deletedAt ?? updatedAt, {
      header: (isTrash) => (isTrash ? "column.deleted" : "column.updated"),
    }),
  ],
  mobileRow: (page) => <PageMobileRow page={page} />,
  actions: ({ change, item }) => [
    item("view", {
      Icon: IconExternalLink,
      to: (page, { locale }) => publicPath(page, locale),
      reloadDocument: true,
    }),
    item("copyLink", {
      Icon: IconLink,
      fits: (page, { locale }) => publicPath(page, locale) !== undefined,
      press: (page, { intl, locale }) => void copyLink(intl, publicPath(page, locale) ?? ""),
    }),
    change("publish", {
      Icon: IconWorldUpload,
      mutation: PublishPagesDocument,
      asks: true,
      fits: canPublish,
      bar: live,
    }),
    change("unpublish", {
      Icon: IconWorldOff,
      mutation: UnpublishPagesDocument,
      asks: true,
      fits: (page) => isIn(page, "published", "scheduled"),
      bar: live,
    }),
    change("unarchive", {
      Icon: IconArchiveOff,
      mutation: UnarchivePagesDocument,
      fits: (page) => isIn(page, "archived"),
      bar: ["archived"],
    }),
    change("archive", {
      Icon: IconArchive,
      mutation: ArchivePagesDocument,
      undo: UndoArchivePagesDocument,
      asks: true,
      fits: (page) => isIn(page, "published", "scheduled", "review", "draft"),
      bar: live,
    }),
    item("schedule", {
      Icon: IconCalendarEvent,
      changes: true,
      to: (page) => (canPublish(page) ? `${pageEditAddress(page.id)}#schedule` : undefined),
    }),
  ],
  trash: {
    delete: DeletePagesDocument,
    restore: RestorePagesDocument,
    purge: PurgePagesDocument,
  },
  select: SelectPagesDocument,
  paths: { new: `${PAGES_ADDRESS}/new`, edit: ({ id }) => pageEditAddress(id) },
});
