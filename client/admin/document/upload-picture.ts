import type { IntlShape } from "react-intl";
import { putFile, UploadFailure } from "../../ui/put-file.ts";
import type { UploadPicture } from "../../ui/rich-text/picture-upload.ts";

export interface UploadedPicture {
  path: string;
  width: number;
  height: number;
  bytes: number;
}

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];
const MAX_PICTURE_BYTES = 10_000_000;

const reasons: Record<number, string> = { 0: "offline", 413: "size", 415: "type", 422: "damaged" };

/** Uploads a picture; errors are translated for the user. */
export async function uploadPicture(
  intl: IntlShape,
  url: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const limits = intl.formatMessage({ id: "document.picture.limits" });
  const refuse = (reason: string) =>
    new Error(intl.formatMessage({ id: `upload.refused.${reason}` }, { limits }));
  if (!pictureTypes.includes(file.type)) throw refuse("type");
  if (file.size > MAX_PICTURE_BYTES) throw refuse("size");
  try {
    const answer = await putFile(url, file, { method: "POST", onProgress, signal });
    return (answer as { picture: UploadedPicture }).picture;
  } catch (error) {
    const status = error instanceof UploadFailure ? error.status : undefined;
    throw refuse((status !== undefined && reasons[status]) || "failed");
  }
}

export const uploadInText =
  (intl: IntlShape, url: string): UploadPicture =>
  async (file, onProgress, signal) => ({
    src: (await uploadPicture(intl, url, file, onProgress, signal)).path,
  });
