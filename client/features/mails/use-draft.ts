import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { inTurn } from "../../admin/flow/in-turn.ts";
import { fieldWords } from "../../admin/form/field-words.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useLocale } from "../../i18n/locale.ts";
import type { MailFolder, MailQuote } from "../../schema.generated.ts";
import type { OpenDraft, Person } from "./mail.ts";
import {
  CreateMailDraftDocument,
  DeleteMailDraftDocument,
  SendMailDocument,
  UpdateMailDraftDocument,
} from "./mails.generated.ts";
import { LISTS } from "./use-thread-actions.ts";

/** What is written. */
export interface DraftValues {
  to: Person[];
  cc: Person[];
  bcc: Person[];
  subject: string;
  html: string;
  /** Of the answered mail, which the server quotes */
  isQuoteRemoved: boolean;
}

/** What a draft begins with. */
export interface DraftStart {
  id: string;
  threadId?: string;
  answeredId?: string;
  quote?: MailQuote;
  values: DraftValues;
  /** Of one that is on the server already */
  saved?: OpenDraft;
}

export const EMPTY_DRAFT: DraftValues = {
  to: [],
  cc: [],
  bcc: [],
  subject: "",
  html: "",
  isQuoteRemoved: false,
};

export const valuesOf = ({
  to,
  cc,
  bcc,
  subject,
  html,
  isQuoteRemoved,
}: OpenDraft): DraftValues => ({
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  subject,
  html: html ?? "",
  isQuoteRemoved,
});

/** How long after the last key a draft is saved. */
const SAVE_AFTER_MS = 1_000;

const run = inTurn();

const addressed = (people: readonly Person[]) =>
  people.flatMap(({ name, address }) => (address ? [{ name: name || null, address }] : []));

const inputOf = ({ to, cc, bcc, subject, html, isQuoteRemoved }: DraftValues) => ({
  to: addressed(to),
  cc: addressed(cc),
  bcc: addressed(bcc),
  subject,
  html,
  isQuoteRemoved,
});

/** A draft that the server stores while it is written. */
export function useDraft(start: DraftStart) {
  const { id, threadId, answeredId, quote, values: first, saved } = start;
  const intl = useIntl();
  const locale = useLocale();
  const apollo = useApolloClient();
  const [values, setValues] = useState(saved ? valuesOf(saved) : first);
  const [draft, setDraft] = useState(saved);
  const [state, setState] = useState<"same" | "changed" | "saving" | "saved" | "failed">("same");
  const [savedAt, setSavedAt] = useState<Date>();
  const [error, setError] = useState<unknown>();
  const latest = useRef({ values, version: saved?.version, isChanged: false });

  const took = (next: OpenDraft) => {
    latest.current.version = next.version;
    setDraft(next);
  };
  /** Stores what was written; makes the draft with the first of it. */
  const save = () =>
    run(id, async () => {
      const { version, isChanged } = latest.current;
      if (version !== undefined && !isChanged) return;
      latest.current.isChanged = false;
      setState("saving");
      try {
        const input = inputOf(latest.current.values);
        if (version === undefined) {
          const { data } = await apollo.mutate({
            mutation: CreateMailDraftDocument,
            variables: { input: { ...input, id, threadId, answeredId, quote, locale } },
            refetchQueries: LISTS,
          });
          if (data) took(data.createMailDraft);
        } else {
          const { data } = await apollo.mutate({
            mutation: UpdateMailDraftDocument,
            variables: { id, input: { ...input, version } },
          });
          if (data) took(data.updateMailDraft);
        }
        setState(latest.current.isChanged ? "changed" : "saved");
        setSavedAt(new Date());
        setError(undefined);
      } catch (cause) {
        latest.current.isChanged = true;
        setState("failed");
        setError(cause);
        throw cause;
      }
    });
  const saveLater = useEffectEvent(() => void save().catch(() => undefined));
  useEffect(() => {
    if (state !== "changed") return;
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, values]);
  // What was written last is sent with the page, also when the screen changes.
  const leave = useEffectEvent(() => {
    if (latest.current.isChanged) saveLater();
  });
  useEffect(() => {
    const hidden = () => document.hidden && leave();
    document.addEventListener("visibilitychange", hidden);
    // what could not be saved without a connection
    addEventListener("online", leave);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("online", leave);
      leave();
    };
  }, []);

  const refusal = error === undefined ? undefined : problemOf(error);
  const isConflict = refusal?.code === "CONFLICT";
  const isLate = isConflict && refusal.message === "There is a new message";
  const currentVersion = isConflict && !isLate ? refusal.current?.["version"] : undefined;
  const conflict = isLate ? "mails.late" : isConflict ? "mails.stale" : undefined;

  return {
    id,
    threadId,
    values,
    draft,
    /** How it quotes the mail that it answers */
    quote: draft ? draft.quote : quote,
    state,
    savedAt,
    /** Why it could not be saved or sent */
    problem: conflict ? intl.formatMessage({ id: conflict }) : refusal && problemText(intl, error),
    fields: Object.fromEntries(
      Object.entries(refusal?.fields ?? {}).map(([name, text]) => [name, fieldWords(intl, text)]),
    ) as Partial<Record<string, string>>,
    /** It was changed in another window: stores this text in place of that one. */
    overwrite:
      typeof currentVersion === "number"
        ? () => {
            latest.current.version = currentVersion;
            latest.current.isChanged = true;
            return save().catch(() => undefined);
          }
        : undefined,
    change(patch: Partial<DraftValues>) {
      const next = { ...latest.current.values, ...patch };
      latest.current.values = next;
      latest.current.isChanged = true;
      setValues(next);
      setState("changed");
    },
    /** Files were added or removed. */
    took,
    save,
    async send(options: { sendAt?: string; folder?: MailFolder; mailCount?: number } = {}) {
      try {
        await save();
        await apollo.mutate({
          mutation: SendMailDocument,
          variables: { id, input: { version: latest.current.version, ...options } },
          refetchQueries: LISTS,
          awaitRefetchQueries: true,
        });
        setError(undefined);
      } catch (cause) {
        setError(cause);
        // what is new is read before it is sent anyway
        if (problemOf(cause).code === "CONFLICT") void apollo.refetchQueries({ include: LISTS });
        throw cause;
      }
    },
    async discard() {
      latest.current.isChanged = false;
      setState("same");
      if (latest.current.version === undefined) return;
      await run(id, () =>
        apollo.mutate({
          mutation: DeleteMailDraftDocument,
          variables: { id },
          refetchQueries: LISTS,
          awaitRefetchQueries: true,
        }),
      );
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
