import { useQuery } from "@apollo/client/react";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useDeferredValue, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { fileSize } from "../../../ui/file-size.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FileMark } from "../file-mark.tsx";
import type { ListedFile } from "../file.ts";
import { FilesDocument } from "../files.generated.ts";

/** What is chosen from: a folder, or all that is shared; the search finds files of both. */
interface Place {
  place: "FOLDER" | "SHARED";
  /** The folders that were opened, the current one last */
  path: readonly { id: string; name: string }[];
}

const PLACES = [
  { place: "FOLDER", label: "files.place.my", empty: "files.empty.my" },
  { place: "SHARED", label: "files.place.shared", empty: "files.empty.shared" },
] as const;

const PAGE_SIZE = 50;

interface FilePickerProps {
  /** Together, in bytes; the server counts what is there already */
  maxBytes: number;
  maxFiles: number;
  /** Why they could not be taken */
  error: string | undefined;
  pending: boolean;
  onChoose(ids: string[]): void;
  onClose(): void;
}

/** Chooses files that the viewer sees: their own, and those that others share with them. */
export function FilePicker(props: FilePickerProps) {
  const { maxBytes, maxFiles, error: refusal, pending, onChoose, onClose } = props;
  const intl = useIntl();
  const [{ place, path }, setPlace] = useState<Place>({ place: "FOLDER", path: [] });
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedFile>>(new Map());
  const search = useDeferredValue(text.trim());
  const folder = path.at(-1);
  const { data, previousData, error, refetch } = useQuery(FilesDocument, {
    variables: {
      ...(search
        ? { place: "EVERYWHERE", filter: { search } }
        : folder
          ? { place: "FOLDER", folderId: folder.id }
          : { place }),
      first: PAGE_SIZE,
      page,
    },
    fetchPolicy: "cache-and-network",
  });
  const files = data?.files ?? (search ? previousData?.files : undefined);
  const go = (next: Place) => {
    setPlace(next);
    setText("");
    setPage(1);
  };
  const toggle = (file: ListedFile) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(file.id)) next.set(file.id, file);
      return next;
    });
  const bytes = chosen.values().reduce((sum, { size }) => sum + size, 0);
  const isTooMuch = bytes > maxBytes || chosen.size > maxFiles;
  const problem = isTooMuch
    ? intl.formatMessage(
        { id: "files.pick.most" },
        { size: fileSize(intl, maxBytes), count: maxFiles },
      )
    : refusal;
  const pages = Math.ceil((files?.totalCount ?? 0) / PAGE_SIZE);
  return (
    <FormDialog
      title={intl.formatMessage({ id: "files.pick.title" })}
      submit={<FormattedMessage id="files.pick.submit" values={{ count: chosen.size }} />}
      pending={pending}
      onSubmit={() => {
        if (chosen.size > 0 && !isTooMuch) onChoose([...chosen.keys()]);
      }}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextField
          type="search"
          name="search"
          label={intl.formatMessage({ id: "files.search" })}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPage(1);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          autoComplete="off"
          dir="auto"
        />
        <div className="flex flex-wrap items-center gap-1 text-sm font-semibold">
          {folder && !search ? (
            <>
              <IconButton
                size={36}
                icon={IconChevronLeft}
                label={intl.formatMessage({ id: "files.pick.up" })}
                onClick={() => go({ place, path: path.slice(0, -1) })}
                className="rtl:[&_svg]:-scale-x-100"
              />
              <bdi className="min-w-0 truncate">{folder.name}</bdi>
            </>
          ) : (
            PLACES.map((each) => (
              <button
                key={each.place}
                type="button"
                aria-pressed={!search && place === each.place}
                onClick={() => go({ place: each.place, path: [] })}
                className="inline-flex h-9 items-center rounded-full px-3 text-ink-2 hover:bg-raised aria-pressed:bg-ink aria-pressed:text-canvas pointer-coarse:h-11"
              >
                <FormattedMessage id={each.label} />
              </button>
            ))
          )}
        </div>
        {error && !files ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            {problemText(intl, error)}
            <RetryButton onRetry={refetch} />
          </div>
        ) : (
          <ul
            aria-label={intl.formatMessage({ id: "files.pick.list" })}
            aria-busy={!files}
            className="h-[min(40dvh,360px)] overflow-y-auto rounded-md border border-line"
          >
            {!files &&
              [1, 2, 3, 4].map((n) => (
                <li key={n} aria-hidden="true" className="flex h-12 items-center gap-3 px-3">
                  <span className="size-7 animate-pulse rounded-lg bg-raised" />
                  <span className="h-4 w-1/2 animate-pulse rounded bg-raised" />
                </li>
              ))}
            {files?.nodes.length === 0 && (
              <li className="px-4 py-10 text-center text-ink-3">
                <FormattedMessage
                  id={
                    search
                      ? "list.no-match"
                      : folder
                        ? "files.empty.folder"
                        : place === "SHARED"
                          ? "files.empty.shared"
                          : "files.empty.my"
                  }
                />
              </li>
            )}
            {files?.nodes.map((file) => (
              <li key={file.id} className="border-b border-line last:border-0">
                {file.kind === "FOLDER" ? (
                  <button
                    type="button"
                    onClick={() => go({ place, path: [...path, file] })}
                    className="flex min-h-12 w-full items-center gap-3 px-3 text-start hover:bg-raised"
                  >
                    <FileMark file={file} size={28} />
                    <bdi className="min-w-0 flex-1 truncate font-medium">{file.name}</bdi>
                    <IconChevronRight
                      size={18}
                      aria-hidden="true"
                      className="text-ink-3 rtl:-scale-x-100"
                    />
                  </button>
                ) : (
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 hover:bg-raised has-disabled:cursor-default has-disabled:opacity-50">
                    <input
                      type="checkbox"
                      checked={chosen.has(file.id)}
                      disabled={file.scan === "BLOCKED"}
                      onChange={() => toggle(file)}
                      className="size-5 shrink-0 accent-(--p-strong)"
                    />
                    <FileMark file={file} size={28} />
                    <bdi className="min-w-0 flex-1 truncate font-medium">{file.name}</bdi>
                    <span className="text-[0.8125rem] whitespace-nowrap text-ink-3">
                      {fileSize(intl, file.size)}
                    </span>
                  </label>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="flex min-h-9 items-center gap-2 text-[0.8125rem] text-ink-3">
          <p role="status" className="me-auto">
            <FormattedMessage
              id="files.pick.chosen"
              values={{ count: chosen.size, size: fileSize(intl, bytes) }}
            />
          </p>
          {pages > 1 && (
            <>
              <IconButton
                size={36}
                icon={IconChevronLeft}
                label={intl.formatMessage({ id: "ui.pagination.previous" })}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
                className="rtl:[&_svg]:-scale-x-100"
              />
              <IconButton
                size={36}
                icon={IconChevronRight}
                label={intl.formatMessage({ id: "ui.pagination.next" })}
                disabled={page >= pages}
                onClick={() => setPage(page + 1)}
                className="rtl:[&_svg]:-scale-x-100"
              />
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
