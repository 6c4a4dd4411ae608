import { FileDrop } from "../../../kit/file-drop.tsx";
import { UploadProgress } from "../../../kit/upload-progress.tsx";
import { Exhibit } from "./exhibit.tsx";

const limits = "JPEG, PNG or WebP, at most 8 MB.";

export function UploadExhibit() {
  return (
    <Exhibit title="Uploads">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <FileDrop
          label="Cover"
          hint={limits}
          url="/nowhere"
          types={["image/jpeg", "image/png", "image/webp"]}
          mostBytes={8_000_000}
          onUploaded={() => {}}
        />
        <FileDrop
          label="Disabled"
          hint={limits}
          url="/nowhere"
          types={["image/png"]}
          mostBytes={8_000_000}
          onUploaded={() => {}}
          disabled
        />
        <UploadProgress name="hills.png" share={0.62} onCancel={() => {}} />
      </div>
    </Exhibit>
  );
}
