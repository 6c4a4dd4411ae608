import { changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import { FileFavorite } from "./file-favorite.ts";
import { FileLink } from "./file-link.ts";
import { FileShare } from "./file-share.ts";
import { FileVersion } from "./file-version.ts";
import { File } from "./file.ts";

/** Owner, and those with whom it is shared: no role reads the files of others. */
const visibleFiles = rowPolicy(File, ({ memberId }) =>
  memberId ? { readers: { $contains: [memberId] } } : NONE,
);
changePolicy(File, ({ memberId }) => !!memberId && { editors: { $contains: [memberId] } });
fieldPolicy(File, [
  "owner",
  "parent",
  "name",
  "kind",
  "group",
  "type",
  "size",
  "tags",
  "sha256",
  "scan",
  "modifiedAt",
  "versionNumber",
  "url",
  "depth",
  "shareCount",
  "path",
  "shares",
]);

rowPolicy(FileShare, (viewer) => ({ file: visibleFiles(viewer) }));
fieldPolicy(FileShare, ["file", "member", "permission"]);

rowPolicy(FileVersion, (viewer) => ({ file: visibleFiles(viewer) }));
fieldPolicy(FileVersion, [
  "file",
  "number",
  "size",
  "type",
  "sha256",
  "url",
  "restoredFrom",
  "author",
]);

rowPolicy(FileFavorite, ({ memberId }) => (memberId ? { member: memberId } : NONE));

rowPolicy(FileLink, ({ memberId }) => (memberId ? { owner: memberId } : NONE));
fieldPolicy(FileLink, [
  "file",
  "label",
  "hasPassword",
  "expiresAt",
  "maxDownloads",
  "downloadCount",
  "openedCount",
  "isStopped",
]);
