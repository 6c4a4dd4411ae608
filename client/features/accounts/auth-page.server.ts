import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import { intlFor } from "../../i18n/intl.server.ts";
import { pageRequest } from "../../platform/request.ts";
import { legalVersion } from "../../platform/legal-version.ts";
import { LOCALES, localePath } from "../../i18n/locale.ts";
import { shownLocale } from "../../i18n/locale-cookie.ts";
import { samePlace } from "../../platform/same-site.ts";
import { start } from "./log-in.ts";

interface Given {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * What the pages of accounts have in common: the redirect target, and who is signed in already.
 */
export async function authPage({ context, request, url }: Given, title: string) {
  const { demo, session } = context.get(pageRequest);
  const requested = url.searchParams.get("callbackUrl");
  return {
    callbackUrl: requested ? placeOf(requested, context.get(pageRequest).origin) : "",
    email: url.searchParams.get("email") ?? "",
    why: url.searchParams.get("error") ?? url.searchParams.get("done"),
    demo,
    termsVersion: await legalVersion(context, "terms-and-conditions", shownLocale(request)),
    session: await session(),
    meta: headOf(shownLocale(request), title),
  };
}

/** Signed-in users are redirected. */
export async function authPageForVisitors(given: Given, title: string) {
  const page = await authPage(given, title);
  if (page.session) throw redirect(page.callbackUrl || start);
  return page;
}

/** Auth pages are not indexed. */
export function headOf(locale: Parameters<typeof intlFor>[0], title: string): MetaDescriptor[] {
  return [
    { title: `${intlFor(locale).formatMessage({ id: title })} · Atelier` },
    { name: "robots", content: "noindex" },
  ];
}

/**
 * The protocol uses absolute URLs; one of another origin becomes the start page. Home pages are
 * replaced by the dashboard, which is the default target.
 */
function placeOf(address: string, origin: string): string {
  const place = samePlace(
    address.startsWith(`${origin}/`) ? address.slice(origin.length) : address,
  );
  return LOCALES.some((locale) => place === localePath(locale, "/")) ? "" : place;
}
