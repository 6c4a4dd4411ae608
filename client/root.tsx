import fontUrl from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { BCP47, isLocalized, localePath, useLocale } from "./i18n/locale.ts";
import { shownLocale } from "./i18n/locale-cookie.ts";
import { PageFailure } from "./shell/page-failure.tsx";
import { messageFiles } from "./i18n/intl.server.ts";
import { pageRequest } from "./platform/request.ts";
import { SessionProvider } from "./platform/session/session-provider.tsx";
import { documentSettings } from "./platform/settings/document-settings.ts";
import { useInsertLimit } from "./ui/use-insert-limit.ts";
import { readSettings } from "./platform/settings/settings-cookies.ts";

// The content security policy forbids eval, so zod must not try it. Set before any screen defines a
// schema.
if (!import.meta.env.SSR) {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return {
    settings: documentSettings(readSettings(request.headers.get("cookie"))),
    messages: messageFiles(shownLocale(request), isLocalized(url.pathname)),
    session: await context.get(pageRequest).session(),
  };
}

// Read once: later changes of a setting are already on <html>, and a language has its own document.
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/assets/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/assets/apple-touch-icon.png" },
];

export function Layout({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const locale = useLocale();
  const { settings, messages } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    <html lang={BCP47[locale]} {...settings}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {messages?.map((file) => (
          <link key={file} rel="preload" as="fetch" href={file} crossOrigin="anonymous" />
        ))}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={intl.formatMessage({ id: "site.rss" })}
          href={localePath(locale, "/rss.xml")}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useInsertLimit();
  return (
    <SessionProvider session={loaderData.session}>
      <Outlet />
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}
