import { useMutation, useQuery } from "@apollo/client/react";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import IconSpy from "@tabler/icons-react/dist/esm/icons/IconSpy.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { fieldWords } from "../../admin/form/field-words.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useMay } from "../../platform/session/viewer.tsx";
import type { BoardHue } from "../../schema.generated.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { HueDot, HUES } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { type LabelName, mailHref, type MailPlace, SYSTEM_LABELS } from "./mail-address.ts";
import type { StaffLabel } from "./mail.ts";
import {
  CreateMailLabelDocument,
  DeleteMailLabelDocument,
  MailLabelsDocument,
  type MailLabelsQuery,
  MailStaffDocument,
  UpdateMailLabelDocument,
} from "./mails.generated.ts";

const ICONS: Record<LabelName, typeof IconInbox> = {
  inbox: IconInbox,
  starred: IconStar,
  important: IconAlertCircle,
  sent: IconSend,
  drafts: IconFile,
  archive: IconArchive,
  spam: IconSpy,
  trash: IconTrash,
  all: IconMail,
};

/** What waits in a list: what is unread; of drafts and spam all. */
const waitingIn = (data: MailLabelsQuery | undefined, label: LabelName): number => {
  if (!data) return 0;
  const { unreadMailCounts: unread, mailCounts: counts } = data;
  if (label === "inbox") return unread.inbox;
  if (label === "important") return unread.important;
  if (label === "drafts") return counts.drafts;
  return label === "spam" ? counts.spam : 0;
};

export const useMailLabels = () =>
  useQuery(MailLabelsDocument, { pollInterval: 60_000, skipPollAttempt: () => document.hidden });

interface LabelsPaneProps {
  place: MailPlace;
  onWrite(): void;
}

/** The lists of the inbox and the labels of the staff; icons alone where there is little room. */
export function LabelsPane({ place, onWrite }: LabelsPaneProps) {
  const intl = useIntl();
  const mayWrite = useMay("mail:send");
  const { data } = useMailLabels();
  const [edited, setEdited] = useState<StaffLabel | "new">();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "mails.lists" })}
      className="flex w-17 shrink-0 flex-col gap-1 overflow-y-auto border-e border-line p-3 max-md:hidden min-[1280px]:w-53"
    >
      {mayWrite && (
        <Button variant="primary" size={44} onClick={onWrite} className="mb-2 shrink-0 px-0!">
          <IconPencil size={19} aria-hidden="true" />
          <span className="max-[1279px]:sr-only">
            <FormattedMessage id="mails.write" />
          </span>
          <kbd aria-hidden="true" className="max-[1279px]:hidden! pointer-coarse:hidden!">
            C
          </kbd>
        </Button>
      )}
      <ul className="grid gap-0.5">
        {(Object.keys(SYSTEM_LABELS) as LabelName[]).map((label) => {
          const Icon = ICONS[label];
          const count = waitingIn(data, label);
          return (
            <li key={label}>
              <Link
                to={mailHref({ label, labelId: undefined, view: "all", q: "", open: undefined })}
                aria-current={place.label === label && !place.labelId ? "page" : undefined}
                title={intl.formatMessage({ id: `mails.label.${label}` })}
                className="flex h-10 items-center gap-3 rounded-md px-3 text-[0.9375rem] font-medium hover:bg-raised aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-strong pointer-coarse:h-11"
              >
                <Icon size={20} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 flex-1 truncate max-[1279px]:sr-only">
                  <FormattedMessage id={`mails.label.${label}`} />
                </span>
                {count > 0 && (
                  <span className="text-sm max-[1279px]:sr-only">{intl.formatNumber(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex h-9 items-center justify-between ps-3 max-[1279px]:hidden">
        <h2 className="text-sm font-bold">
          <FormattedMessage id="mails.labels" />
        </h2>
        {mayWrite && (
          <IconButton
            size={36}
            icon={IconPlus}
            label={intl.formatMessage({ id: "mails.labels.new" })}
            onClick={() => setEdited("new")}
          />
        )}
      </div>
      <ul className="grid gap-0.5">
        {data?.mailLabels.map((label) => (
          <li key={label.id} className="flex items-center">
            <Link
              to={mailHref({
                label: "all",
                labelId: label.id,
                view: "all",
                q: "",
                open: undefined,
              })}
              aria-current={place.labelId === label.id ? "page" : undefined}
              title={label.name}
              className="flex h-9 min-w-0 flex-1 items-center gap-3 rounded-md px-3 text-sm hover:bg-raised aria-current:bg-primary-soft aria-current:font-semibold pointer-coarse:h-11"
            >
              <HueDot hue={label.hue} />
              <bdi className="min-w-0 flex-1 truncate max-[1279px]:sr-only">{label.name}</bdi>
              {label.unreadCount > 0 && (
                <span className="max-[1279px]:sr-only">{intl.formatNumber(label.unreadCount)}</span>
              )}
            </Link>
            {mayWrite && (
              <span className="max-[1279px]:hidden">
                <IconButton
                  size={36}
                  icon={IconDots}
                  label={intl.formatMessage({ id: "mails.labels.edit" }, { name: label.name })}
                  onClick={() => setEdited(label)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && <Sharers />}
      {edited && (
        <LabelDialog
          label={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </nav>
  );
}

/** How many of those who share the inbox are named. */
const MAX_SHARERS = 3;

/** Who else reads and answers here. */
function Sharers() {
  const intl = useIntl();
  const { data } = useQuery(MailStaffDocument);
  const people = data?.mailStaff ?? [];
  if (people.length < 2) return null;
  const more = people.length - MAX_SHARERS;
  const names = people.slice(0, MAX_SHARERS).map(({ displayName }) => displayName);
  return (
    <p className="mt-auto px-3 pt-6 text-[0.8125rem] text-ink-3 max-[1279px]:hidden">
      <FormattedMessage
        id="mails.sharedBy"
        values={{
          names: (
            <bdi>
              {intl.formatList(
                more > 0
                  ? [...names, intl.formatMessage({ id: "ui.more" }, { count: more })]
                  : names,
              )}
            </bdi>
          ),
        }}
      />
    </p>
  );
}

/** On a phone: the list that is shown, and the way to the others. */
export function LabelsMenu({ place }: { place: MailPlace }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data } = useMailLabels();
  return (
    <Select
      name="list"
      label={intl.formatMessage({ id: "mails.lists" })}
      isLabelHidden
      value={place.labelId ?? place.label}
      options={[
        ...(Object.keys(SYSTEM_LABELS) as LabelName[]).map((label) => ({
          value: label,
          label: intl.formatMessage({ id: `mails.label.${label}` }),
        })),
        ...(data?.mailLabels ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => {
        const label = (Object.keys(SYSTEM_LABELS) as LabelName[]).find((each) => each === chosen);
        const next = { view: "all", q: "", open: undefined } as const;
        void navigate(
          mailHref({ ...next, label: label ?? "all", labelId: label ? undefined : chosen }),
        );
      }}
    />
  );
}

interface LabelDialogProps {
  /** None for a new one */
  label: StaffLabel | undefined;
  onClose(): void;
}

/** Names a label, colours it, or deletes it. */
function LabelDialog({ label, onClose }: LabelDialogProps) {
  const intl = useIntl();
  const options = { refetchQueries: ["MailLabels", "MailThreads"], awaitRefetchQueries: true };
  const [create, creating] = useMutation(CreateMailLabelDocument, options);
  const [update, updating] = useMutation(UpdateMailLabelDocument, options);
  const [remove, removing] = useMutation(DeleteMailLabelDocument, options);
  const [name, setName] = useState(label?.name ?? "");
  const [hue, setHue] = useState<BoardHue>(label?.hue ?? "BLUE");
  const [error, setError] = useState<string>();
  const [deletes, setDeletes] = useState(false);
  const save = async () => {
    if (!name.trim()) return setError(intl.formatMessage({ id: "form.field.required" }));
    try {
      const input = { name: name.trim(), hue };
      await (label
        ? update({ variables: { id: label.id, input } })
        : create({ variables: { input } }));
      onClose();
    } catch (cause) {
      const { name: refused } = problemOf(cause).fields;
      setError(refused === undefined ? problemText(intl, cause) : fieldWords(intl, refused));
    }
  };
  const erase = async (id: string) => {
    try {
      await remove({ variables: { id } });
      snackbar({ text: intl.formatMessage({ id: "mails.labels.deleted" }) });
      onClose();
    } catch (cause) {
      setError(problemText(intl, cause));
    }
  };
  if (label && deletes) {
    return (
      <ConfirmDialog
        open
        title={intl.formatMessage({ id: "mails.labels.delete.ask" }, { name: label.name })}
        text={<FormattedMessage id="mails.labels.delete.text" />}
        confirm={intl.formatMessage({ id: "mails.labels.delete" })}
        error={error}
        pending={removing.loading}
        onClose={() => setDeletes(false)}
        onConfirm={() => void erase(label.id)}
      />
    );
  }
  return (
    <FormDialog
      title={intl.formatMessage(
        { id: label ? "mails.labels.edit" : "mails.labels.new" },
        { name: label?.name },
      )}
      width={400}
      submit={<FormattedMessage id="mails.labels.save" />}
      pending={creating.loading || updating.loading}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <div className="grid gap-4">
        <TextField
          name="name"
          label={intl.formatMessage({ id: "mails.labels.name" })}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          maxLength={40}
          error={error}
          dir="auto"
        />
        <Select
          name="hue"
          label={intl.formatMessage({ id: "mails.labels.hue" })}
          value={hue}
          onChange={(next) => setHue(next as BoardHue)}
          options={(Object.keys(HUES) as BoardHue[]).map((value) => ({
            value,
            label: intl.formatMessage({ id: `boards.hue.${value}` }),
          }))}
        />
        {label && (
          <Button variant="plain" size={44} onClick={() => setDeletes(true)} className="text-bad!">
            <IconTrash size={19} aria-hidden="true" />
            <FormattedMessage id="mails.labels.delete" />
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
