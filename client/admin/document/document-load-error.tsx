import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";

interface DocumentLoadErrorProps {
  /** The prefix of its messages: "posts.edit" */
  messagePrefix: string;
  /** The list it is missing in */
  list: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown in place of a document that could not be loaded or does not exist. */
export function DocumentLoadError({ messagePrefix, list, error, onRetry }: DocumentLoadErrorProps) {
  const intl = useIntl();
  const isMissing = problemOf(error).code === "NOT_FOUND";
  return (
    <div role="alert">
      <Empty
        scene={isMissing ? "missing" : "broken"}
        title={intl.formatMessage({
          id: isMissing ? `${messagePrefix}.missing.title` : `${messagePrefix}.unread.title`,
        })}
        text={
          isMissing
            ? intl.formatMessage({ id: `${messagePrefix}.missing.text` })
            : problemText(intl, error)
        }
        action={
          isMissing ? (
            <ButtonLink variant="outline" to={list}>
              <FormattedMessage id={`${messagePrefix}.missing.list`} />
            </ButtonLink>
          ) : (
            <RetryButton onRetry={onRetry} />
          )
        }
      />
    </div>
  );
}
