import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/invoice redirects to its list. */
export default function InvoiceStart() {
  return <Redirect to="/dashboard/invoice/list" />;
}
