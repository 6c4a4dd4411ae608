import { DeleteAccountForm } from "./delete-account-form.tsx";
import { OwnDataCopy } from "./data-copy.tsx";

/** The tab Privacy: a copy of one's own data, and deleting the account. */
export function Privacy() {
  return (
    <div className="grid gap-6">
      <OwnDataCopy />
      <DeleteAccountForm />
    </div>
  );
}
