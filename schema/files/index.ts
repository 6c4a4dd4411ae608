import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { File } from "./file.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import { FileActivityResolver } from "./file-activity.resolver.ts";
import { FileCopiesResolver } from "./file-copies.resolver.ts";
import { FileLinkResolver } from "./file-link.resolver.ts";
import { FileQuotaResolver } from "./file-quota.resolver.ts";
import { FileShareResolver } from "./file-share.resolver.ts";
import { REMOVE_FILE_VERSIONS } from "./file-version.ts";
import { FileResolver } from "./file.resolver.ts";
import "./files.access.ts";
import { OpenLinkResolver } from "./open-link.resolver.ts";
import { removeVersions } from "./add-version.ts";

export const files = domain({
  name: "files",
  jobs: {
    [REMOVE_FILE_VERSIONS]: ({ ids = "" }, { em, services }) =>
      removeVersions(ids.split(" "), em, services.storage),
  },
  resolvers: [
    FileResolver,
    FileActivityResolver,
    FileCopiesResolver,
    FileShareResolver,
    FileLinkResolver,
    OpenLinkResolver,
    FileQuotaResolver,
  ],
  search: {
    files: {
      entity: () => File,
      where: (text) => searched(text),
      names: ["name"],
      order: { id: "desc" },
    },
  },
  storage: {
    file_spaces: {
      member: "member_id",
      size: "used",
      sums: ["files", "file_versions"],
      files: { table: "file_versions", member: "owner_id", size: "size" },
    },
  },
  limits: {
    /** Folders that a member makes. */
    newFolder: { times: 500, within: DAY },
    /** Members that a member shares files with. */
    fileShare: { times: 200, within: DAY },
    /** Share links that a member makes. */
    newFileLink: { times: 100, within: DAY },
    /** Passwords of one share link that are tried. */
    fileLinkPassword: { times: 20, within: HOUR },
  },
});
export {
  addFile,
  findContent,
  findFileOfVersion,
  IN_USE,
  type InUse,
  refuseNameInUse,
} from "./add-version.ts";
export { type ArchiveEntry, entriesOf, filesForArchive } from "./archive-entries.ts";
export { groupOf } from "./file-group.ts";
export { FileLink } from "./file-link.ts";
export { nameKeyOf } from "./file-name.ts";
export { FilePermission, FileShare } from "./file-share.ts";
export { FileFavorite } from "./file-favorite.ts";
export { fileUrl, FileVersion, versionKey } from "./file-version.ts";
export { File, FileGroup, FileKind } from "./file.ts";
export { placeToFill } from "./find-files.ts";
export { lockSpace } from "./file-space.ts";
export { quotaOf, refuseOver, refuseOverQuota } from "./quota.ts";
export { PARTS_FOLDER, Upload } from "./upload.ts";
export { downloadByLink } from "./open-link.ts";
