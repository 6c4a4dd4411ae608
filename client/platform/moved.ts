import { redirect } from "react-router";

/** A redirect to where something is now; not cached, because its former URL may be used again. */
export const moved = (path: string): Response =>
  redirect(path, { status: 301, headers: { "cache-control": "no-cache" } });
