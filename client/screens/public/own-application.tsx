import { FormattedDate, FormattedMessage } from "react-intl";
import { data } from "react-router";
import { changeOwnApplication } from "../../features/jobs/public/change-own-application.ts";
import { OwnApplication } from "../../features/jobs/public/own-application.tsx";
import { DELETED, ownApplicationPath } from "../../features/jobs/public/own-application-path.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest } from "../../platform/request.ts";
import type { OwnApplication as Application } from "../../platform/rest.ts";
import { seo } from "../../platform/seo.ts";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/own-application";
import { PageTitle } from "../../ui/page-title.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { origin, rest } = context.get(pageRequest);
  const { token } = params;
  const isDeleted = token === DELETED;
  const title = intlFor(locale).formatMessage({
    id: isDeleted ? "careers.application.deleted.title" : "careers.application.title",
  });
  const meta = headFor(
    request,
    seo({ origin, locale, path: ownApplicationPath(DELETED), title, noindex: true }),
  );
  if (isDeleted) return { application: null, token, meta };
  // by POST, so that the secret is not part of an address that is logged or kept
  const answer = await rest("POST", "/api/applications/open", {
    query: { locale },
    body: { token },
  });
  if (answer.status >= 300) throw data(answer.body, { status: answer.status });
  const { application } = answer.body as { application: Application };
  return { application, token, meta };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(changeOwnApplication, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(changeOwnApplication, request);

/** Anyone with the URL sees it, so nothing caches it, and no other site gets it as a referrer. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

export default function OwnApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { application, token } = loaderData;
  const locale = useLocale();
  return (
    <div className={`${container} pb-16 md:pb-24`}>
      <header className="pt-10 pb-10 md:pt-20 md:pb-14">
        <PageTitle className="tracking-[-0.04em]">
          <FormattedMessage
            id={application ? "careers.application.title" : "careers.application.deleted.title"}
          />
        </PageTitle>
        <p className="mt-5 max-w-[36em] text-xl text-ink-2">
          {application ? (
            <FormattedMessage
              id="careers.application.lead"
              values={{
                job: <bdi>{application.jobTitle}</bdi>,
                date: <FormattedDate value={application.createdAt} dateStyle="long" />,
              }}
            />
          ) : (
            <FormattedMessage id="careers.application.deleted.text" />
          )}
        </p>
      </header>
      {application ? (
        <OwnApplication application={application} token={token} outcome={actionData} />
      ) : (
        <ButtonLink variant="outline" to={localePath(locale, "/")}>
          <FormattedMessage id="contact.sent.home" />
        </ButtonLink>
      )}
    </div>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
