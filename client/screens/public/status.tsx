import { data } from "react-router";
import type { Route } from "./+types/status";

/** /403, /404 and /500 answer with their own status. */
export function loader({ url }: Route.LoaderArgs) {
  throw data(null, { status: Number(url.pathname.match(/\d{3}/)?.[0]) });
}

export default function Status() {
  return null;
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
