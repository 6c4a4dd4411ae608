import { FileDrop } from "../../../ui/file-drop.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { Story } from "./story.tsx";

const limits = "JPEG, PNG or WebP, at most 8 MB.";

export function UploadStory() {
  return (
    <Story title="Uploads">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <FileDrop
          label="Cover"
          hint={limits}
          url="/nowhere"
          types={["image/jpeg", "image/png", "image/webp"]}
          maxBytes={8_000_000}
          onUploaded={() => {}}
        />
        <FileDrop
          label="Disabled"
          hint={limits}
          url="/nowhere"
          types={["image/png"]}
          maxBytes={8_000_000}
          onUploaded={() => {}}
          disabled
        />
        <UploadProgress name="hills.png" share={0.62} onCancel={() => {}} />
      </div>
    </Story>
  );
}
