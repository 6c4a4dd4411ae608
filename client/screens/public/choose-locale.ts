import { data, redirect } from "react-router";
import { LOCALES } from "../../features/site/locale.ts";
import { localeCookie } from "../../features/site/locale-cookie.ts";
import { samePlace } from "../../features/site/same-site.ts";
import type { Route } from "./+types/choose-locale";

/** Keeps the chosen language and goes on to the page in it. */
export function loader({ params, url }: Route.LoaderArgs) {
  const locale = LOCALES.find((each) => each === params.locale);
  if (!locale) throw data(null, { status: 404 });
  return redirect(samePlace(url.searchParams.get("to")), {
    headers: { "set-cookie": localeCookie(locale), "cache-control": "no-store" },
  });
}
