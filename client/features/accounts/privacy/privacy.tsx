import { DeleteAccountForm } from "./delete-account-form.tsx";
import { OwnDataCopy } from "./data-copy.tsx";
import { OwnKeptData } from "./kept-data.tsx";

/** The tab Privacy: what is stored, a copy of one's own data, and deleting the account. */
export function Privacy() {
  return (
    <div className="grid gap-6">
      <OwnKeptData />
      <OwnDataCopy />
      <DeleteAccountForm />
    </div>
  );
}
