import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { Progress } from "../../kit/progress.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { BCP47, type Locale, LOCALE_NAMES } from "../site/locale.ts";
import type { PostForm } from "./post-form.ts";
import { SideSection, sideAction } from "./side-section.tsx";
import { pictureTypes } from "./upload-picture.ts";
import { useCoverUpload } from "./use-cover-upload.ts";

/** The picture of a post, and what it shows in the open language. */
export function CoverSection({ form, locale }: { form: PostForm; locale: Locale }) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const { values, set, errorOf } = form;
  const { cover } = values;
  const [size, setSize] = useState<{ of: string; width: number; height: number }>();
  const { share, refusal, bytes, send, cancel } = useCoverUpload((path) => set({ cover: path }));
  const path = `coverAlt.${locale}` as const;
  const choose = () => chooser.current?.click();
  return (
    <SideSection
      title={intl.formatMessage({ id: "post-edit.cover" })}
      aside={
        cover &&
        share === undefined && (
          <span className="flex gap-3">
            <button type="button" onClick={() => set({ cover: null })} className={sideAction}>
              <FormattedMessage id="post-edit.cover.remove" />
            </button>
            <button type="button" onClick={choose} className={sideAction}>
              <FormattedMessage id="post-edit.cover.replace" />
            </button>
          </span>
        )
      }
    >
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
            <Progress label={intl.formatMessage({ id: "post-edit.cover.sending" })} value={share} />
            <Button variant="outline" size={36} onClick={cancel}>
              <FormattedMessage id="editor.cancel" />
            </Button>
          </div>
        )}
        {cover && (
          <div className="flex items-center gap-3">
            <img
              src={cover}
              alt=""
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ of: cover, width, height })
              }
              className="h-[68px] w-[104px] shrink-0 rounded-md bg-raised object-cover"
            />
            <p className="min-w-0 text-[13px] text-ink-3">
              {values[path] && <span className="block text-sm text-ink">{values[path]}</span>}
              {size?.of === cover && (
                <FormattedMessage
                  id={bytes?.of === cover ? "post-edit.cover.sizeAndBytes" : "post-edit.cover.size"}
                  values={{ ...size, kilobytes: Math.ceil((bytes?.count ?? 0) / 1_000) }}
                />
              )}
            </p>
          </div>
        )}
        {!cover && share === undefined && (
          <Button variant="outline" className="h-24 w-full border-dashed" onClick={choose}>
            <FormattedMessage id="post-edit.cover.choose" />
          </Button>
        )}
        <div role="alert">
          {(refusal ?? errorOf("cover")) && (
            <p className="text-sm font-medium text-bad">{refusal ?? errorOf("cover")}</p>
          )}
        </div>
        {cover && (
          <TextField
            id={path}
            name={path}
            lang={BCP47[locale]}
            label={intl.formatMessage(
              { id: "post-edit.cover.alt" },
              { language: LOCALE_NAMES[locale] },
            )}
            hint={intl.formatMessage({ id: "post-edit.cover.alt.hint" })}
            value={values[path]}
            onChange={({ target }) => set({ [path]: target.value })}
            error={errorOf(path)}
          />
        )}
        {!cover && (
          <p className="text-[13px] text-ink-3">
            <FormattedMessage id="post-edit.picture.limits" />
          </p>
        )}
      </div>
    </SideSection>
  );
}
