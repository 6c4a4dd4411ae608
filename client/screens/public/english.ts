import { redirect } from "react-router";
import { samePlace } from "../../platform/same-site.ts";
import type { Route } from "./+types/english";

/** English has no prefix: /en/blog redirects to /blog. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(samePlace(`/${params["*"] ?? ""}`) + url.search, 301);
}
