import { data } from "react-router";

/** Any URL that no other route matches. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 405 });
}

export default function Missing() {
  return null;
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
