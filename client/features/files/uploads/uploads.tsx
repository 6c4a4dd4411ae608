import { useSyncExternalStore } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { uploadsBegun } from "./begun.ts";

const UploadPanel = lazyPart(async () => (await import("./upload-panel.tsx")).UploadPanel);
const UploadRing = lazyPart(async () => (await import("./upload-ring.tsx")).UploadRing);

const useBegun = () => useSyncExternalStore(uploadsBegun.subscribe, uploadsBegun.read);

/** The panel of uploads, once there are some. */
export const Uploads = () => useBegun() && <UploadPanel />;

/** How far they are, in the header. */
export const UploadsInHeader = () => useBegun() && <UploadRing />;
