import { useApolloClient, useMutation } from "@apollo/client/react";
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeptText } from "../../../../admin/form/use-kept-text.ts";
import { problemText } from "../../../../platform/apollo/problem-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { ReplyAsModeratorDocument } from "./moderate.generated.ts";
import type { ModeratedComment } from "./moderated-comment.ts";
import { moderation } from "./moderation.ts";
import { MAX_COMMENT_LENGTH } from "../public/draft.ts";

interface ModerationReplyProps {
  comment: ModeratedComment;
  onClose(): void;
}

/** A reply below a comment; a pending comment is approved with it. */
export function ModerationReply({ comment, onClose }: ModerationReplyProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [reply, { loading }] = useMutation(ReplyAsModeratorDocument);
  const [error, setError] = useState<string>();
  const { text, write, discard } = useKeptText("comment-reply", comment.id);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const waits = comment.status === "PENDING";

  const cancel = () => {
    discard();
    onClose();
  };
  const send = async (content: string) => {
    try {
      if (waits) await moderation(apollo).moderate([comment.id], "APPROVED");
      const input = { content, locale: comment.locale };
      await reply({ variables: { id: comment.id, input } });
      discard();
      // If refetching fails, the list shows that; the counts are correct before the reply is
      // confirmed.
      await apollo.refetchQueries({ include: "active" }).catch(() => {});
      snackbar({ text: intl.formatMessage({ id: "comments.moderation.replied" }), tone: "good" });
      onClose();
    } catch (cause) {
      setError(problemText(intl, cause));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim()) void send(text);
    else setError(intl.formatMessage({ id: "comments.moderation.reply.empty" }));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      event.currentTarget.form?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={submit} className="mt-3 grid max-w-[640px] gap-3">
      <TextArea
        name="content"
        label={intl.formatMessage({ id: "comments.moderation.replyTo" }, { name: comment.name })}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={error}
        maxLength={MAX_COMMENT_LENGTH}
        onKeyDown={press}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size={44} pending={loading}>
          <FormattedMessage
            id={waits ? "comments.moderation.reply.approve" : "comments.moderation.reply.send"}
          />
        </Button>
        <Button variant="plain" size={44} onClick={cancel}>
          <FormattedMessage id="comments.moderation.reply.cancel" />
        </Button>
      </div>
    </form>
  );
}
