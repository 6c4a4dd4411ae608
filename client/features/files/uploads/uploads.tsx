import { useSyncExternalStore } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { uploadsBegun } from "./begun.ts";

const UploadPanel = lazyPart(async () => (await import("./upload-panel.tsx")).UploadPanel);

/** The panel of uploads, once there are some. */
export function Uploads() {
  return useSyncExternalStore(uploadsBegun.subscribe, uploadsBegun.read) && <UploadPanel />;
}
