import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "zod";
import { Controlled } from "../../admin/form/controlled.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { EditScreen } from "../../admin/form/edit-screen.tsx";
import { choice, currency, email, flag, plainField } from "../../admin/form/field-kinds.ts";
import { PRICE_CURRENCIES } from "../../admin/form/price-currencies.ts";
import { useEdit } from "../../admin/form/use-edit.ts";
import { TitleRow } from "../../admin/title-row.tsx";
import { Card } from "../../ui/card.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  SiteSettingsDocument,
  type SiteSettingsQuery,
  UpdateSiteSettingsDocument,
} from "./site-settings.generated.ts";

const MAX_RETENTION_DAYS = 36_500;
const MAX_STORAGE_QUOTA_MB = 1_000_000;

const commentApprovals = ["NONE", "FIRST_TIME", "ALL"] as const;

/** A moment, or none. */
const moment = () =>
  plainField<string, string | null | undefined, string | null>({
    schema: z.union([z.literal(""), z.iso.datetime()], { error: "Not valid" }),
    empty: "",
    read: (stored) => stored ?? "",
    write: (value) => value || null,
  });

const form = defineForm("siteSettings", {
  membersNeedApproval: flag(),
  commentApproval: choice(commentApprovals),
  privacyContact: email(),
  contactReplyTo: email(),
  storageQuotaMb: plainField<number | null, number, number>({
    schema: z.number({ error: "Required" }).int().min(1).max(MAX_STORAGE_QUOTA_MB),
    empty: null,
    read: (stored) => stored,
    write: (value) => value ?? 1,
  }),
  currency: currency(),
  isInMaintenance: flag(),
  maintenanceUntil: moment(),
  comingSoonAt: moment(),
  chatRetentionDays: plainField<number | null, number | null | undefined, number | null>({
    schema: z.number().int().min(1).max(MAX_RETENTION_DAYS).nullable(),
    empty: null,
    read: (stored) => stored ?? null,
    write: (value) => value,
  }),
});

interface SiteFormProps {
  title: string;
  /** Between title and fields */
  tabs: ReactNode;
}

/** The tab Site: settings that administrators make for everyone. */
export function SiteForm({ title, tabs }: SiteFormProps) {
  const { data, error, refetch } = useQuery(SiteSettingsDocument);
  if (data) return <Loaded settings={data.siteSettings} title={title} tabs={tabs} />;
  return (
    <>
      <TitleRow title={title} />
      {tabs}
      <EditLoading error={error} onRetry={refetch} />
    </>
  );
}

interface LoadedProps extends SiteFormProps {
  settings: SiteSettingsQuery["siteSettings"];
}

function Loaded({ settings, title, tabs }: LoadedProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [update] = useMutation(UpdateSiteSettingsDocument);
  const edit = useEdit(form, {
    row: settings,
    async update({ version }, input) {
      const { data } = await update({ variables: { input: { ...input, version } } });
      return data?.updateSiteSettings ?? settings;
    },
    async reread() {
      const { data } = await client.query({
        query: SiteSettingsDocument,
        fetchPolicy: "network-only",
      });
      return data?.siteSettings ?? settings;
    },
  });
  const { text } = edit;
  const number = (name: "chatRetentionDays" | "storageQuotaMb", max: number) => (
    <Controlled edit={edit} name={name}>
      {(field) => <NumberField {...field} min={1} max={max} hint={text(`${name}.hint`)} />}
    </Controlled>
  );
  const dateTime = (name: "comingSoonAt" | "maintenanceUntil") => (
    <Controlled edit={edit} name={name}>
      {(field) => <DateTimeField {...field} hint={text(`${name}.hint`)} />}
    </Controlled>
  );
  const emailAddress = (name: "privacyContact" | "contactReplyTo") => (
    <TextField
      {...edit.field(name)}
      type="email"
      label={edit.labelOf(name)}
      hint={text(`${name}.hint`)}
    />
  );
  return (
    <EditScreen edit={edit} title={title} submit={intl.formatMessage({ id: "form.save" })}>
      {tabs}
      <Card title={text("members")} className="max-w-[760px]">
        <Switch
          {...edit.form.register("membersNeedApproval")}
          hint={text("membersNeedApproval.hint")}
        >
          <FormattedMessage id="siteSettings.membersNeedApproval" />
        </Switch>
      </Card>
      <Card title={text("comments")} className="max-w-[760px]">
        <Controlled edit={edit} name="commentApproval">
          {(field) => (
            <RadioGroup
              {...field}
              onChange={(value) => field.onChange(value as (typeof commentApprovals)[number])}
              options={commentApprovals.map((value) => ({
                value,
                label: text(`commentApproval.${value}`),
              }))}
              hint={text("commentApproval.hint")}
            />
          )}
        </Controlled>
      </Card>
      <Card title={text("chat")} className="max-w-[760px]">
        {number("chatRetentionDays", MAX_RETENTION_DAYS)}
      </Card>
      <Card title={text("privacy")} className="max-w-[760px]">
        {emailAddress("privacyContact")}
      </Card>
      <Card title={text("opening")} className="max-w-[760px]">
        {dateTime("comingSoonAt")}
      </Card>
      <Card title={text("requests")} className="max-w-[760px]">
        {emailAddress("contactReplyTo")}
      </Card>
      <Card title={text("files")} className="max-w-[760px]">
        {number("storageQuotaMb", MAX_STORAGE_QUOTA_MB)}
      </Card>
      <Card title={text("prices")} className="max-w-[760px]">
        <Controlled edit={edit} name="currency">
          {(field) => (
            <Select
              {...field}
              options={PRICE_CURRENCIES.map((value) => ({ value, label: value }))}
              hint={text("currency.hint")}
            />
          )}
        </Controlled>
      </Card>
      <Card title={text("maintenance")} className="max-w-[760px]">
        <div className="grid gap-5">
          <Switch {...edit.form.register("isInMaintenance")} hint={text("isInMaintenance.hint")}>
            <FormattedMessage id="siteSettings.isInMaintenance" />
          </Switch>
          {dateTime("maintenanceUntil")}
        </div>
      </Card>
    </EditScreen>
  );
}
