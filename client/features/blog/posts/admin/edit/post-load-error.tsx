import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../../../platform/apollo/problem.ts";
import { loadProblemText } from "../../../../../platform/apollo/problem-text.ts";
import { Button, ButtonLink } from "../../../../../ui/button.tsx";
import { Empty } from "../../../../../ui/empty.tsx";

/** Shown in place of a post that could not be loaded or does not exist. */
export function PostLoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const intl = useIntl();
  const isMissing = problemOf(error).code === "NOT_FOUND";
  return (
    <div role="alert">
      <Empty
        scene={isMissing ? "missing" : "broken"}
        title={intl.formatMessage({
          id: isMissing ? "posts.edit.missing.title" : "posts.edit.unread.title",
        })}
        text={
          isMissing
            ? intl.formatMessage({ id: "posts.edit.missing.text" })
            : loadProblemText(intl, error)
        }
        action={
          isMissing ? (
            <ButtonLink variant="outline" to="/dashboard/blog/posts">
              <FormattedMessage id="posts.edit.missing.posts" />
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
