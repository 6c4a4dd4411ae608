import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../platform/apollo/problem.ts";
import { problemText } from "../platform/apollo/problem-text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { ListFailure } from "../ui/list/list-failure.tsx";

interface MissingProps {
  /** The beginning of its messages: "title", "text" and "all" */
  messages:
    | "invoices.missing"
    | "members.edit.missing"
    | "message-reports.missing"
    | "orders.missing"
    | "products.missing"
    | "requests.missing";
  /** The list of all of them */
  list: string;
}

/** In the place of something that does not exist, or not for the viewer. */
export function Missing({ messages, list }: MissingProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      <Empty
        scene="missing"
        title={intl.formatMessage({ id: `${messages}.title` })}
        text={intl.formatMessage({ id: `${messages}.text` })}
        action={
          <ButtonLink variant="outline" to={list}>
            <FormattedMessage id={`${messages}.all`} />
          </ButtonLink>
        }
      />
    </div>
  );
}

/** In the place of something that is missing, or that could not be loaded. */
export function LoadError({
  error,
  onRetry,
  ...missing
}: MissingProps & { error: unknown; onRetry: () => unknown }) {
  const intl = useIntl();
  if (problemOf(error).code === "NOT_FOUND") return <Missing {...missing} />;
  return (
    <div className="card">
      <ListFailure text={problemText(intl, error)} onRetry={onRetry} />
    </div>
  );
}
