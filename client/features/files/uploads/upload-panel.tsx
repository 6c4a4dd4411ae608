import { useApolloClient } from "@apollo/client/react";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconPlayerPause from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import type { FileGroup } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { FileMark } from "../file-mark.tsx";
import { filesUrl } from "../files-url.ts";
import { rereadFiles } from "../use-file-actions.ts";
import { type ConflictChoice, type FileUpload, fileUploads } from "./file-uploads.ts";

/** What a file is, as the browser takes it: the server looks at its bytes. */
function likelyGroup({ type }: File): FileGroup {
  if (type === "application/pdf") return "PDF";
  if (type.includes("zip")) return "ZIP";
  const [kind = ""] = type.split("/");
  return GROUPS[kind] ?? "OTHER";
}

const GROUPS: Record<string, FileGroup> = {
  image: "IMAGE",
  video: "VIDEO",
  audio: "AUDIO",
  text: "TXT",
};

/** What another attempt does not change. */
const FINAL = new Set(["TOO_LARGE", "FORBIDDEN", "NOT_FOUND"]);

function refusalText(intl: IntlShape, code: string): string {
  if (code === "TOO_LARGE") return intl.formatMessage({ id: "files.upload.tooLarge" });
  if (code === "QUOTA_EXCEEDED") return intl.formatMessage({ id: "files.upload.full" });
  if (code === "OFFLINE") return intl.formatMessage({ id: "problem.unreachable" });
  return codeText(intl, code);
}

/** Files on their way, over every screen of the dashboard. */
export function UploadPanel() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const uploads = useSyncExternalStore(fileUploads.subscribe, fileUploads.read);
  const isFolded = useSyncExternalStore(fileUploads.subscribe, fileUploads.isFolded);
  useEffect(() => fileUploads.whenArrived(() => void rereadFiles(apollo)), [apollo]);
  if (uploads.length === 0) return null;
  const count = (state: FileUpload["state"]) =>
    uploads.filter((upload) => upload.state === state).length;
  const sending = uploads.filter(({ state }) => state === "sending");
  const paused = uploads.filter(({ state }) => state === "paused");
  const isOver = uploads.length === count("done") + count("failed");
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <section
      aria-label={text("uploads.label")}
      className="fixed end-6 bottom-6 z-40 w-108 max-w-[calc(100vw-48px)] overflow-hidden rounded-card border border-line bg-surface shadow-overlay max-md:inset-x-0 max-md:bottom-0 max-md:w-auto max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="flex min-h-13 items-center gap-1 ps-4 pe-2">
        <p role="status" className="flex-1 font-semibold">
          <FormattedMessage
            id="files.upload.progress"
            values={{ done: count("done"), count: uploads.length }}
          />
        </p>
        {sending.length > 0 && (
          <IconButton
            size={36}
            icon={IconPlayerPause}
            label={text("files.upload.pauseAll")}
            onClick={() => sending.forEach(({ key }) => fileUploads.pause(key))}
          />
        )}
        {sending.length === 0 && paused.length > 0 && (
          <IconButton
            size={36}
            icon={IconPlayerPlay}
            label={text("files.upload.resumeAll")}
            onClick={() => paused.forEach(({ key }) => fileUploads.resume(key))}
          />
        )}
        <IconButton
          size={36}
          icon={isFolded ? IconChevronUp : IconChevronDown}
          label={text(isFolded ? "files.upload.unfold" : "files.upload.fold")}
          aria-expanded={!isFolded}
          onClick={() => fileUploads.fold(!isFolded)}
        />
        {isOver && (
          <IconButton
            size={36}
            icon={IconX}
            label={text("dialog.close")}
            onClick={fileUploads.clear}
          />
        )}
      </div>
      {!isFolded && (
        <ul className="max-h-[min(50dvh,420px)] divide-y divide-line overflow-y-auto border-t border-line">
          {uploads.map((upload) => (
            <Row key={upload.key} upload={upload} conflicts={count("conflict")} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ upload, conflicts }: { upload: FileUpload; conflicts: number }) {
  const intl = useIntl();
  const { key, file, folder, state, share, code = "INTERNAL" } = upload;
  const named = (id: string) => intl.formatMessage({ id }, { item: file.name });
  return (
    <li className={`px-4 py-3 ${state === "conflict" ? "bg-warn-soft" : ""}`}>
      <div className="flex items-center gap-3">
        <FileMark file={{ group: likelyGroup(file) }} />
        <div className="min-w-0 flex-1">
          <bdi className="block truncate text-sm font-semibold">{file.name}</bdi>
          {(state === "sending" || state === "paused") && (
            <Bar label={file.name} share={share} isPaused={state === "paused"} />
          )}
          <State upload={upload} />
        </div>
        {state === "sending" && (
          <IconButton
            size={36}
            icon={IconPlayerPause}
            label={named("files.upload.pause")}
            onClick={() => fileUploads.pause(key)}
          />
        )}
        {state === "paused" && (
          <IconButton
            size={36}
            icon={IconPlayerPlay}
            label={named("files.upload.resume")}
            onClick={() => fileUploads.resume(key)}
          />
        )}
        {state === "failed" && !FINAL.has(code) && (
          <IconButton
            size={36}
            icon={IconRefresh}
            label={named("uploads.retry")}
            onClick={() => fileUploads.resume(key)}
          />
        )}
        {state === "done" ? (
          <Link
            to={filesUrl({ folder: folder.id ?? undefined, file: upload.fileId })}
            aria-label={named("files.upload.show")}
            className="px-2 text-sm font-semibold text-primary-strong hover:underline pointer-coarse:py-3"
          >
            <FormattedMessage id="files.upload.show.short" />
          </Link>
        ) : (
          state !== "conflict" && (
            <IconButton
              size={36}
              icon={IconX}
              label={named(state === "failed" ? "form.remove" : "uploads.cancel")}
              onClick={() => fileUploads.remove(key)}
            />
          )
        )}
      </div>
      {state === "conflict" && <Choices upload={upload} conflicts={conflicts} />}
    </li>
  );
}

function Bar({ label, share, isPaused }: { label: string; share: number; isPaused: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <div
        className={`h-full rounded-full ${isPaused ? "bg-ink-3" : "bg-primary-strong"}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

function State({
  upload: { file, folder, state, share, speed, conflict, code = "INTERNAL" },
}: {
  upload: FileUpload;
}) {
  const intl = useIntl();
  const isOnline = useOnline();
  if (state === "done") {
    return (
      <p className="mt-0.5 flex items-center gap-1 text-[0.8125rem] text-good">
        <IconCheck size={15} aria-hidden="true" />
        <FormattedMessage id="files.upload.done" values={{ folder: folder.name }} />
      </p>
    );
  }
  if (state === "failed") {
    return (
      <p role="alert" className="mt-0.5 text-[0.8125rem] font-medium text-bad">
        {refusalText(intl, code)}
      </p>
    );
  }
  if (state === "conflict") {
    return (
      <p role="alert" className="mt-0.5 text-[0.8125rem] font-medium text-warn">
        <FormattedMessage id="files.upload.conflict" values={{ folder: folder.name }} />
        {conflict?.size !== undefined && (
          <>
            {" "}
            <FormattedMessage
              id="files.upload.conflict.sizes"
              values={{
                there: fileSize(intl, conflict.size),
                yours: fileSize(intl, file.size),
              }}
            />
          </>
        )}
      </p>
    );
  }
  return (
    <p className="mt-1 text-[0.8125rem] text-ink-3">
      {state === "sending" && !isOnline ? (
        <FormattedMessage id="uploads.offline" />
      ) : (
        <FormattedMessage
          id={state === "paused" ? "files.upload.paused" : "files.upload.sent"}
          values={{
            percent: intl.formatNumber(share, { style: "percent" }),
            sent: fileSize(intl, file.size * share),
            size: fileSize(intl, file.size),
          }}
        />
      )}
      {state === "sending" && isOnline && speed !== undefined && (
        <>
          {" · "}
          <FormattedMessage
            id="files.upload.speed"
            values={{ size: <bdi key="size">{fileSize(intl, speed)}</bdi> }}
          />
        </>
      )}
    </p>
  );
}

interface ChoicesProps {
  upload: FileUpload;
  /** How many others wait for the same answer, and this one */
  conflicts: number;
}

function Choices({ upload: { key, conflict }, conflicts }: ChoicesProps) {
  const [isForAll, setForAll] = useState(false);
  const choose = (choice: ConflictChoice) => {
    const keys = isForAll
      ? fileUploads
          .read()
          .filter(({ state, conflict: other }) => {
            const fits = choice !== "version" || !other?.isFolder;
            return state === "conflict" && fits;
          })
          .map((each) => each.key)
      : [key];
    for (const each of keys) fileUploads.resolve(each, choice);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {!conflict?.isFolder && (
        <Button variant="ink" size={36} onClick={() => choose("version")}>
          <FormattedMessage id="files.upload.version" />
        </Button>
      )}
      <Button variant="outline" size={36} onClick={() => choose("both")}>
        <FormattedMessage id="files.upload.both" />
      </Button>
      <Button variant="plain" size={36} onClick={() => choose("skip")}>
        <FormattedMessage id="files.upload.skip" />
      </Button>
      {conflicts > 1 && (
        <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
            className="size-[18px] accent-primary-strong"
          />
          <FormattedMessage id="files.upload.forAll" values={{ count: conflicts }} />
        </label>
      )}
    </div>
  );
}
