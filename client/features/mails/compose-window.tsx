import { useQuery } from "@apollo/client/react";
import IconArrowsDiagonal from "@tabler/icons-react/dist/esm/icons/IconArrowsDiagonal.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { ComposeForm } from "./compose-form.tsx";
import { subjectOf } from "./mail.ts";
import { MailDraftDocument } from "./mails.generated.ts";
import { type DraftStart, EMPTY_DRAFT, useDraft } from "./use-draft.ts";

/** A draft that is written, by its id; `isNew` until the server has it. */
export interface Composed {
  id: string;
  isNew: boolean;
}

interface ComposeWindowProps extends Composed {
  onClose(): void;
  onUndone(id: string): void;
}

/** A new mail, or a draft, over the inbox: at its lower end, on a phone all of the window. */
export function ComposeWindow(props: ComposeWindowProps) {
  const { id, isNew, onClose } = props;
  const intl = useIntl();
  const { data, error } = useQuery(MailDraftDocument, {
    variables: { id },
    skip: isNew,
    fetchPolicy: "network-only",
  });
  if (isNew) return <Writing {...props} start={{ id, values: EMPTY_DRAFT }} />;
  if (data?.mail.kind === "DRAFT") {
    const { thread, ...saved } = data.mail;
    return <Writing {...props} start={{ id, threadId: thread?.id, values: EMPTY_DRAFT, saved }} />;
  }
  if (!data && !error) return null;
  return (
    <Frame title={intl.formatMessage({ id: "mails.draft" })} onClose={onClose}>
      <Notice tone="warn">
        {error ? problemText(intl, error) : <FormattedMessage id="mails.draft.gone" />}
      </Notice>
    </Frame>
  );
}

function Writing({ start, onClose, onUndone }: ComposeWindowProps & { start: DraftStart }) {
  const intl = useIntl();
  const draft = useDraft(start);
  const [first] = draft.values.to;
  return (
    <Frame
      title={
        draft.values.subject
          ? subjectOf(intl, draft.values)
          : intl.formatMessage({ id: "mails.new" })
      }
      onClose={onClose}
    >
      <ComposeForm
        draft={draft}
        isReply={false}
        name={first?.name ?? ""}
        onDone={onClose}
        onUndone={onUndone}
      />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  onClose(): void;
  children: React.ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  const intl = useIntl();
  const [size, setSize] = useState<"small" | "folded" | "large">("small");
  const text = (id: string) => intl.formatMessage({ id });
  const isFolded = size === "folded";
  return (
    <section
      aria-label={title}
      className={`fixed end-0 bottom-0 z-40 flex flex-col overflow-hidden rounded-t-card border border-line bg-surface shadow-overlay max-md:inset-x-0 md:end-6 ${
        size === "large"
          ? "max-md:top-0 md:bottom-6 md:h-[min(800px,calc(100dvh-48px))] md:w-[min(800px,calc(100vw-48px))] md:rounded-card"
          : isFolded
            ? "md:w-[420px]"
            : "max-h-dvh max-md:top-0 max-md:rounded-none md:max-h-[calc(100dvh-96px)] md:w-[min(620px,calc(100vw-48px))]"
      }`}
    >
      <header className="flex min-h-13 shrink-0 items-center gap-1 bg-raised ps-5 pe-2">
        <h2 className="min-w-0 flex-1 truncate font-bold">
          <bdi>{title}</bdi>
        </h2>
        <IconButton
          size={36}
          icon={IconMinus}
          label={text(isFolded ? "mails.window.unfold" : "mails.window.fold")}
          aria-expanded={!isFolded}
          onClick={() => setSize(isFolded ? "small" : "folded")}
        />
        <span className="max-md:hidden">
          <IconButton
            size={36}
            icon={IconArrowsDiagonal}
            label={text(size === "large" ? "mails.window.small" : "mails.window.large")}
            onClick={() => setSize(size === "large" ? "small" : "large")}
          />
        </span>
        <IconButton size={36} icon={IconX} label={text("mails.window.close")} onClick={onClose} />
      </header>
      <div className={`min-h-0 flex-1 overflow-y-auto px-5 py-4 ${isFolded ? "hidden" : ""}`}>
        {children}
      </div>
    </section>
  );
}
