import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import type { Comment } from "../../../../platform/rest.ts";
import { CommentForm } from "./comment-form.tsx";
import type { Refusal } from "./draft.ts";
import type { threadAddress } from "./thread-address.ts";

interface ReplyFormProps {
  postId: string;
  parentId: string;
  submission: string;
  address: ReturnType<typeof threadAddress>;
  refusal?: Refusal;
  /** The user has just clicked "Reply": the form gets focus */
  opened: boolean;
  onSent(reply: Comment): void;
  onCancel(): void;
}

export function ReplyForm({ address, onCancel, ...form }: ReplyFormProps) {
  const cancel = (event: MouseEvent) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <CommentForm {...form} action={address({ reply: form.parentId })}>
      <ButtonLink
        to={`${address({})}#comment-${form.parentId}`}
        variant="outline"
        onClick={cancel}
        preventScrollReset
      >
        <FormattedMessage id="comments.form.cancel" />
      </ButtonLink>
    </CommentForm>
  );
}
