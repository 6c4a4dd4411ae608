import { z } from "zod";
import { dayAfter } from "../../admin/list/day-after.ts";
import type { FileGroup, FileOrder, FilePlace } from "../../schema.generated.ts";
import type { Sort } from "../../ui/table/column.ts";
import type { FilesQueryVariables } from "./files.generated.ts";

export const FILES_ADDRESS = "/dashboard/files-manager";
export const FILES_OVERVIEW = "/dashboard/file";

export const PLACES = ["recent", "favorites", "shared", "links", "trash"] as const;
export type FilesPlace = (typeof PLACES)[number];

const SORTS = ["name", "-name", "size", "-size", "changed", "-changed"] as const;

const LINK_STATES = ["open", "soon", "ended"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The types that can be filtered by, as groups of the graph. */
export const TYPES = {
  folder: ["FOLDER"],
  picture: ["IMAGE"],
  video: ["VIDEO"],
  audio: ["AUDIO"],
  pdf: ["PDF"],
  text: ["TXT", "WORD"],
  sheet: ["EXCEL"],
  slides: ["POWERPOINT"],
  archive: ["ZIP"],
  design: ["PHOTOSHOP", "ILLUSTRATOR"],
  other: ["OTHER"],
} as const satisfies Record<string, readonly FileGroup[]>;
export type FileType = keyof typeof TYPES;
export const FILE_TYPES = Object.keys(TYPES) as FileType[];

/** The most rows that a page has. */
export const PAGE_SIZE = 100;

const day = z.iso.date().optional().catch(undefined);

const parsed = z.object({
  /** Without it what is in a folder, or at the top */
  place: z.enum(PLACES).optional().catch(undefined),
  folder: z.uuid().optional().catch(undefined),
  /** The file whose details are shown */
  file: z.uuid().optional().catch(undefined),
  q: z.string().trim().max(200).catch(""),
  type: z
    .string()
    .transform((text) => FILE_TYPES.filter((type) => text.split(",").includes(type)))
    .catch([]),
  from: day,
  to: day,
  tag: z.string().max(40).optional().catch(undefined),
  sort: z.enum(SORTS).optional().catch(undefined),
  view: z.enum(["table", "cards"]).optional().catch(undefined),
  /** Of links */
  state: z.enum(LINK_STATES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});

/** What the URL of files says: the place, its filters, and the file whose details are shown. */
export type FilesState = z.output<typeof parsed>;

export const filesState = (params: URLSearchParams): FilesState =>
  parsed.parse(Object.fromEntries(params));

export function filesUrl(state: Partial<FilesState>): string {
  const params = new URLSearchParams(
    Object.entries(state)
      .filter(([name, value]) => String(value ?? "") !== "" && !(name === "page" && value === 1))
      .map(([name, value]) => [name, String(value)]),
  );
  const query = params.toString();
  return FILES_ADDRESS + (query && `?${query}`);
}

/** Without its filters. */
export const unfiltered = (state: FilesState): FilesState => ({
  ...state,
  q: "",
  type: [],
  from: undefined,
  to: undefined,
  tag: undefined,
  page: 1,
});

export const hasFilter = ({ q, type, from, to, tag }: FilesState): boolean =>
  Boolean(q || type.length > 0 || from || to || tag);

const FIELDS = { name: "NAME", size: "SIZE", changed: "MODIFIED_AT" } as const;

/** How a place is sorted, by the URL or as usual there. */
export function sortOf({ place, sort }: Pick<FilesState, "place" | "sort">): Sort {
  const usual = place === "recent" || place === "trash" ? "-changed" : "name";
  const chosen = sort ?? usual;
  return {
    by: chosen.replace("-", ""),
    direction: chosen.startsWith("-") ? "descending" : "ascending",
  };
}

/** What the URL says of a list that is sorted so. */
export const sortParam = ({ by, direction }: Sort): FilesState["sort"] =>
  SORTS.find((each) => each === (direction === "descending" ? `-${by}` : by));

const QUERIED: Record<FilesPlace, FilePlace> = {
  recent: "EVERYWHERE",
  favorites: "FAVORITES",
  shared: "SHARED",
  links: "EVERYWHERE",
  trash: "TRASH",
};

/** Of the query that lists what a URL says. In a folder, words are searched for everywhere. */
export function listVariables(state: FilesState): FilesQueryVariables {
  const { place, folder, q, type, from, to, tag, page } = state;
  const { by, direction } = sortOf(state);
  const field = Object.entries(FIELDS).find(([name]) => name === by)?.[1] ?? "NAME";
  const order: FileOrder = { field, direction: direction === "ascending" ? "ASC" : "DESC" };
  const groups = type.flatMap((each) => [...TYPES[each]]);
  const inFolder = q || tag ? "EVERYWHERE" : "FOLDER";
  return {
    place: place ? QUERIED[place] : inFolder,
    folderId: place || q || tag ? null : (folder ?? null),
    filter: {
      search: q || null,
      groups: groups.length > 0 ? groups : null,
      tag: tag ?? null,
      from: from ? `${from}T00:00:00Z` : null,
      to: to ? dayAfter(to) : null,
    },
    order,
    first: PAGE_SIZE,
    page,
  };
}
