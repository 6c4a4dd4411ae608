import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { Comment } from "../../../../platform/rest.ts";
import { textOf } from "../../../../platform/text-of.ts";
import { deleteComment, type Problem, updateComment } from "./change-comment.ts";

interface OwnCommentProps {
  comment: Comment;
  onChange(comment: Comment | null, removed: number): void;
}

/** The actions writers have on their own comments for a while; loaded only for them. */
export function OwnComment({ comment, onChange }: OwnCommentProps) {
  const intl = useIntl();
  const [doing, setDoing] = useState<"edit" | "delete">();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("textarea, button")?.focus();
  }, [doing]);

  const open = (what: typeof doing) => {
    setProblem(undefined);
    setDoing(what);
  };
  async function finish(work: () => Promise<Problem | undefined>) {
    setPending(true);
    const failed = await work();
    setPending(false);
    setProblem(failed);
    if (!failed) setDoing(undefined);
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = textOf(new FormData(event.currentTarget), "content");
    void finish(async () => {
      const answer = await updateComment(comment.id, content);
      if (answer.comment) onChange({ ...comment, ...answer.comment }, 0);
      return answer.problem;
    });
  };
  const remove = () =>
    finish(async () => {
      const failed = await deleteComment(comment.id);
      if (!failed) onChange(null, (comment.status === "approved" ? 1 : 0) + comment.replies.length);
      return failed;
    });
  const cancel = (
    <Button variant="outline" onClick={() => open(undefined)}>
      <FormattedMessage id="comments.form.cancel" />
    </Button>
  );

  if (!doing) {
    return (["edit", "delete"] as const).map((what) => (
      <button
        key={what}
        type="button"
        onClick={() => open(what)}
        className="py-1 hover:text-ink hover:underline"
      >
        <FormattedMessage id={`comments.own.${what}`} />
      </button>
    ));
  }
  return (
    <div ref={panel} className="my-2 grid w-full gap-3 font-normal text-ink">
      {doing === "edit" ? (
        <form onSubmit={save} className="grid gap-3">
          <TextArea
            name="content"
            label={intl.formatMessage({ id: "comments.own.text" })}
            defaultValue={comment.content}
            required
            rows={4}
          />
          <p className="flex gap-3">
            <Button type="submit" variant="primary" pending={pending}>
              <FormattedMessage id="comments.own.save" />
            </Button>
            {cancel}
          </p>
        </form>
      ) : (
        <>
          <p className="text-base font-semibold">
            <FormattedMessage id="comments.own.sure" values={{ replies: comment.replies.length }} />
          </p>
          <p className="flex gap-3">
            <Button variant="danger" pending={pending} onClick={remove}>
              <FormattedMessage id="comments.own.delete" />
            </Button>
            {cancel}
          </p>
        </>
      )}
      <p role="alert" className="font-medium text-bad empty:hidden">
        {problem && <FormattedMessage id={`comments.own.refused.${problem}`} />}
      </p>
    </div>
  );
}
