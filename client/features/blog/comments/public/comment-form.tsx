import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { Comment } from "../../../../platform/rest.ts";
import { useSession } from "../../../../platform/session/session-provider.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
import { Honeypot } from "../../../../ui/action-form/honeypot.tsx";
import { draftsOf, deleteDraft, saveDraft } from "./draft-storage.ts";
import { commentFields, type Draft, type FieldProblem, type Refusal } from "./draft.ts";
import { loadSender, sendFromBrowser } from "./send-from-browser.ts";
import { SignedInWriter } from "./signed-in-writer.tsx";
import { rememberedWriter, rememberWriter } from "./writer.ts";

interface CommentFormProps {
  postId: string;
  /** The same for all submits of a page, so that a repeated submit is posted once */
  submission: string;
  /** The comment that is replied to */
  parentId?: string;
  /** The page's URL: without JavaScript the form is posted to its action */
  action: string;
  /** The action's refusal of a form sent without JavaScript */
  refusal?: Refusal;
  onSent(comment: Comment): void;
  /** Focuses the first empty field, for a form that the user has opened */
  opened?: boolean;
  /** The reader's last comment: its author is known from then on */
  lastSent?: string | null;
  children?: ReactNode;
}

/** A plain form; with JavaScript it stays on the page. Keeps what was typed until it is posted. */
export function CommentForm({
  postId,
  parentId,
  action,
  opened,
  onSent,
  ...rest
}: CommentFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState(rest.refusal);
  const wrong = commentFields.find((field) => refusal?.fields[field]);
  const user = useSession().data?.user;
  // Signed-in users comment as themselves, unless the server has just asked for a name: then they
  // are signed out.
  const writer = user && (!wrong || wrong === "content") ? user : null;

  useEffect(() => {
    const answers = parentId ?? null;
    fillIn(
      form.current,
      draftsOf(postId).find((draft) => draft.parentId === answers),
    );
    fillIn(form.current, rememberedWriter());
  }, [postId, parentId, rest.lastSent]);

  useEffect(() => {
    if (opened) firstEmpty(form.current)?.focus();
  }, [opened]);

  useEffect(() => {
    if (refusal && refusal !== rest.refusal) control(form.current, wrong ?? "content")?.focus();
  }, [refusal, rest.refusal, wrong]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    const outcome = await sendFromBrowser(new FormData(event.currentTarget));
    sending.current = false;
    setPending(false);
    setRefusal(outcome.refusal);
    const trap = control(form.current, "website");
    if (trap) trap.value = "";
    if (outcome.refusal) return;
    const [name, email, content] = commentFields.map((field) => control(form.current, field));
    if (name && email) rememberWriter({ name: name.value, email: email.value });
    if (content) content.value = "";
    deleteDraft(postId, parentId ?? null);
    onSent(outcome.comment);
  }

  const messageOf = (problem?: FieldProblem) =>
    problem && intl.formatMessage({ id: problem.id }, { most: problem.most });
  const field = (name: (typeof commentFields)[number]) => ({
    name,
    required: true,
    defaultValue: rest.refusal?.draft[name],
    error: messageOf(refusal?.fields[name]),
    // Without JavaScript the browser focuses the field with the error.
    autoFocus: rest.refusal !== undefined && name === (wrong ?? "content"),
  });

  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={submit}
      onInput={(event) => {
        loadSender();
        saveDraft(event.currentTarget);
      }}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="postId" value={postId} />
      <input type="hidden" name="locale" value={locale} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      <input type="hidden" name="idempotencyKey" value={rest.submission} />
      {writer ? (
        <SignedInWriter name={writer.name} image={writer.image} />
      ) : (
        <>
          <TextField
            {...field("name")}
            label={intl.formatMessage({ id: "comments.form.name" })}
            autoComplete="name"
          />
          <TextField
            {...field("email")}
            type="email"
            label={intl.formatMessage({ id: "comments.form.email" })}
            hint={intl.formatMessage({ id: "comments.form.email.hint" })}
            autoComplete="email"
          />
        </>
      )}
      <TextArea
        {...field("content")}
        label={intl.formatMessage({
          id: parentId ? "comments.form.reply" : "comments.form.content",
        })}
        rows={parentId ? 3 : 4}
      />
      <Honeypot />
      <div role="alert">
        {refusal && !pending && (
          <p className="mb-4 flex items-start gap-1.5 text-sm font-medium text-bad">
            <IconAlertCircle size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
            <FormattedMessage id={`comments.refused.${refusal.reason}`} />
          </p>
        )}
      </div>
      <div className="-mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending} className="grow">
          <FormattedMessage id={parentId ? "comments.form.postReply" : "comments.form.post"} />
        </Button>
        {rest.children}
      </div>
      <p className="text-sm text-ink-3">
        <FormattedMessage id="comments.form.hint" />
      </p>
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function control(form: HTMLFormElement | null, name: string): Control | null {
  return (form?.elements.namedItem(name) as Control | null | undefined) ?? null;
}

function firstEmpty(form: HTMLFormElement | null): Control | null {
  const controls = commentFields.map((name) => control(form, name));
  return controls.find((it) => it?.value === "") ?? null;
}

/** Fills in empty fields whose value is known. */
function fillIn(form: HTMLFormElement | null, known?: Partial<Draft> | null): void {
  for (const name of commentFields) {
    const input = control(form, name);
    if (input && input.value === "") input.value = known?.[name] ?? "";
  }
}
