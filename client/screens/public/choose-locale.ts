import { data, redirect } from "react-router";
import { LOCALES } from "../../i18n/locale.ts";
import { localeCookie } from "../../i18n/locale-cookie.ts";
import { samePlace } from "../../platform/same-site.ts";
import { settingCookie } from "../../platform/settings/settings-cookies.ts";
import type { Route } from "./+types/choose-locale";

/**
 * Stores the chosen language and redirects to the page in it. "fa" has no texts of its own: it sets
 * the direction to rtl, and any other language sets it to ltr (specification, section 4).
 */
export function loader({ params, url }: Route.LoaderArgs) {
  const locale = LOCALES.find((each) => each === params.locale);
  if (!locale && params.locale !== "fa") throw data(null, { status: 404 });
  const headers = new Headers({ "cache-control": "no-store" });
  headers.append("set-cookie", localeCookie(locale ?? "en", url));
  if (url.searchParams.get("direction") !== "keep") {
    headers.append("set-cookie", settingCookie("themeDirection", locale ? "ltr" : "rtl", url));
  }
  return redirect(samePlace(url.searchParams.get("to")), { headers });
}
