import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pictureTypes, uploadPicture } from "../../../admin/document/upload-picture.ts";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { BCP47, type Locale, LOCALE_NAMES } from "../../../i18n/locale.ts";
import { Card } from "../../../ui/card.tsx";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { filesIn } from "../../../ui/pasted-files.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type EditedPicture, MAX_PICTURES } from "./product-form.ts";
import type { ProductEdit } from "./use-product-edit.ts";

interface PicturesCardProps {
  edit: ProductEdit;
  /** The open language of the texts */
  locale: Locale;
}

/** The pictures of a product in their order, with what they show in the open language. */
export function PicturesCard({ edit, locale }: PicturesCardProps) {
  const intl = useIntl();
  const { text, values } = edit;
  const add = (path: string) => {
    const now = edit.form.getValues("pictures");
    if (now.length < MAX_PICTURES && now.every((one) => one.path !== path))
      edit.set("pictures", [...now, { path, en: "", fr: "", no: "" }]);
  };
  const { sending, refusals, send } = usePictureUploads(add);
  return (
    <Controlled edit={edit} name="pictures">
      {({ value: pictures, onChange, error }) => {
        const rows = pictures.map((picture) => ({ ...picture, id: picture.path }));
        const change = (changed: EditedPicture) =>
          onChange(pictures.map((one) => (one.path === changed.path ? changed : one)));
        const room = MAX_PICTURES - pictures.length - sending.length;
        return (
          <Card
            title={text("pictures")}
            text={text("pictures.text")}
            action={
              <span className="shrink-0 text-sm text-ink-3">
                <FormattedMessage
                  id="form.count"
                  values={{ count: pictures.length, most: MAX_PICTURES }}
                />
              </span>
            }
          >
            <div
              role="group"
              aria-label={text("pictures")}
              onPaste={(event) => send([...filesIn(event.clipboardData)].slice(0, room))}
            >
              <div
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  send([...event.dataTransfer.files].slice(0, room));
                }}
                className="grid gap-4"
              >
                {rows.length > 0 && (
                  <SortableRows
                    label={text("pictures")}
                    rows={rows}
                    nameOf={({ path, ...alt }) =>
                      alt[locale] || alt.en || (path.split("/").at(-1) ?? path)
                    }
                    onMove={({ path }, place) => {
                      const moved = pictures.find((one) => one.path === path);
                      const others = pictures.filter((one) => one !== moved);
                      if (moved) onChange(others.toSpliced(place, 0, moved));
                    }}
                  >
                    {({ id, ...picture }, place, grip) => (
                      <PictureRow
                        key={id}
                        text={text}
                        picture={picture}
                        place={place}
                        locale={locale}
                        grip={grip}
                        error={edit.errorOf(`pictures.${place}.${locale}`)}
                        onChange={change}
                        onRemove={() => onChange(pictures.filter(({ path }) => path !== id))}
                      />
                    )}
                  </SortableRows>
                )}
                {sending.map(({ key, name, share }) => (
                  <Progress key={key} label={name} value={share} />
                ))}
                {room > 0 && (
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <FileButton
                      label={text("pictures.add")}
                      icon={IconPhotoPlus}
                      multiple
                      describedBy="picture-limits"
                      onFiles={(files) => send(files.slice(0, room))}
                    />
                    <p id="picture-limits" className="text-sm text-ink-3">
                      {intl.formatMessage({ id: "document.picture.limits" })}
                    </p>
                  </div>
                )}
                <div role="alert" className="empty:hidden">
                  {refusals.map((refusal) => (
                    <p key={refusal} className="text-sm font-medium text-bad">
                      {refusal}
                    </p>
                  ))}
                  <FieldError
                    id="product-pictures"
                    error={
                      error && values.status === "PUBLISHED" && pictures.length === 0
                        ? text("pictures.needed")
                        : error
                    }
                  />
                </div>
              </div>
            </div>
          </Card>
        );
      }}
    </Controlled>
  );
}

interface PictureRowProps {
  text: ProductEdit["text"];
  picture: EditedPicture;
  place: number;
  locale: Locale;
  grip: ReactNode;
  error: string | undefined;
  onChange: (picture: EditedPicture) => void;
  onRemove: () => void;
}

function PictureRow(props: PictureRowProps) {
  const { text, picture, place, locale, grip, error, onChange, onRemove } = props;
  const { path } = picture;
  const number = place + 1;
  const label = "absolute bottom-1.5 start-1.5 rounded-md px-2 py-0.5 text-xs font-semibold";
  const isMute = !picture[locale].trim();
  return (
    <div className="flex items-center gap-3 max-sm:flex-wrap">
      {grip}
      <span className="relative shrink-0">
        <Picture
          src={path}
          alt=""
          shownWidth={128}
          sizes="128px"
          className={`h-24 w-32 rounded-md bg-raised object-cover ${place === 0 ? "outline-2 outline-primary-strong" : ""}`}
        />
        {isMute ? (
          <span className={`${label} bg-warn-soft text-warn`}>{text("pictures.noAlt")}</span>
        ) : (
          place === 0 && (
            <span className={`${label} bg-surface text-ink`}>{text("pictures.cover")}</span>
          )
        )}
      </span>
      <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
        <TextField
          key={locale}
          name={`alt ${path}`}
          label={text("pictures.alt", { number, language: LOCALE_NAMES[locale] })}
          value={picture[locale]}
          lang={BCP47[locale]}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...picture, [locale]: target.value })}
          error={error}
        />
      </div>
      <IconButton
        label={text("pictures.remove", { number })}
        icon={IconX}
        onClick={onRemove}
        className="max-sm:ms-auto"
      />
    </div>
  );
}

interface Sending {
  key: number;
  name: string;
  share: number;
}

let made = 0;

/** Pictures on their way, one after the other, and what the refused ones were refused for. */
function usePictureUploads(onPath: (path: string) => void) {
  const intl = useIntl();
  const [sending, setSending] = useState<Sending[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);

  async function sendOne(file: File, key: number) {
    const onProgress = (share: number) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));
    try {
      const { signal } = new AbortController();
      const { path } = await uploadPicture(
        intl,
        "/api/products/pictures",
        file,
        onProgress,
        signal,
      );
      onPath(path);
    } catch (error) {
      const refusal = `${file.name}: ${(error as Error).message}`;
      setRefusals((all) => [...all.filter((one) => one !== refusal), refusal]);
    }
    setSending((all) => all.filter((one) => one.key !== key));
  }

  async function send(files: readonly File[]) {
    const pictures = files.filter(({ type }) => pictureTypes.includes(type));
    if (files.length === 0) return;
    setRefusals(
      files
        .filter((file) => !pictures.includes(file))
        .map(
          ({ name }) =>
            `${name}: ${intl.formatMessage({ id: "upload.refused.type" }, { limits: intl.formatMessage({ id: "document.picture.limits" }) })}`,
        ),
    );
    const keyed = pictures.map((file) => ({ file, key: (made += 1) }));
    setSending((all) => [
      ...all,
      ...keyed.map(({ file, key }) => ({ key, name: file.name, share: 0 })),
    ]);
    for (const { file, key } of keyed) await sendOne(file, key);
  }

  return { sending, refusals, send: (files: readonly File[]) => void send(files) };
}
