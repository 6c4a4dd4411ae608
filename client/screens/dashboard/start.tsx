import { Redirect } from "../../shell/redirect.tsx";

/** /dashboard redirects to its first screen. */
export default function Start() {
  return <Redirect to="/dashboard/app" />;
}
