import { useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { TitleRow } from "../../dashboard/title-row.tsx";
import { UnreadConversationsDocument } from "../../dashboard/unread.generated.ts";
import { useRefreshOnFocus } from "../../dashboard/use-refresh-on-focus.ts";
import { greetingAt } from "../../features/overview/greeting.ts";
import { OverviewBlocks } from "../../features/overview/overview-blocks.tsx";
import { OverviewFacts } from "../../features/overview/overview-facts.tsx";
import { OverviewSkeleton } from "../../features/overview/overview-skeleton.tsx";
import { OverviewStats } from "../../features/overview/overview-stats.tsx";
import { OverviewDocument } from "../../features/overview/overview.generated.ts";
import { OwnBlocks } from "../../features/overview/own-blocks.tsx";
import { OwnStats } from "../../features/overview/own-stats.tsx";
import { PeriodChoice } from "../../features/overview/period-choice.tsx";
import { graphPeriods, usePeriod } from "../../features/overview/period.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { ListFailure } from "../../kit/list/list-failure.tsx";
import { useViewer } from "../../session/viewer.tsx";

export default function AppScreen() {
  const intl = useIntl();
  const { name, may } = useViewer();
  const period = usePeriod();
  // the navigation keeps it up to date
  const { data: chat } = useQuery(UnreadConversationsDocument, { fetchPolicy: "cache-only" });
  const {
    data: read,
    previousData,
    error,
    loading,
    refetch,
  } = useQuery(OverviewDocument, { variables: { period: graphPeriods[period] } });
  const [opened] = useState(() => new Date());
  useRefreshOnFocus(refetch);
  const data = read ?? previousData;
  const member = data?.viewer?.member;
  const own = data?.overview.own;
  const isStaff = may("post:write") || may("comment:moderate") || may("member:suspend");
  const greeting = `overview.greeting.${greetingAt(opened)}`;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: greeting }, { name: name.split(" ")[0] })}
        hasFacts
        facts={data && <OverviewFacts overview={data.overview} member={member} />}
        actions={
          <>
            <PeriodChoice current={period} />
            {may("post:write") && (
              <ButtonLink variant="primary" size={44} to="/dashboard/blog/new">
                <IconPlus size={19} aria-hidden="true" />
                <FormattedMessage id="overview.new" />
              </ButtonLink>
            )}
          </>
        }
      />
      {data ? (
        <div className="grid gap-5">
          {own && member && !isStaff ? (
            <>
              <OwnStats
                own={own}
                member={member}
                unread={chat?.unreadConversationCount ?? 0}
                period={period}
              />
              <OwnBlocks overview={data.overview} own={own} member={member} period={period} />
            </>
          ) : (
            <>
              <OverviewStats overview={data.overview} period={period} />
              <OverviewBlocks overview={data.overview} period={period} />
            </>
          )}
        </div>
      ) : error ? (
        <div className="card">
          <ListFailure
            title={intl.formatMessage({ id: "overview.failed" })}
            text={problemText(intl, error)}
            pending={loading}
            onRetry={() => void refetch().catch(() => {})}
          />
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../features/site/error-boundary.tsx";
