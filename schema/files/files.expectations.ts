import { uuid } from "../foundation/uuid.ts";
import {
  ADMINS,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const FILE = `fileId: "${uuid()}"`;
const SORTED = "the few of a folder, or of a member, are found by an index and sorted";

/** Members have files: which ones they see is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    files: ["{ files { nodes { id } } }", SIGNED_IN],
    file: [`{ file(${ID}) { id } }`, SIGNED_IN],
    fileFolders: ["{ fileFolders { id } }", SIGNED_IN],
    fileLinks: ["{ fileLinks { nodes { id } } }", SIGNED_IN],
    fileQuota: ["{ fileQuota { used } }", SIGNED_IN],
    fileActivity: ["{ fileActivity { links { id } } }", SIGNED_IN],
    fileUsage: ["{ fileUsage { months { size } } }", SIGNED_IN],
    fileTotals: ["{ fileTotals { files } }", ADMINS],
    createFolder: [`mutation { createFolder(input: { name: "A" }) { id } }`, SIGNED_IN],
    updateFile: [`mutation { updateFile(${ID}, input: {}) { id } }`, SIGNED_IN],
    setFileFavorite: [`mutation { setFileFavorite(${ID}, isFavorited: true) { id } }`, SIGNED_IN],
    moveFiles: [`mutation { moveFiles(${IDS}) { id } }`, SIGNED_IN],
    copyFiles: [`mutation { copyFiles(${IDS}) { id } }`, SIGNED_IN],
    trashFiles: [`mutation { trashFiles(${IDS}) }`, SIGNED_IN],
    restoreFiles: [`mutation { restoreFiles(${IDS}) { id } }`, SIGNED_IN],
    deleteFiles: [`mutation { deleteFiles(${IDS}) }`, SIGNED_IN],
    restoreFileVersion: [`mutation { restoreFileVersion(${ID}, number: 1) { id } }`, SIGNED_IN],
    shareFile: [
      `mutation { shareFile(${FILE}, memberId: "${uuid()}", permission: VIEW) { id } }`,
      SIGNED_IN,
    ],
    unshareFile: [`mutation { unshareFile(${ID}) }`, SIGNED_IN],
    createFileLink: [
      `mutation { createFileLink(input: { ${FILE}, expiresOn: "2026-12-01" }) { path } }`,
      SIGNED_IN,
    ],
    updateFileLink: [`mutation { updateFileLink(${ID}, input: {}) { id } }`, SIGNED_IN],
    openFileLink: [`mutation { openFileLink(token: "none") { needsPassword } }`, EVERYBODY],
    filesChanged: [`subscription { filesChanged { id } }`, SIGNED_IN],
  },
  planExceptions: {
    file: "copies are found by an index of their hashes; of few boards all are joined to them",
    files: SORTED,
    fileFolders: SORTED,
    fileActivity:
      "the few files of a member are found by an index, and what was done with them is sorted",
    fileQuota: "sums what one member has, by an index, in statements of its own",
    fileUsage: "sums what one member has, by their indexes, in statements of its own",
    fileTotals: "counts everything, for administrators, in statements of its own",
  },
  growing: [
    "files",
    "file_ancestors",
    "file_shares",
    "file_favorites",
    "file_versions",
    "file_links",
    "file_spaces",
  ],
};
