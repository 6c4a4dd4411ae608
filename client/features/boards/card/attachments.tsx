import { useApolloClient } from "@apollo/client/react";
import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { UploadList } from "../../../admin/uploads/upload-list.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DeleteCardAttachmentDocument } from "./card.generated.ts";
import { cardUploads } from "./card-uploads.ts";
import type { OpenCard } from "./use-card-edits.tsx";

type Attachment = OpenCard["attachments"][number];

/** More are refused (schema/boards/attach-files.ts). */
const MAX_ATTACHMENTS = 50;

interface AttachmentsProps {
  card: OpenCard;
  reread(): Promise<unknown>;
}

/** The files of a card, and those on their way. */
export function Attachments({ card: { id, attachments }, reread }: AttachmentsProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Attachment>();
  const { run, pending, error, clear } = useAction();
  const queue = cardUploads(id);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => {
    const show = async () => {
      // If it cannot be read, it is when the connection is back.
      await reread().catch(() => {});
    };
    cardUploads(id).whenArrived({ show });
  }, [id, reread]);
  const remove = (attachment: Attachment) =>
    run(async () => {
      await apollo.mutate({
        mutation: DeleteCardAttachmentDocument,
        variables: { id: attachment.id },
      });
      setDoomed(undefined);
      heading.current?.focus();
      await reread();
    });
  return (
    <section className="grid gap-2.5">
      <div className="flex min-h-9 items-center gap-2.5">
        <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
          <FormattedMessage id="boards.attachments" />{" "}
          {attachments.length > 0 && (
            <span className="font-normal text-ink-3">{intl.formatNumber(attachments.length)}</span>
          )}
        </h3>
        {attachments.length < MAX_ATTACHMENTS && (
          <span className="ms-auto">
            <FileButton
              label={intl.formatMessage({ id: "boards.attachments.add" })}
              icon={IconPlus}
              size={36}
              variant="plain"
              multiple
              onFiles={queue.add}
            />
          </span>
        )}
      </div>
      {attachments.length > 0 && (
        <ul className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
          {attachments.map((attachment) => (
            <li
              key={attachment.id}
              className="relative flex min-w-0 items-center gap-3 rounded-md border border-line p-2 pe-1 hover:border-control"
            >
              <FileMark file={attachment} />
              <span className="min-w-0 flex-1">
                <a
                  href={attachment.path}
                  target="_blank"
                  rel="noopener"
                  title={attachment.name}
                  className="block truncate font-medium before:absolute before:inset-0"
                >
                  <bdi>{attachment.name}</bdi>
                </a>
                <span className="block text-[13px] text-ink-3">
                  {fileSize(intl, attachment.size)}
                </span>
              </span>
              <span className="relative">
                <IconButton
                  size={36}
                  icon={IconTrash}
                  label={intl.formatMessage(
                    { id: "boards.attachment.delete" },
                    { name: attachment.name },
                  )}
                  onClick={() => setDoomed(attachment)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <UploadList
        uploads={uploads.filter(({ state }) => state !== "done")}
        onRetry={(upload) => void queue.send(upload)}
        onRemove={queue.remove}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => {
          setDoomed(undefined);
          clear();
        }}
        title={intl.formatMessage({ id: "boards.attachment.delete.ask" })}
        text={
          <>
            <bdi className="font-semibold wrap-anywhere">{doomed?.name}</bdi>{" "}
            <FormattedMessage id="list.purge.text" />
          </>
        }
        confirm={intl.formatMessage({ id: "boards.attachment.delete.do" })}
        onConfirm={() => doomed && void remove(doomed)}
        pending={pending}
        error={error}
      />
    </section>
  );
}

/** A picture itself; of another file how its name ends. */
function FileMark({ file: { name, path, width } }: { file: Attachment }) {
  const look = "size-11 shrink-0 rounded-md bg-raised";
  if (width !== null) {
    return (
      <img
        src={path}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        decoding="async"
        className={`${look} object-cover`}
      />
    );
  }
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? "";
  return (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center text-[11px] font-bold text-ink-2 uppercase`}
    >
      {ending || <IconFile size={20} />}
    </span>
  );
}
