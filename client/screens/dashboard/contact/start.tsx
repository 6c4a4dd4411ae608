import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/contact redirects to its list. */
export default function ContactStart() {
  return <Redirect to="/dashboard/contact/list" />;
}
