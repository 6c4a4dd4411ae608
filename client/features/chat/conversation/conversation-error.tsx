import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";

interface ConversationErrorProps {
  error?: unknown;
  isMissing: boolean;
  onRetry: () => void;
}

/** Replaces a conversation that the viewer is not in, or that failed to load. */
export function ConversationError({ error, isMissing, onRetry }: ConversationErrorProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: isMissing ? "chat.missing" : "chat.title" });
  return (
    <div
      data-alone
      className="flex min-w-0 flex-1 flex-col items-center justify-center p-6 text-center"
    >
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <>
          <h1 className="text-xl font-bold">{title}</h1>
          <p className="mt-2 max-w-96 text-ink-2">
            <FormattedMessage id="chat.missing.text" />
          </p>
          <ButtonLink variant="outline" size={44} to="/dashboard/chat" className="mt-5">
            <FormattedMessage id="chat.back" />
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <ListFailure text={problemText(intl, error)} onRetry={onRetry} />
        </>
      )}
    </div>
  );
}
