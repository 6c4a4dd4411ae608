import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/user is its list. */
export default function UserStart() {
  return <Redirect to="/dashboard/user/list" />;
}
