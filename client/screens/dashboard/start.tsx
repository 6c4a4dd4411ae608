import { Redirect } from "../../shell/redirect.tsx";

/** /dashboard is its first screen. */
export default function Start() {
  return <Redirect to="/dashboard/app" />;
}
