import { Invalid } from "../../schema/foundation/errors.ts";
import { attachmentName } from "../../schema/chat/index.ts";
import {
  addFile,
  type File,
  findFileOfVersion,
  IN_USE,
  type InUse,
  placeToFill,
  refuseNameInUse,
} from "../../schema/files/index.ts";
import type { Metadata, UploadTarget } from "./resumable-uploads.ts";

/** For one file: parts and whole files are streamed, whatever their size. */
const MAX_BYTES = 2_000_000_000;

/** The top has no id. */
const TOP = "";

/** Files of members, in their folders. */
export const fileUploads: UploadTarget<File> = {
  at: "/api/files/uploads",
  key: "parentId",
  header: "file-id",
  isOptional: true,
  maxBytes: MAX_BYTES,
  keepsOriginals: true,
  async find(id, context) {
    const { folder } = await placeToFill(id || null, context);
    return folder?.id ?? TOP;
  },
  async payer(to, context) {
    const { owner } = await placeToFill(to || null, context);
    return owner;
  },
  async refuse(to, metadata, context) {
    const name = attachmentName(metadata["filename"] ?? "").normalize("NFC");
    if (inConflict(metadata) === "ask") await refuseNameInUse(to || null, name, context);
  },
  store: (to, { id, name, size, type, sha256, content }, context, metadata) =>
    addFile(
      to || null,
      { id, name: name.normalize("NFC"), size, type, sha256, content },
      inConflict(metadata),
      context,
    ),
  stored: findFileOfVersion,
  answer: ({ id, name, size, type, url = null, versionNumber }) => ({
    file: { id, name, size, type, url, versionNumber },
  }),
};

function inConflict({ conflict = "ask" }: Metadata): InUse {
  const known = IN_USE.find((one) => one === conflict);
  if (!known) throw new Invalid({ conflict: "Not valid" });
  return known;
}
