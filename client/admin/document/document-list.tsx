import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { z } from "zod";
import { type Locale, LOCALE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { copyLink } from "../../ui/use-copy-link.ts";
import type { ActionKit, BulkMutation, ListAction, RowItem } from "../list/list-actions.ts";
import { columnKit, type ListColumn } from "../list/list-columns.tsx";
import { one } from "../list/list-params.ts";
import { isIn, type ListedDocument, statesText } from "./listed-document.ts";
import { LocaleMarks } from "./locale-marks.tsx";

// What the lists of documents have in common: their tabs by state, languages, and the actions that publish.

export const publicationTabs = {
  published: { tone: "good", filter: { status: "PUBLISHED" } },
  scheduled: { tone: "info", filter: { status: "SCHEDULED" } },
  review: { tone: "accent", filter: { status: "REVIEW" } },
  draft: { tone: "warn", filter: { status: "DRAFT" } },
} as const;

export const archivedTab = { filter: { status: "ARCHIVED" }, adds: false } as const;

export const languageFilter = one(z.enum(LOCALES));
export const languageIn = ([language]: readonly string[]) =>
  LOCALES.find((locale) => locale === language);
export const languageOptions = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

export const languagesColumn = <Row extends ListedDocument>(): ListColumn<Row> =>
  columnKit<Row>().custom("languages", {
    width: "146px",
    optional: true,
    value: (row, { intl }) => statesText(intl, row),
    cell: (row) => <LocaleMarks of={row} />,
  });

interface Changed {
  updatedAt: string;
  deletedAt: string | null;
}

/** When it was changed; in the trash, when it was deleted. */
export const updatedColumn = <Row extends Changed>(): ListColumn<Row> =>
  columnKit<Row>().date("updated", ({ updatedAt, deletedAt }) => deletedAt ?? updatedAt, {
    header: (isTrash) => (isTrash ? "column.deleted" : "column.updated"),
  });

/** The item that opens its public page. */
export const viewItem = <Row extends object>(
  { item }: Pick<ActionKit<Row, string, unknown>, "item">,
  publicPath: (row: Row, reader: Locale) => string | undefined,
): RowItem<Row> =>
  item("view", {
    Icon: IconExternalLink,
    to: (row, { locale }) => publicPath(row, locale),
    reloadDocument: true,
  });

/** The item that copies the link to its public page. */
export const copyLinkItem = <Row extends object>(
  { item }: Pick<ActionKit<Row, string, unknown>, "item">,
  publicPath: (row: Row, reader: Locale) => string | undefined,
): RowItem<Row> =>
  item("copyLink", {
    Icon: IconLink,
    fits: (row, { locale }) => publicPath(row, locale) !== undefined,
    press: (row, { intl, locale }) => void copyLink(intl, publicPath(row, locale) ?? ""),
  });

/** The states from which a document can be published. */
export const canPublish = (row: ListedDocument): boolean =>
  isIn(row, "draft", "review", "scheduled");

type LiveTab = "all" | keyof typeof publicationTabs;
const live = ["all", "published", "scheduled", "review", "draft"] as const;

interface PublicationMutations {
  publish: BulkMutation;
  unpublish: BulkMutation;
  archive: BulkMutation;
  undoArchive: BulkMutation;
  unarchive: BulkMutation;
}

/** Publishing and archiving documents, in tabs by state. */
export function publicationActions<
  Row extends ListedDocument & { id: string },
  Tab extends string,
  Data,
>(
  { change, item }: ActionKit<Row, Tab | LiveTab | "archived", Data>,
  mutations: PublicationMutations,
  editPath: (id: string) => string,
): (ListAction<Row, Tab | LiveTab | "archived", Data> | RowItem<Row>)[] {
  return [
    change("publish", {
      Icon: IconWorldUpload,
      mutation: mutations.publish,
      asks: true,
      fits: canPublish,
      bar: live,
    }),
    change("unpublish", {
      Icon: IconWorldOff,
      mutation: mutations.unpublish,
      asks: true,
      fits: (row) => isIn(row, "published", "scheduled"),
      bar: live,
    }),
    change("unarchive", {
      Icon: IconArchiveOff,
      mutation: mutations.unarchive,
      fits: (row) => isIn(row, "archived"),
      bar: ["archived"],
    }),
    change("archive", {
      Icon: IconArchive,
      mutation: mutations.archive,
      undo: mutations.undoArchive,
      asks: true,
      fits: (row) => isIn(row, "published", "scheduled", "review", "draft"),
      bar: live,
    }),
    item("schedule", {
      Icon: IconCalendarEvent,
      changes: true,
      to: (row) => (canPublish(row) ? `${editPath(row.id)}#schedule` : undefined),
    }),
  ];
}
