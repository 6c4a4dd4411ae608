import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/changelog redirects to its list. */
export default function ChangelogStart() {
  return <Redirect to="/dashboard/changelog/list" />;
}
