import { useApolloClient } from "@apollo/client/react";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCopyLink } from "../../../ui/use-copy-link.ts";
import { useNow } from "../../../ui/use-now.ts";
import type { ShownLink } from "../file.ts";
import { CreateFileLinkDocument } from "../files.generated.ts";
import { LinkEnd, LinkUse } from "../links/link-facts.tsx";
import { isOpenLink } from "../links/link-state.ts";
import { useLinkActions } from "../links/use-link-actions.ts";
import { rereadFiles } from "../use-file-actions.ts";
import { linkDays, MAX_LABEL } from "./link-days.ts";

interface FileLinksProps {
  fileId: string;
  links: readonly ShownLink[];
}

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 128;
const MAX_DOWNLOADS = 100_000;

/** The links to a file that are open, and a new one. Its address is shown once. */
export function FileLinks({ fileId, links }: FileLinksProps) {
  const intl = useIntl();
  const now = useNow();
  const copy = useCopyLink();
  const { stop } = useLinkActions();
  const [isMaking, setMaking] = useState(false);
  const [path, setPath] = useState<string>();
  const open = links.filter((link) => isOpenLink(link, now));
  const address = path && new URL(path, location.href).href;
  return (
    <section className="-mx-6 border-t border-line px-6 pt-5 max-md:-mx-4 max-md:px-4">
      <div className="flex items-start gap-3">
        <IconLink size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
        <div className="flex-1">
          <h3 className="font-bold">
            <FormattedMessage id="files.link.title" />
          </h3>
          <p className="text-sm text-ink-2">
            <FormattedMessage id="files.link.text" />
          </p>
        </div>
        {!isMaking && (
          <Button variant="outline" size={36} onClick={() => setMaking(true)}>
            <FormattedMessage id="files.link.new" />
          </Button>
        )}
      </div>
      {address && (
        <div className="mt-4 grid gap-2">
          <Notice tone="good">
            <p>
              <FormattedMessage id="files.link.once" />
            </p>
          </Notice>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                name="address"
                label={intl.formatMessage({ id: "files.link.address" })}
                value={address}
                readOnly
                dir="ltr"
                onFocus={({ target }) => target.select()}
              />
            </div>
            <Button variant="ink" size={44} onClick={() => void copy(address)}>
              <IconCopy size={18} aria-hidden="true" />
              <FormattedMessage id="files.link.copy" />
            </Button>
          </div>
        </div>
      )}
      {isMaking && (
        <NewLink
          fileId={fileId}
          now={now}
          onMade={(made) => {
            setPath(made);
            setMaking(false);
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {open.length > 0 && (
        <ul
          aria-label={intl.formatMessage({ id: "files.place.links" })}
          className="mt-4 divide-y divide-line border-t border-line"
        >
          {open.map((link) => (
            <li key={link.id} className="flex min-h-14 items-center gap-3 py-2 text-sm">
              <div className="min-w-0 flex-1">
                {link.label && <bdi className="block truncate">{link.label}</bdi>}
                <LinkEnd link={link} now={now} />
                <LinkUse link={link} />
              </div>
              <Button variant="outline" size={36} onClick={() => void stop(link)}>
                <FormattedMessage id="files.link.stop" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NewLinkProps {
  fileId: string;
  now: number;
  onMade(path: string): void;
  onCancel(): void;
}

function NewLink({ fileId, now, onMade, onCancel }: NewLinkProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { first, usual, last } = linkDays(now);
  const [expiresOn, setExpiresOn] = useState(usual);
  const [maxDownloads, setMaxDownloads] = useState<number | null>(null);
  const label = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, pending, error } = useAction();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const lastDay = intl.formatDate(last, { day: "numeric", month: "long", timeZone: "UTC" });
  const refusals = {
    expiresOn: text("files.link.ends.invalid", { day: lastDay }),
    password: text("files.link.password.invalid", { min: MIN_PASSWORD }),
    maxDownloads: text("files.link.downloads.invalid"),
  };
  const submit = () => {
    const typed = password.current?.value ?? "";
    const isWrong = {
      expiresOn: !(expiresOn >= first && expiresOn <= last),
      password: typed.length > 0 && typed.length < MIN_PASSWORD,
      maxDownloads: maxDownloads !== null && !(maxDownloads >= 1 && maxDownloads <= MAX_DOWNLOADS),
    };
    const wrong = Object.entries(refusals).filter(([name]) => Object(isWrong)[name]);
    setErrors(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    void run(async () => {
      try {
        const input = {
          fileId,
          label: label.current?.value.trim() || null,
          expiresOn,
          password: typed || null,
          maxDownloads,
        };
        const { data } = await apollo.mutate({
          mutation: CreateFileLinkDocument,
          variables: { input },
        });
        if (data) onMade(data.createFileLink.path);
      } catch (cause) {
        // The server's day may be another one by now.
        if (problemOf(cause).fields.expiresOn) setErrors({ expiresOn: refusals.expiresOn });
        throw cause;
      }
      await rereadFiles(apollo);
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-4 grid gap-4 rounded-lg bg-raised/60 p-4"
    >
      <TextField
        ref={label}
        name="label"
        label={text("files.link.for")}
        hint={text("files.link.for.hint")}
        maxLength={MAX_LABEL}
      />
      <DateField
        name="expiresOn"
        label={text("files.link.ends")}
        hint={text("files.link.ends.hint", { day: lastDay })}
        min={first}
        max={last}
        value={expiresOn}
        onChange={setExpiresOn}
        error={errors.expiresOn}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <PasswordField
          ref={password}
          name="password"
          label={text("files.link.password")}
          hint={text("files.link.optional")}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
          error={errors.password}
        />
        <NumberField
          name="maxDownloads"
          label={text("files.link.downloads")}
          hint={text("files.link.optional")}
          min={1}
          max={MAX_DOWNLOADS}
          value={maxDownloads}
          onChange={setMaxDownloads}
          error={errors.maxDownloads}
        />
      </div>
      <ProblemNotice text={error} />
      <div className="flex gap-2">
        <Button variant="ink" size={44} type="submit" pending={pending}>
          <FormattedMessage id="files.link.create" />
        </Button>
        <Button variant="plain" size={44} onClick={onCancel}>
          <FormattedMessage id="dialog.cancel" />
        </Button>
      </div>
    </form>
  );
}
