import { useMutation } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TitleRow } from "../../../../admin/title-row.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { failureSnackbar } from "../../../../ui/toasts/failure-snackbar.ts";
import { AddProfileDocument } from "../change-account.generated.ts";
import { AccountCard } from "./account-card.tsx";
import type { MemberToEdit } from "./member-form.ts";

interface AccountEditorProps {
  account: NonNullable<MemberToEdit["account"]>;
  /** It now has a profile */
  onProfile: () => void;
  /** Further actions on the account */
  actions?: ReactNode;
}

/** An account without a profile, for administrators. */
export function AccountEditor({ account, onProfile, actions }: AccountEditorProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const [add, { loading }] = useMutation(AddProfileDocument, { variables: { id: account.id } });
  const addProfile = async () => {
    try {
      await add();
      onProfile();
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <>
      <TitleRow
        title={account.name}
        back={{ to: "/dashboard/user/list?tab=accounts", path: text("path") }}
        actions={actions}
      />
      <div className="grid gap-6">
        <AccountCard account={account} />
        <Card title={text("profile")}>
          <p className="text-ink-2">{text("profile.none")}</p>
          <Button
            variant="outline"
            size={44}
            pending={loading}
            onClick={() => void addProfile()}
            className="mt-4"
          >
            {text("profile.add")}
          </Button>
        </Card>
      </div>
    </>
  );
}
