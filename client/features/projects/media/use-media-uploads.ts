import { useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { uploadsTo } from "../../../admin/uploads/upload-queue.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { arrange } from "./order-media.ts";
import { ReplaceProjectMediaDocument } from "./project-media.generated.ts";

export const mediaUploads = (projectId: string) =>
  uploadsTo({ url: "/api/projects/uploads", id: { projectId } });

/** The uploads to a project, whose media are shown on this screen. */
export function useMediaUploads(projectId: string) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const queue = mediaUploads(projectId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => {
    mediaUploads(projectId).whenArrived({
      show: (arrived) => arrange(projectId, arrived, { apollo, intl }),
      async replace(mediaId, by) {
        const variables = { id: projectId, mediaId, by };
        await apollo.mutate({ mutation: ReplaceProjectMediaDocument, variables });
        snackbar({ text: intl.formatMessage({ id: "projects.media.replaced" }), tone: "good" });
      },
    });
  }, [projectId, apollo, intl]);
  return { queue, uploads };
}
