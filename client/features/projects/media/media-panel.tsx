import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { UploadList } from "../../../admin/uploads/upload-list.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { PanelState } from "../../../admin/panel-state.tsx";
import { AddMedia } from "./add-media.tsx";
import { order } from "./order-media.ts";
import { type Media, mediaName } from "./listed-media.ts";
import { MediaLanguages } from "./media-languages.tsx";
import { MediaRow } from "./media-row.tsx";
import {
  DeleteProjectMediaDocument,
  ProjectMediaToEditDocument,
} from "./project-media.generated.ts";
import { useMediaUploads } from "./use-media-uploads.ts";

/** The media of a project: added, put in order, described and deleted. */
export function MediaPanel({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const apollo = useApolloClient();
  const [openId, setOpenId] = useState<string>();
  const [doomed, setDoomed] = useState<Media>();
  const { data, error, refetch } = useQuery(ProjectMediaToEditDocument, {
    variables: { id: projectId },
  });
  const media = data?.projectToEdit.media ?? [];
  const fail = (cause: unknown) => failureSnackbar(intl, cause);

  const { queue, uploads } = useMediaUploads(projectId);
  useEffect(
    () => queue.whenReplaced((mediaId, by) => setOpenId((open) => (open === mediaId ? by : open))),
    [queue],
  );

  const moveTo = (one: Media, place: number) => {
    const others = media.filter(({ id }) => id !== one.id).map(({ id }) => id);
    void order(projectId, others.toSpliced(place, 0, one.id), media, { apollo, intl });
  };
  const deleteMedia = async ({ id }: Media) => {
    setDoomed(undefined);
    try {
      await apollo.mutate({
        mutation: DeleteProjectMediaDocument,
        variables: { id: projectId, mediaId: id },
      });
    } catch (cause) {
      fail(cause);
    }
  };

  if (!data) return <PanelState error={error} onRetry={refetch} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AddMedia projectId={projectId} onFiles={(files) => queue.add(files)} />
      <UploadList
        uploads={uploads}
        onRetry={(one) => void queue.send(one)}
        onRemove={queue.remove}
      />
      {media.length === 0 && uploads.length === 0 && (
        <p className="py-10 text-center text-ink-2">
          <FormattedMessage id="projects.media.empty" />
        </p>
      )}
      {media.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
          <SortableRows
            label={intl.formatMessage({ id: "projects.media" })}
            rows={media}
            nameOf={(one) => mediaName(one, locale)}
            onMove={moveTo}
          >
            {(one, place, grip) => (
              <MediaRow
                projectId={projectId}
                media={one}
                place={place}
                isLast={place === media.length - 1}
                grip={grip}
                isOpen={one.id === openId}
                onToggle={() => setOpenId(one.id === openId ? undefined : one.id)}
                onMove={(to) => moveTo(one, to)}
                onReplace={(file) => queue.add([file], { replaces: one.id })}
                onDelete={() => setDoomed(one)}
              />
            )}
          </SortableRows>
          <MediaLanguages media={media} />
        </div>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={intl.formatMessage(
          { id: "projects.media.delete.ask" },
          { item: doomed ? mediaName(doomed, locale) : "" },
        )}
        text={<FormattedMessage id="projects.media.delete.text" />}
        confirm={intl.formatMessage({ id: "form.delete" })}
        onConfirm={() => doomed && void deleteMedia(doomed)}
      />
    </div>
  );
}
