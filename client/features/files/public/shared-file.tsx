import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { type SubmitEvent, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { callFromBrowser } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { Button } from "../../../ui/button.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { FileMark } from "../file-mark.tsx";
import { type OpenedLink, openFileLink } from "./open-file-link.ts";

interface SharedFileProps {
  token: string;
  link: OpenedLink;
}

/**
 * What a share link leads to: a file to download, first its password if it has one. Its form works without JavaScript,
 * too: then the download begins at once.
 */
export function SharedFile({ token, link }: SharedFileProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(link);
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState<string>();
  const [pending, setPending] = useState(false);
  const address = `/share/${encodeURIComponent(token)}`;
  const unlock = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "password");
    if (!typed) return setRefused("REQUIRED");
    setPending(true);
    setRefused(undefined);
    const answer = await openFileLink(callFromBrowser, token, typed);
    setPending(false);
    if ("refused" in answer) return setRefused(answer.refused);
    setPassword(typed);
    setShown(answer.link);
  };
  if (shown.needsPassword) {
    const isField = refused === "INVALID" || refused === "REQUIRED";
    const fieldText = refused === "REQUIRED" ? "files.public.required" : "files.public.incorrect";
    return (
      <form
        noValidate
        method="post"
        action={address}
        onSubmit={(event) => void unlock(event)}
        className="mt-7 grid gap-5"
      >
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: "files.public.password" })}
          autoComplete="current-password"
          error={isField ? intl.formatMessage({ id: fieldText }) : undefined}
        />
        <ProblemNotice text={!isField && refused !== undefined && refusalText()} />
        <Button variant="primary" type="submit" pending={pending}>
          <FormattedMessage id="files.public.unlock" />
        </Button>
      </form>
    );
  }
  const { name, group, kind, size, expiresAt, downloadsLeft } = shown;
  return (
    <div className="mt-7 grid gap-6">
      <div className="flex items-center gap-4 rounded-card border border-line p-5">
        <FileMark file={{ group: group ?? "OTHER" }} size={44} />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-ink-2">
            {kind === "FOLDER" ? (
              <FormattedMessage id="files.public.folder" />
            ) : (
              fileSize(intl, size ?? 0)
            )}
          </p>
        </div>
      </div>
      <form method="post" action={address}>
        {password && <input type="hidden" name="password" value={password} />}
        <Button variant="primary" type="submit" className="w-full">
          <IconDownload size={20} aria-hidden="true" />
          <FormattedMessage id={kind === "FOLDER" ? "files.public.zip" : "files.public.download"} />
        </Button>
      </form>
      <p className="text-sm text-ink-2">
        <FormattedMessage
          id="files.public.until"
          values={{
            day: (
              <FormattedDate
                value={Date.parse(expiresAt) - 1}
                day="numeric"
                month="long"
                year="numeric"
              />
            ),
          }}
        />{" "}
        {downloadsLeft !== null && (
          <FormattedMessage id="files.public.left" values={{ count: downloadsLeft }} />
        )}
      </p>
    </div>
  );

  function refusalText(): string {
    const isKnown = refused === "GONE" || refused === "NOT_FOUND" || refused === "RATE_LIMITED";
    return intl.formatMessage({ id: `files.public.${isKnown ? refused : "INTERNAL"}.text` });
  }
}
