import { type ReactNode, type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { sideAction } from "./side-section.tsx";
import { pictureTypes } from "./upload-picture.ts";
import type { PictureUpload } from "./use-picture-upload.ts";

/** The actions for the current picture. */
export function PictureActions({ upload }: { upload: PictureUpload }) {
  const { picture, share, remove, choose } = upload;
  if (!picture || share !== undefined) return null;
  return (
    <span className="flex gap-3">
      <button type="button" onClick={remove} className={sideAction}>
        <FormattedMessage id="document.picture.remove" />
      </button>
      <button type="button" onClick={choose} className={sideAction}>
        <FormattedMessage id="document.picture.replace" />
      </button>
    </span>
  );
}

interface PictureFieldProps {
  /** Focused if the server refuses the picture */
  ref: Ref<HTMLButtonElement>;
  upload: PictureUpload;
  caption?: string;
  error: string | undefined;
  children?: ReactNode;
}

/** A picture that can be chosen or dropped, with its upload progress and preview. */
export function PictureField({ ref, upload, caption, error, children }: PictureFieldProps) {
  const intl = useIntl();
  const { picture, share, bytes, chooser, send, choose, cancel } = upload;
  const [size, setSize] = useState<{ of: string; width: number; height: number }>();
  const refusal = upload.refusal ?? error;
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send(event.dataTransfer.files[0]);
      }}
      className="grid gap-4"
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = "";
        }}
      />
      {share !== undefined && (
        <div className="grid gap-2">
          <Progress label={intl.formatMessage({ id: "document.picture.sending" })} value={share} />
          <Button variant="outline" size={36} onClick={cancel}>
            <FormattedMessage id="editor.cancel" />
          </Button>
        </div>
      )}
      {picture && (
        <div className="flex items-center gap-3">
          <img
            src={picture}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ of: picture, width, height })
            }
            className="h-[68px] w-[104px] shrink-0 rounded-md bg-raised object-cover"
          />
          <p className="min-w-0 text-[13px] text-ink-3">
            {caption && <span className="block text-sm text-ink">{caption}</span>}
            {size?.of === picture && (
              <FormattedMessage
                id={bytes === undefined ? "document.picture.size" : "document.picture.sizeAndBytes"}
                values={{ ...size, kilobytes: Math.ceil((bytes ?? 0) / 1_000) }}
              />
            )}
          </p>
        </div>
      )}
      {!picture && share === undefined && (
        <Button ref={ref} variant="outline" className="h-24 w-full border-dashed" onClick={choose}>
          <FormattedMessage id="document.picture.choose" />
        </Button>
      )}
      <div role="alert">{refusal && <p className="text-sm font-medium text-bad">{refusal}</p>}</div>
      {picture && children}
      {!picture && (
        <p className="text-[13px] text-ink-3">
          <FormattedMessage id="document.picture.limits" />
        </p>
      )}
    </div>
  );
}
