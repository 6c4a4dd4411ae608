import { useApolloClient } from "@apollo/client/react";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useUndoable } from "../../../admin/flow/use-undoable.ts";
import { download } from "../../../admin/list/download.ts";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { downloadUrl, type OpenFile } from "../file.ts";
import { RestoreFileVersionDocument } from "../files.generated.ts";
import { rereadFiles } from "../use-file-actions.ts";
import { DetailsSection } from "./details-section.tsx";

/** The contents of a file over time. Restoring one makes a new version of it: nothing is lost. */
export function Versions({ file: { id, versions, versionNumber, canEdit } }: { file: OpenFile }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  const restore = async (number: number) => {
    await apollo.mutate({ mutation: RestoreFileVersionDocument, variables: { id, number } });
    await rereadFiles(apollo);
  };
  return (
    <DetailsSection title={intl.formatMessage({ id: "files.versions" })}>
      <ol className="grid gap-2 text-sm">
        {versions.map((version) => {
          const { number, size, createdAt, author, restoredFrom } = version;
          const isCurrent = number === versionNumber;
          return (
            <li key={version.id} className="flex items-center gap-2.5">
              <span
                className={`grid h-6.5 min-w-6.5 shrink-0 place-items-center rounded-md px-1 text-xs font-bold ${isCurrent ? "bg-ink text-canvas" : "bg-raised"}`}
              >
                {intl.formatNumber(number)}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">
                  <RelativeTime iso={createdAt} />
                  {author && <bdi> · {author.displayName}</bdi>}
                </span>
                <span className="block truncate text-[0.8125rem] text-ink-3">
                  {fileSize(intl, size)}
                  {restoredFrom && (
                    <>
                      {" · "}
                      <FormattedMessage
                        id="files.version.restored"
                        values={{ number: restoredFrom }}
                      />
                    </>
                  )}
                </span>
              </span>
              {isCurrent ? (
                <span className="text-ink-3">
                  <FormattedMessage id="files.version.current" />
                </span>
              ) : (
                <>
                  <IconButton
                    size={36}
                    icon={IconDownload}
                    label={intl.formatMessage({ id: "files.version.download" }, { number })}
                    onClick={() => download(downloadUrl(version.url))}
                  />
                  {canEdit && (
                    <IconButton
                      size={36}
                      icon={IconRestore}
                      label={intl.formatMessage({ id: "files.version.restore" }, { number })}
                      onClick={() =>
                        void act({
                          run: () => restore(number),
                          text: intl.formatMessage({ id: "files.version.done" }, { number }),
                          undo: () => restore(versionNumber),
                        })
                      }
                    />
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </DetailsSection>
  );
}
