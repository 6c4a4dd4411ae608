import { join } from "node:path";
import type { FileStorage } from "../../schema/foundation/services.ts";
import type { Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import { withFallback } from "./fallback-storage.ts";
import { diskStorage } from "./disk-storage.ts";

/** Where files are on disk. */
export const filesFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "files");

/** The bucket that S3_URL names, with what was not moved there yet; otherwise a folder in DATA_DIR. */
export async function openStorage(
  config: Pick<Config, "dataDir" | "s3">,
  onError: (error: unknown) => void,
): Promise<FileStorage> {
  if (!config.s3) return diskStorage(filesFolder(config));
  const { s3Storage } = await import("./s3-storage.ts");
  const storage = s3Storage(config.s3, onError);
  const refusal = await storage.refusal();
  if (refusal) throw new StartupError(`S3_URL: ${refusal}`);
  return withFallback(storage, diskStorage(filesFolder(config)));
}
