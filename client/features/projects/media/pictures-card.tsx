import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { UploadList } from "../../../admin/uploads/upload-list.tsx";
import type { EditedProjectFragment } from "../edit/edited-project.generated.ts";
import { MediaDrop } from "./media-drop.tsx";
import { MediaThumbnail } from "./media-thumbnail.tsx";
import { useMediaUploads } from "./use-media-uploads.ts";

/** The pictures of a project above its text: more are added here, all else is done under Media. */
export function PicturesCard({ project }: { project: EditedProjectFragment }) {
  const intl = useIntl();
  const { queue, uploads } = useMediaUploads(project.id);
  const { media } = project;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MediaDrop
        name={intl.formatMessage({ id: "projects.pictures" })}
        label={intl.formatMessage({ id: "projects.pictures.choose" })}
        onFiles={(files) => queue.add(files)}
      />
      <UploadList
        uploads={uploads}
        onRetry={(one) => void queue.send(one)}
        onRemove={queue.remove}
      />
      {media.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {media.map((one) => (
            <MediaThumbnail key={one.id} media={one} />
          ))}
          <Link
            to="?tab=media"
            className="ms-1 inline-flex min-h-10 items-center text-sm font-semibold text-primary-strong hover:underline"
          >
            <FormattedMessage id="projects.pictures.arrange" />
          </Link>
        </div>
      )}
    </div>
  );
}
