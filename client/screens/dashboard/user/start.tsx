import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/user redirects to its list. */
export default function UserStart() {
  return <Redirect to="/dashboard/user/list" />;
}
