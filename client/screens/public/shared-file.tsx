import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router";
import { AuthHeading } from "../../features/accounts/auth-heading.tsx";
import { headOf } from "../../features/accounts/auth-page.server.ts";
import { openFileLink } from "../../features/files/public/open-file-link.ts";
import { SharedFile } from "../../features/files/public/shared-file.tsx";
import { shownLocale } from "../../i18n/locale-cookie.ts";
import { pageRequest } from "../../platform/request.ts";
import type { Route } from "./+types/shared-file";

/** What is refused, as the status of the page. */
const STATUS: Record<string, number> = { GONE: 410, NOT_FOUND: 404, RATE_LIMITED: 429 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const { secret: token } = params;
  const answer = await openFileLink(call, token);
  const status = "refused" in answer ? (STATUS[answer.refused] ?? 503) : 200;
  const meta = headOf(shownLocale(request), "files.public.title");
  return data({ answer, token, meta }, { status });
}

/** Anyone with the URL sees it, so nothing caches it, and no other site gets it as a referrer. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

/** The page of a share link, for everyone who has its address. */
export default function SharedFileScreen({ loaderData: { answer, token } }: Route.ComponentProps) {
  const intl = useIntl();
  if ("link" in answer) {
    return (
      <>
        <AuthHeading title={intl.formatMessage({ id: "files.public.title" })}>
          <FormattedMessage
            id={answer.link.needsPassword ? "files.public.locked" : "files.public.text"}
          />
        </AuthHeading>
        <SharedFile key={token} token={token} link={answer.link} />
      </>
    );
  }
  const { refused } = answer;
  const why = refused in STATUS ? refused : "INTERNAL";
  return (
    <AuthHeading title={intl.formatMessage({ id: `files.public.${why}` })}>
      <FormattedMessage id={`files.public.${why}.text`} />
    </AuthHeading>
  );
}

export { meta } from "../../platform/loaded-meta.ts";
