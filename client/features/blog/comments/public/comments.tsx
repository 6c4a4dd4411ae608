import { FormattedMessage } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { container } from "../../../../ui/container.ts";
import { CommentThread, type CommentThreadProps } from "./comment-thread.tsx";
import { CommentsTitle } from "./comments-title.tsx";
import type { CommentPage } from "../../../../platform/rest.ts";

interface CommentsProps extends Omit<CommentThreadProps, "page"> {
  /** null if they could not be loaded */
  page: CommentPage | null;
}

/**
 * The section below a post. Its state belongs to one post and page: with another one it starts
 * anew.
 */
export function Comments({ page, ...rest }: CommentsProps) {
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className="border-y border-line bg-surface print:hidden"
    >
      <div className={`${container} py-14`}>
        {page ? (
          <CommentThread key={`${rest.post.id} ${page.pagination.page}`} page={page} {...rest} />
        ) : (
          <>
            <CommentsTitle count={rest.post.commentCount} />
            <p className="mt-3 text-ink-2">
              <FormattedMessage id="comments.unreadable" />
            </p>
            <form action="#comments" className="mt-5">
              <Button type="submit" variant="outline">
                <FormattedMessage id="comments.again" />
              </Button>
            </form>
          </>
        )}
      </div>
    </section>
  );
}
