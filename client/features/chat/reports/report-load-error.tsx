import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { reportsAddress } from "./report-address.ts";

/** Shown in place of a report that could not be loaded or has been decided. */
export function ReportLoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const { code } = problemOf(error);
  if (code === "FORBIDDEN") return <NoPermission />;
  if (code !== "NOT_FOUND") {
    return (
      <div className="card">
        <ListFailure text={problemText(intl, error)} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div role="alert">
      <Empty
        scene="missing"
        title={intl.formatMessage({ id: "message-reports.missing.title" })}
        text={intl.formatMessage({ id: "message-reports.missing.text" })}
        action={
          <ButtonLink variant="outline" to={reportsAddress}>
            <FormattedMessage id="message-reports.missing.all" />
          </ButtonLink>
        }
      />
    </div>
  );
}
