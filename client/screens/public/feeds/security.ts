import { pageRequest } from "../../../platform/request.ts";
import type { Route } from "./+types/security";

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** RFC 9116: whom to tell of a vulnerability. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageRequest);
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${origin}/contact-us`,
    `Expires: ${new Date(today + HALF_A_YEAR_MS).toISOString()}`,
    "Preferred-Languages: en, fr, no",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
