import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { Option } from "../../../ui/option.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useContacts } from "./use-contacts.ts";
import { InviteProjectOwnerDocument } from "./project-owners.generated.ts";

interface InviteDialogProps {
  projectId: string;
  /** The members who own it or are invited already */
  present: readonly string[];
  onClose: () => void;
}

/** Invites a member to own a project. */
export function InviteDialog({ projectId, present, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const contacts = useContacts(present);
  const [member, setMember] = useState<Option | null>(null);
  const [part, setPart] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const [invite, { loading, error }] = useMutation(InviteProjectOwnerDocument);
  const problem = error && problemOf(error);
  const wrong = problem?.fields.part;
  const send = () => {
    setSubmitted(true);
    if (!member) return;
    const owner = { memberId: member.value, part: part.trim() || null };
    // Its failure is in `error`.
    void invite({ variables: { id: projectId, owner } }).then(onClose, () => {});
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "projects.invite.title" })}
      text={<FormattedMessage id="projects.invite.text" />}
      submit={intl.formatMessage({ id: "projects.invite.send" })}
      pending={loading}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Combobox
          name="member"
          label={intl.formatMessage({ id: "projects.invite.member" })}
          options={contacts}
          mark={({ label }) => <Avatar name={label} size={28} />}
          value={member}
          onChange={setMember}
          error={isSubmitted && !member ? fieldWords(intl, "Required") : undefined}
        />
        <TextField
          name="part"
          label={intl.formatMessage({ id: "projects.owner.part" })}
          hint={intl.formatMessage({ id: "projects.owner.part.hint" })}
          error={wrong && fieldWords(intl, wrong)}
          value={part}
          onChange={({ target }) => setPart(target.value)}
          autoComplete="off"
        />
        <ProblemNotice text={problem && !wrong && codeText(intl, problem.code)} />
      </div>
    </FormDialog>
  );
}
