/** Brings a picture to the server; a failure is an error whose message is for the one who sent it. */
export type UploadPicture = (
  file: File,
  /** From 0 to 1 */
  progress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ src: string }>;

export const pictureTypes = "image/jpeg,image/png,image/webp";
