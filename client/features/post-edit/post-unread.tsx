import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../apollo/problem.ts";
import { problemText } from "../../apollo/problem-text.ts";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";

/** In the place of a post that could not be read, or that is not there. */
export function PostUnread({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const intl = useIntl();
  const isMissing = problemOf(error).code === "NOT_FOUND";
  return (
    <div role="alert">
      <Empty
        scene={isMissing ? "missing" : "broken"}
        title={intl.formatMessage({
          id: isMissing ? "post-edit.missing.title" : "post-edit.unread.title",
        })}
        text={
          isMissing
            ? intl.formatMessage({ id: "post-edit.missing.text" })
            : problemText(intl, error)
        }
        action={
          isMissing ? (
            <ButtonLink variant="outline" to="/dashboard/blog/posts">
              <FormattedMessage id="post-edit.missing.posts" />
            </ButtonLink>
          ) : (
            <Button variant="outline" onClick={onRetry}>
              <FormattedMessage id="form.retry" />
            </Button>
          )
        }
      />
    </div>
  );
}
