/** Uploads a picture; the message of an error is meant for the user. */
export type UploadPicture = (
  file: File,
  /** From 0 to 1 */
  progress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ src: string }>;

export const pictureTypes = "image/jpeg,image/png,image/webp";
