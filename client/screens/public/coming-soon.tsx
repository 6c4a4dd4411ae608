import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Countdown } from "../../features/coming-soon/public/countdown.tsx";
import { DecideForm } from "../../features/coming-soon/public/decide-form.tsx";
import { NoticeForm } from "../../features/coming-soon/public/notice-form.tsx";
import { type Done, sendNotice } from "../../features/coming-soon/public/send-notice.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { SceneFrame } from "../../shell/scene-frame.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { ButtonLink } from "../../ui/button.tsx";
import scene from "../../ui/characters/coming-soon.svg?url";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/coming-soon";
import { PageTitle } from "../../ui/page-title.tsx";

const DONE: readonly Done[] = ["asked", "confirmed", "removed"];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { info } = await read(context, "/api/info");
  const now = new Date().toISOString();
  const { comingSoonAt } = info;
  const opensAt = comingSoonAt && comingSoonAt > now ? comingSoonAt : null;
  const intl = intlFor(locale);
  return {
    opensAt,
    now,
    token: url.searchParams.get("token"),
    done: DONE.find((one) => one === url.searchParams.get("done")),
    meta: headFor(
      request,
      seo({
        origin: context.get(pageRequest).origin,
        locale,
        path: "/coming-soon",
        title: intl.formatMessage({ id: opensAt ? "comingSoon.title" : "comingSoon.open" }),
        description: intl.formatMessage({ id: "comingSoon.description" }),
        noindex: !opensAt || url.search !== "",
      }),
    ),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(sendNotice, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(sendNotice, request);

/** The time until the opening is that of the request, and the address may hold a secret. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

export default function ComingSoon({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { opensAt, now, token, done } = loaderData;
  if (!opensAt) {
    return (
      <SceneFrame
        scene={scene}
        head={
          <Head title="comingSoon.open">
            <FormattedMessage id="comingSoon.open.text" />
          </Head>
        }
      >
        <ButtonLink variant="primary" to={localePath(locale, "/")} className="mt-8">
          <FormattedMessage id="site.failure.home" />
        </ButtonLink>
      </SceneFrame>
    );
  }
  const date = (
    <time dateTime={opensAt} className="font-semibold text-ink">
      {intl.formatDate(opensAt, {
        weekday: "long",
        day: "numeric",
        month: "long",
        hour: "numeric",
        minute: "numeric",
        timeZone: "UTC",
        timeZoneName: "short",
      })}
    </time>
  );
  return (
    <SceneFrame
      scene={scene}
      head={
        <Head title="comingSoon.title">
          <FormattedMessage id="comingSoon.text" values={{ date }} />
        </Head>
      }
    >
      <Countdown opensAt={opensAt} now={now} />
      {done ? (
        <Confirmation>
          <FormattedMessage id={`comingSoon.done.${done}`} />
        </Confirmation>
      ) : token ? (
        <DecideForm token={token} outcome={actionData} />
      ) : (
        <NoticeForm outcome={actionData} />
      )}
    </SceneFrame>
  );
}

function Head({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id={title} />
      </PageTitle>
      <p className="mt-5 max-w-[30em] text-lg text-ink-2 md:text-xl md:leading-normal">
        {children}
      </p>
    </>
  );
}

const Confirmation = ({ children }: { children: ReactNode }) => (
  <div role="status" className="mt-9 max-w-[520px]">
    <Notice tone="good">{children}</Notice>
  </div>
);

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
