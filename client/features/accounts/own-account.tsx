import { useApolloClient, useMutation } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { LocaleSelect } from "../../ui/locale-select.tsx";
import { Controlled } from "../../admin/form/controlled.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import { EditScreen } from "../../admin/form/edit-screen.tsx";
import { choice, requiredText } from "../../admin/form/field-kinds.ts";
import { useEdit } from "../../admin/form/use-edit.ts";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLocale } from "../../i18n/locale.ts";
import { AccountDocument, type AccountQuery, UpdateAccountDocument } from "./account.generated.ts";

type Account = NonNullable<AccountQuery["viewer"]>;

const form = defineForm("accounts", {
  name: requiredText(80),
  locale: { ...choice(["en", "fr", "no"]), label: "general.language" },
});

interface OwnAccountProps {
  account: Account;
  /** Between title and fields */
  tabs: ReactNode;
}

/** The tab General: the user's name and language, and facts about the account. */
export function OwnAccount({ account, tabs }: OwnAccountProps) {
  const intl = useIntl();
  const shown = useLocale();
  const client = useApolloClient();
  const [update] = useMutation(UpdateAccountDocument);
  const { email, emailVerified, createdAt, roles } = account;
  const edit = useEdit(form, {
    row: account,
    drafts: "own account",
    async update({ version }, input) {
      const { data } = await update({ variables: { input: { ...input, version } } });
      return { ...account, ...data?.updateAccount };
    },
    async reread() {
      const { data } = await client.query({ query: AccountDocument, fetchPolicy: "network-only" });
      return data?.viewer ?? account;
    },
    // A new language needs a new document, which contains its messages.
    onSaved({ locale }) {
      if (locale !== shown) location.assign(`/locale/${locale}?to=/dashboard/user/account`);
    },
  });
  return (
    <EditScreen
      edit={edit}
      title={intl.formatMessage({ id: "accounts.title" })}
      submit={intl.formatMessage({ id: "form.save" })}
    >
      {tabs}
      <Card title={intl.formatMessage({ id: "accounts.general" })}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("name")} autoComplete="name" />
          <Controlled edit={edit} name="locale">
            {(field) => <LocaleSelect {...field} />}
          </Controlled>
        </div>
        <dl className="mt-6 grid gap-3 border-t border-line pt-6">
          <Fact label={intl.formatMessage({ id: "accounts.email" })}>
            <bdi className="[overflow-wrap:anywhere]">{email}</bdi>
            <span className={`block text-sm ${emailVerified ? "text-ink-3" : "text-warn"}`}>
              {emailVerified ? (
                <FormattedMessage
                  id="accounts.general.verified"
                  values={{ date: <LongDate iso={emailVerified} /> }}
                />
              ) : (
                <FormattedMessage id="accounts.general.notVerified" />
              )}
            </span>
          </Fact>
          {roles.length > 0 && (
            <Fact
              label={intl.formatMessage({ id: "accounts.general.roles" }, { count: roles.length })}
            >
              {intl.formatList(
                roles.map((role) =>
                  intl.formatMessage({ id: `accounts.role.${role.toLowerCase()}` }),
                ),
              )}
            </Fact>
          )}
          <Fact label={intl.formatMessage({ id: "accounts.general.since" })}>
            <LongDate iso={createdAt} />
          </Fact>
        </dl>
      </Card>
    </EditScreen>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 md:grid-cols-[180px_1fr]">
    <dt className="text-ink-3">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const LongDate = ({ iso }: { iso: string }) => (
  <FormattedDate value={iso} day="numeric" month="long" year="numeric" />
);
