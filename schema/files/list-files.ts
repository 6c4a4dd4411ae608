import type { PageArgs } from "../foundation/connection.ts";
import {
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { File } from "./file.ts";
import { type FileFilter, type FileOrder, FilePlace } from "./files.input.ts";

interface Wanted {
  place: FilePlace;
  folderId?: string | null | undefined;
  filter?: FileFilter | null | undefined;
  order: FileOrder;
}

/** The files of a place that match a filter. */
export function filesIn(
  { place, folderId, filter, order }: Wanted,
  window: PageArgs,
  { memberId }: Viewer,
): ReadQuery {
  const mine = memberId ?? { $in: [] };
  const { search, groups, tag, from, to } = filter ?? {};
  const places: Record<FilePlace, Where> = {
    [FilePlace.FOLDER]: folderId ? { parent: folderId } : { owner: mine, parent: null },
    [FilePlace.EVERYWHERE]: {},
    [FilePlace.FAVORITES]: { favorites: { $some: { member: mine } } },
    [FilePlace.SHARED]: { shares: { $some: { member: mine } } },
    [FilePlace.TRASH]: { owner: mine, trashedWith: null },
  };
  const where = {
    ...places[place],
    ...searched(search),
    ...(groups && { group: { $in: groups } }),
    ...taggedWith(tag),
    ...((from || to) && { modifiedAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
  const { field, direction } = order;
  const foldersFirst = field === "name" ? ({ kind: "desc" } as const) : {};
  const read = findPage(
    File,
    where,
    { ...foldersFirst, [field]: direction, id: direction },
    window,
  );
  return place === FilePlace.TRASH ? read.amongDeleted() : read;
}
