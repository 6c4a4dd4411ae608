import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import type { MediaKind } from "../../../schema.generated.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AddProjectMediaDocument } from "./project-media.generated.ts";

/** Pictures, films and sounds are shown if they are uploaded. */
const KINDS = ["EMBED", "FILE"] as const;

/** Adds media that are elsewhere, by their address. */
export function AddLinkDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const intl = useIntl();
  const [kind, setKind] = useState<MediaKind>("EMBED");
  const [url, setUrl] = useState("");
  const [add, { loading, error }] = useMutation(AddProjectMediaDocument);
  const problem = error && problemOf(error);
  const wrong = problem?.fields.url;
  const send = () => {
    // Its failure is in `error`.
    void add({ variables: { id: projectId, input: { kind, url } } }).then(onClose, () => {});
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "projects.media.link" })}
      submit={intl.formatMessage({ id: "projects.media.link.add" })}
      pending={loading}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextField
          name="url"
          type="url"
          dir="ltr"
          label={intl.formatMessage({ id: "projects.media.url" })}
          hint={intl.formatMessage({ id: "projects.media.url.hint" })}
          error={wrong && fieldWords(intl, wrong)}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          data-autofocus
        />
        <Select
          name="kind"
          label={intl.formatMessage({ id: "projects.media.kind" })}
          options={KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `projects.media.kind.${value}` }),
          }))}
          value={kind}
          onChange={(value) => setKind(value as MediaKind)}
        />
        <ProblemNotice text={problem && !wrong && codeText(intl, problem.code)} />
      </div>
    </FormDialog>
  );
}
