import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "./button.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { type UploadRules, useUpload } from "./use-upload.ts";

interface FileDropProps extends UploadRules {
  label: string;
  /** Of the control, by which it is found to focus it */
  name?: string;
  /** The limits, shown before a file is chosen: "JPEG, PNG or WebP, at most 10 MB" */
  hint: string;
  disabled?: boolean;
  /** The current content, for example the picture */
  children?: ReactNode;
}

/** Uploads a file as soon as it is dropped, pasted or chosen. */
export function FileDrop({ label, name, hint, disabled, children, ...rules }: FileDropProps) {
  const intl = useIntl();
  const id = useId();
  const [over, setOver] = useState(false);
  const { upload, send, cancel } = useUpload(rules);
  const refused = upload.state === "refused" ? upload : undefined;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      onPaste={(event) => send(event.clipboardData.files)}
    >
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
      </p>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          if (!disabled) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) void send(event.dataTransfer.files);
        }}
        className={`rounded-card border border-dashed p-4 ${over ? "border-primary-strong bg-primary-soft" : "border-control"}`}
      >
        {children && <div className="mb-4">{children}</div>}
        {upload.state === "sending" ? (
          <UploadProgress name={upload.name} share={upload.share} onCancel={cancel} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <label
              className={`relative inline-flex h-11 items-center gap-2 rounded-md border border-line bg-surface px-4 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${disabled ? "opacity-60" : "cursor-pointer hover:bg-raised"}`}
            >
              <IconUpload size={19} aria-hidden="true" />
              <FormattedMessage id="upload.choose" />
              <input
                type="file"
                name={name}
                accept={rules.types.join()}
                disabled={disabled}
                aria-label={intl.formatMessage({ id: "upload.chooseFor" }, { field: label })}
                aria-describedby={`${id}-hint`}
                onChange={({ target }) => {
                  void send([...(target.files ?? [])]);
                  target.value = "";
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
            <p id={`${id}-hint`} className="min-w-40 flex-1 text-sm text-ink-3">
              <FormattedMessage id="upload.ways" /> {hint}
            </p>
          </div>
        )}
        <div role="alert">
          {refused && (
            <p className="mt-3 text-sm font-medium text-bad">
              <FormattedMessage id={`upload.refused.${refused.reason}`} values={{ limits: hint }} />
            </p>
          )}
        </div>
        {refused?.file && (refused.reason === "failed" || refused.reason === "offline") && (
          <Button
            variant="outline"
            size={36}
            className="mt-2"
            onClick={() => refused.file && send([refused.file])}
          >
            <FormattedMessage id="form.retry" />
          </Button>
        )}
      </div>
    </div>
  );
}
