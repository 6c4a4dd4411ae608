import { useSyncExternalStore } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { fileUploads } from "./file-uploads.ts";

const UploadPanel = lazyPart(async () => (await import("./upload-panel.tsx")).UploadPanel);

/** The panel of uploads, once there are some. */
export function Uploads() {
  const uploads = useSyncExternalStore(fileUploads.subscribe, fileUploads.read);
  return uploads.length > 0 && <UploadPanel />;
}
