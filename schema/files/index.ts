import { domain } from "../domain.ts";
import { DAY } from "../foundation/durations.ts";
import { FileLinkResolver } from "./file-link.resolver.ts";
import { FileQuotaResolver } from "./file-quota.resolver.ts";
import { FileShareResolver } from "./file-share.resolver.ts";
import { REMOVE_FILE_VERSIONS } from "./file-version.ts";
import { FileResolver } from "./file.resolver.ts";
import "./files.access.ts";
import { removeVersions } from "./add-version.ts";

export const files = domain({
  name: "files",
  jobs: {
    [REMOVE_FILE_VERSIONS]: ({ ids = "" }, { em, services }) =>
      removeVersions(ids.split(" "), em, services.storage),
  },
  resolvers: [FileResolver, FileShareResolver, FileLinkResolver, FileQuotaResolver],
  limits: {
    /** Folders that a member makes. */
    newFolder: { times: 500, within: DAY },
    /** Members that a member shares files with. */
    fileShare: { times: 200, within: DAY },
    /** Share links that a member makes. */
    newFileLink: { times: 100, within: DAY },
    /** Passwords of one share link that are tried. */
    fileLinkPassword: { times: 20, within: DAY / 24 },
  },
});
