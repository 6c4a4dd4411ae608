import { useApolloClient } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { LocaleTabs } from "../../../admin/form/locale-tabs.tsx";
import { StaleDialog } from "../../../admin/form/stale-dialog.tsx";
import { type Edit, useEdit } from "../../../admin/form/use-edit.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import type { ValuesOf } from "../../../admin/form/define-form.ts";
import { BCP47, type Locale } from "../../../i18n/locale.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { StateMark } from "../../../ui/state-mark.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type Media, mediaState } from "./listed-media.ts";
import { mediaForm } from "./media-form.ts";
import {
  ProjectMediaToEditDocument,
  UpdateProjectMediaDocument,
} from "./project-media.generated.ts";

interface MediaTextsProps {
  projectId: string;
  media: Media;
}

const DRAFTS = "project-media";

/** What is written about one of the media in each language; unsaved texts are kept on this device. */
export function MediaTexts(props: MediaTextsProps) {
  const { id: userId } = useViewer();
  const { isRead, draft } = useStoredDraft(draftKey(userId, DRAFTS, props.media.id));
  return isRead && <MediaTextsForm {...props} draft={{ stored: draft }} />;
}

type Draft = NonNullable<Parameters<typeof useEdit>[1]["draft"]>;

function MediaTextsForm({ projectId, media, draft }: MediaTextsProps & { draft: Draft }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const thisOne = (all: Media[] | undefined): Media => {
    const found = all?.find(({ id }) => id === media.id);
    if (!found) throw new Error("The media are gone");
    return found;
  };
  const edit = useEdit(mediaForm, {
    row: media,
    drafts: DRAFTS,
    draft,
    async update({ version }, input) {
      const variables = { id: projectId, mediaId: media.id, input: { ...input, version } };
      const { data } = await apollo.mutate({ mutation: UpdateProjectMediaDocument, variables });
      return thisOne(data?.updateProjectMedia.media);
    },
    async reread() {
      const { data } = await apollo.query({
        query: ProjectMediaToEditDocument,
        variables: { id: projectId },
        fetchPolicy: "network-only",
      });
      return thisOne(data?.projectToEdit.media);
    },
  });
  const { problem, isDirty, pending } = edit;
  return (
    <form noValidate onSubmit={edit.submit} className="min-w-0">
      <LocaleTabs
        edit={edit}
        markOf={(locale) => <StateMark state={mediaState(media, locale)} />}
        panelClassName="grid gap-4 pt-4"
      >
        {(locale) => <MediaFields edit={edit} locale={locale} isImage={media.kind === "IMAGE"} />}
      </LocaleTabs>
      <ProblemNotice text={problem && codeText(intl, problem.code)} className="mt-4" />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="ink" size={36} pending={pending} disabled={!isDirty}>
          <FormattedMessage id="projects.media.save" />
        </Button>
        <Button variant="plain" size={36} onClick={edit.discard} disabled={!isDirty || pending}>
          <FormattedMessage id="form.discard" />
        </Button>
        <p role="status" className="text-[13px] text-ink-3">
          {isDirty ? (
            <FormattedMessage id="form.unsaved" />
          ) : (
            edit.savedAt && (
              <FormattedMessage
                id="form.savedAt"
                values={{ time: intl.formatTime(edit.savedAt) }}
              />
            )
          )}
        </p>
      </div>
      {edit.conflict && (
        <StaleDialog conflict={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
    </form>
  );
}

interface MediaFieldsProps {
  edit: Edit<ValuesOf<(typeof mediaForm)["fields"]>>;
  locale: Locale;
  isImage: boolean;
}

/** The texts in one language; beside a translation is its original. */
function MediaFields({ edit, locale, isImage }: MediaFieldsProps) {
  const names = [
    "title",
    ...(isImage ? (["alt"] as const) : []),
    "description",
    "content",
  ] as const;
  return (
    <>
      {names.map((name) => (
        <MediaField key={name} edit={edit} name={name} locale={locale} />
      ))}
    </>
  );
}

interface MediaFieldProps extends Omit<MediaFieldsProps, "isImage"> {
  name: keyof ValuesOf<(typeof mediaForm)["fields"]>;
}

function MediaField({ edit, name, locale }: MediaFieldProps) {
  const intl = useIntl();
  const source = locale === "en" ? "" : edit.values[name].en;
  const field = {
    ...edit.field(`${name}.${locale}`),
    lang: BCP47[locale],
    hint: name === "alt" ? intl.formatMessage({ id: "projects.media.alt.hint" }) : undefined,
  };
  return (
    <div className={source ? "grid items-start gap-3 md:grid-cols-2" : ""}>
      {source && (
        <div>
          <p className="text-[13px] font-medium text-ink-3">
            <FormattedMessage id="projects.media.source" />
          </p>
          <p
            lang="en"
            dir="auto"
            className="mt-1.5 rounded-md bg-raised px-3.5 py-2.5 whitespace-pre-wrap text-ink-2 wrap-anywhere"
          >
            {source}
          </p>
        </div>
      )}
      {name === "title" ? (
        <TextField {...field} />
      ) : (
        <TextArea {...field} rows={2} autosize className="min-h-18!" />
      )}
    </div>
  );
}
