import {
  attachMedia,
  findMedia,
  mediaProject,
  type ProjectMedia,
} from "../../schema/projects/index.ts";
import type { UploadTarget } from "./resumable-uploads.ts";

/** Files of projects, stored as media. */
export const projectUploads: UploadTarget<ProjectMedia> = {
  at: "/api/projects/uploads",
  key: "projectId",
  header: "media-id",
  find: mediaProject,
  store: (to, { content, ...file }, context) => attachMedia(to, file, content, context),
  stored: findMedia,
  answer: ({
    id,
    kind,
    url,
    name = null,
    size = null,
    type = null,
    width = null,
    height = null,
  }) => ({
    media: { id, kind, url, name, size, type, width, height },
  }),
};
