import { lazy } from "react";
import { data, isRouteErrorResponse, Outlet, redirect } from "react-router";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { chosenLocale } from "../../i18n/locale-cookie.ts";
import { pageRequest } from "../../platform/request.ts";
import type { FooterPages } from "../../platform/rest.ts";
import { PageFailure } from "../page-failure.tsx";
import type { Route } from "./+types/public-layout";
import { PublicFrame } from "./public-frame.tsx";
import { stayIfUnreachable } from "./stay-if-unreachable.ts";

/** An unprefixed URL opens in the language that the visitor has chosen. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }, next) => {
    const chosen = chosenLocale(request.headers.get("cookie"));
    const asks = request.method === "GET" || request.method === "HEAD";
    const document = asks && !new URL(request.url).pathname.endsWith(".data");
    if (!document || !chosen || chosen === "en" || localeOf(url.pathname) !== "en") return next();
    throw redirect(localePath(chosen, url.pathname) + url.search, { headers: { vary: "Cookie" } });
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayIfUnreachable];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { maintenance, rest } = context.get(pageRequest);
  if (maintenance) throw data(maintenance, { status: 503 });
  const query = { locale: localeOf(url.pathname) };
  const { status, body } = await rest("GET", "/api/pages/public", { query });
  return status === 200 ? (body as FooterPages).pages : [];
}

/** Read once: a form that could not be sent must not lose its page to a footer that cannot be read either. */
export const shouldRevalidate = () => false;

const Maintenance = lazy(() => import("../maintenance.tsx"));

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame footerPages={loaderData}>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 503) {
    return <Maintenance {...(error.data as { until: string | null })} />;
  }
  return (
    <PublicFrame>
      <PageFailure error={error} />
    </PublicFrame>
  );
}
