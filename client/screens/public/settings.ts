import { redirect } from "react-router";
import { samePlace } from "../../platform/same-site.ts";
import { isSettingName, parseSetting } from "../../platform/settings/settings.ts";
import { settingCookie } from "../../platform/settings/settings-cookies.ts";
import type { Route } from "./+types/settings";

export function loader() {
  return redirect("/");
}

/** Display settings without JavaScript: a form with settings, and the URL to go back to. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const headers = new Headers();
  for (const [name, value] of form) {
    const chosen = isSettingName(name) ? parseSetting(name, value) : undefined;
    if (isSettingName(name) && chosen)
      headers.append("set-cookie", settingCookie(name, chosen, url));
  }
  return redirect(samePlace(form.get("to")), { status: 303, headers });
}
