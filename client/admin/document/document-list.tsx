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
import type { ListContext } from "../list/list-context.ts";
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

export const documentTabs = {
  all: {},
  ...publicationTabs,
  archived: { filter: { status: "ARCHIVED" }, adds: false },
  trash: {},
} as const;

export const languageFilter = one(z.enum(LOCALES));
export const languageIn = ([language]: readonly string[]) =>
  LOCALES.find((locale) => locale === language);
export const languageOptions = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** Documents with changes that readers do not see yet. */
export const draftFilter = one(z.enum(["unpublished", "review"]));
export const draftsIn = ([changes]: readonly string[]) => ({
  hasDraft: changes === "unpublished" || undefined,
  draftInReview: changes === "review" || undefined,
});
export const draftOptions = ({ intl }: Pick<ListContext, "intl">) => [
  { value: "unpublished", label: intl.formatMessage({ id: "document.draft" }) },
  { value: "review", label: intl.formatMessage({ id: "document.draft.inReview" }) },
];

export const languagesColumn = <Row extends ListedDocument>(
  options?: Pick<ListColumn<Row>, "from">,
): ListColumn<Row> =>
  columnKit<Row>().custom("languages", {
    width: "146px",
    optional: true,
    ...options,
    value: (row, { intl }) => statesText(intl, row),
    cell: (row) => <LocaleMarks of={row} />,
  });

interface Changed {
  updatedAt: string;
  deletedAt: string | null;
}

/** When it was changed; in the trash, when it was deleted. */
export const updatedColumn = <Row extends Changed>(
  options?: Pick<ListColumn<Row>, "optional" | "from">,
): ListColumn<Row> =>
  columnKit<Row>().date("updated", ({ updatedAt, deletedAt }) => deletedAt ?? updatedAt, {
    ...options,
    header: (isTrash) => (isTrash ? "column.deleted" : "column.updated"),
  });

/** The item that opens its public page. */
export const viewItem = <Row extends object>(
  { item }: Items<Row>,
  publicPath: PublicPath<Row>,
): RowItem<Row> =>
  item("view", {
    Icon: IconExternalLink,
    to: (row, { locale }) => publicPath(row, locale),
    reloadDocument: true,
  });

/** The items that open its public page and copy the link to it. */
export const publicPageItems = <Row extends object>(
  { item }: Items<Row>,
  publicPath: PublicPath<Row>,
): RowItem<Row>[] => [
  viewItem({ item }, publicPath),
  item("copyLink", {
    Icon: IconLink,
    fits: (row, { locale }) => publicPath(row, locale) !== undefined,
    press: (row, { intl, locale }) => void copyLink(intl, publicPath(row, locale) ?? ""),
  }),
];

type Items<Row> = Pick<ActionKit<Row, string, unknown>, "item">;
type PublicPath<Row> = (row: Row, reader: Locale) => string | undefined;

/** The states from which a document can be published. */
export const canPublish = (row: ListedDocument): boolean =>
  isIn(row, "draft", "review", "scheduled");

export const canUnpublish = (row: ListedDocument): boolean => isIn(row, "published", "scheduled");

interface PublicationMutations {
  publish: BulkMutation;
  unpublish: BulkMutation;
  archive: BulkMutation;
  undoArchive: BulkMutation;
  unarchive: BulkMutation;
}

/** The actions that publish and archive documents; `live` are the tabs in which none is archived. */
export const publicationChanges = <Row extends ListedDocument, Tab extends string, Data>(
  { change }: Pick<ActionKit<Row, Tab | "archived", Data>, "change">,
  mutations: PublicationMutations,
  live: readonly Tab[],
) => ({
  publish: change("publish", {
    Icon: IconWorldUpload,
    mutation: mutations.publish,
    asks: true,
    fits: canPublish,
    bar: live,
  }),
  unpublish: change("unpublish", {
    Icon: IconWorldOff,
    mutation: mutations.unpublish,
    asks: true,
    fits: canUnpublish,
    bar: live,
  }),
  unarchive: change("unarchive", {
    Icon: IconArchiveOff,
    mutation: mutations.unarchive,
    fits: (row) => isIn(row, "archived"),
    bar: ["archived"],
  }),
  archive: change("archive", {
    Icon: IconArchive,
    mutation: mutations.archive,
    undo: mutations.undoArchive,
    asks: true,
    fits: (row) => isIn(row, "published", "scheduled", "review", "draft"),
    bar: live,
  }),
});

/** The item that opens the schedule of its editor. */
export const scheduleItem = <Row extends ListedDocument & { id: string }>(
  { item }: Items<Row>,
  editPath: (id: string) => string,
): RowItem<Row> =>
  item("schedule", {
    Icon: IconCalendarEvent,
    changes: true,
    to: (row) => (canPublish(row) ? `${editPath(row.id)}#schedule` : undefined),
  });

/** The tabs of `documentTabs` in which no document is archived. */
export const LIVE_TABS = ["all", "published", "scheduled", "review", "draft"] as const;

/** Publishing and archiving documents, in the tabs of `documentTabs`. */
export function publicationActions<Row extends ListedDocument & { id: string }, Data>(
  kit: ActionKit<Row, keyof typeof documentTabs, Data>,
  mutations: PublicationMutations,
  editPath: (id: string) => string,
): (ListAction<Row, keyof typeof documentTabs, Data> | RowItem<Row>)[] {
  const changes = publicationChanges(kit, mutations, LIVE_TABS);
  const { publish, unpublish, unarchive, archive } = changes;
  return [publish, unpublish, unarchive, archive, scheduleItem(kit, editPath)];
}
