import { useApolloClient } from "@apollo/client/react";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import { type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Composer } from "../../../admin/flow/composer.tsx";
import { useSends } from "../../../admin/flow/sends.tsx";
import { languageName } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ReadyAnswerMenu } from "../ready-answers/ready-answer-menu.tsx";
import {
  AnswerContactRequestDocument,
  ContactRequestDocument,
  CreateContactNoteDocument,
} from "./contact-request.generated.ts";
import type { OpenRequest } from "./request.ts";
import { COUNTS } from "./use-request-actions.ts";

interface RequestComposerProps {
  request: OpenRequest;
  mode: string;
  onMode(mode: string): void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where it is read */
  href: string;
  onNext?(): void;
}

/** A reply, which is mailed after ten seconds; of staff also a note for the team. */
export function RequestComposer(props: RequestComposerProps) {
  const { request, mode, onMode, field, href, onNext } = props;
  const intl = useIntl();
  const apollo = useApolloClient();
  const { begin, pending } = useSends();
  const { email: ownEmail, may } = useViewer();
  const isStaff = may("contact:answer");
  const { id, name, email, locale, answerCount, entries } = request;
  /** Of the writer’s own ones, which are sent in order */
  const before = pending.filter(({ thread }) => thread === id).length;
  const known = answerCount + before;
  const refetchQueries = [ContactRequestDocument, ...COUNTS];
  const text = (message: string) => intl.formatMessage({ id: message });
  return (
    <Composer
      thread={id}
      sentIds={entries.map((entry) => entry.id)}
      mode={mode}
      onMode={onMode}
      field={field}
      onNext={onNext}
      problem={(error) => {
        if (problemOf(error).code !== "CONFLICT") return undefined;
        void apollo.refetchQueries({ include: [ContactRequestDocument] });
        return <FormattedMessage id="requests.answer.late" />;
      }}
      modes={[
        {
          id: "answer",
          name: text("requests.mode.answer"),
          label: text("requests.answer.label"),
          draft: "contact-answer",
          lang: locale,
          to: (
            <>
              <IconArrowBackUp size={16} aria-hidden="true" className="rtl:-scale-x-100" />
              <FormattedMessage
                id="requests.answer.to"
                values={{ email: <bdi className="font-semibold wrap-anywhere">{email}</bdi> }}
              />
            </>
          ),
          hint: (
            <FormattedMessage
              id={isStaff ? "requests.answer.hint" : "requests.answer.hint.own"}
              values={{
                language: languageName(intl, locale),
                email: <bdi className="wrap-anywhere">{ownEmail}</bdi>,
              }}
            />
          ),
          tools: (insert) =>
            isStaff && <ReadyAnswerMenu locale={locale} name={name} onChoose={insert} />,
          submit: (
            <>
              <IconSend size={19} aria-hidden="true" className="rtl:-scale-x-100" />
              <FormattedMessage id="requests.answer.send" />
            </>
          ),
          onSend: (content, answerId) =>
            begin({
              id: answerId,
              thread: id,
              content,
              href,
              texts: {
                pending: intl.formatMessage({ id: "requests.answer.pending" }, { name }),
                sent: text("requests.answer.done"),
              },
              run: ({ keepalive }) =>
                apollo.mutate({
                  mutation: AnswerContactRequestDocument,
                  variables: {
                    id,
                    input: { id: answerId, content, answerCount: known },
                  },
                  refetchQueries,
                  awaitRefetchQueries: true,
                  context: { fetchOptions: { keepalive } },
                }),
            }),
        },
        ...(isStaff
          ? [
              {
                id: "note",
                name: text("requests.mode.note"),
                label: text("requests.note.label"),
                draft: "contact-note",
                isInternal: true,
                to: (
                  <>
                    <IconLock size={16} aria-hidden="true" />
                    <FormattedMessage id="requests.note.hint" />
                  </>
                ),
                submit: <FormattedMessage id="requests.note.save" />,
                async onSend(content: string) {
                  await apollo.mutate({
                    mutation: CreateContactNoteDocument,
                    variables: { requestId: id, input: { content } },
                    refetchQueries: [ContactRequestDocument],
                    awaitRefetchQueries: true,
                  });
                  snackbar({ text: text("requests.note.done"), tone: "good" });
                },
              },
            ]
          : []),
      ]}
    />
  );
}
