import { useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { TitleRow } from "../../admin/title-row.tsx";
import { useUnreadCount } from "../../features/chat/folders.ts";
import { useRefreshOnFocus } from "../../platform/use-refresh-on-focus.ts";
import { greetingAt } from "../../features/insights/greeting.ts";
import { FirstSteps } from "../../features/insights/first-steps.tsx";
import { NewApplications } from "../../features/insights/new-applications.tsx";
import { OverviewBlocks } from "../../features/insights/overview-blocks.tsx";
import { OverviewSubtitle } from "../../features/insights/overview-subtitle.tsx";
import { OverviewSkeleton } from "../../features/insights/overview-skeleton.tsx";
import { OverviewStats } from "../../features/insights/overview-stats.tsx";
import { OwnBlocks } from "../../features/insights/own-blocks.tsx";
import { ownWork } from "../../features/insights/overview.ts";
import { OwnWorkDocument } from "../../features/insights/own-work.generated.ts";
import { OwnStats } from "../../features/insights/own-stats.tsx";
import { PeriodChoice } from "../../features/insights/period-choice.tsx";
import { usePeriod } from "../../features/insights/period.ts";
import { useOverview } from "../../features/insights/use-overview.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";

export default function AppScreen() {
  const intl = useIntl();
  const { name, may } = useViewer();
  const period = usePeriod();
  const unread = useUnreadCount();
  const { shown, error, refetch } = useOverview(period);
  const [opened] = useState(() => new Date());
  useRefreshOnFocus(refetch);
  const data = shown?.data;
  const member = data?.viewer?.member;
  const own = data?.overview.viewer;
  const isStaff = may("post:write") || may("comment:moderate") || may("member:suspend");
  const {
    data: ownData,
    error: ownError,
    refetch: refetchOwn,
  } = useQuery(OwnWorkDocument, { skip: isStaff });
  useRefreshOnFocus(refetchOwn);
  const work = ownData && ownWork(ownData);
  const greeting = `insights.greeting.${greetingAt(opened)}`;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: greeting }, { name: name.split(" ")[0] })}
        hasSubtitle
        hasWideActions
        subtitle={
          data && (
            <OverviewSubtitle
              overview={data.overview}
              reports={data.messageReports?.totalCount}
              member={member}
            />
          )
        }
        actions={
          <>
            <PeriodChoice current={period} />
            {may("post:write") && (
              <ButtonLink variant="primary" size={44} to="/dashboard/blog/new">
                <IconPlus size={19} aria-hidden="true" />
                <FormattedMessage id="insights.new" />
              </ButtonLink>
            )}
          </>
        }
      />
      {shown && data && (isStaff || work) ? (
        <div className="grid gap-5">
          {Boolean(data.newApplicationCount) && (
            <NewApplications count={data.newApplicationCount ?? 0} />
          )}
          {own && member && !isStaff ? (
            <>
              {work && <FirstSteps member={member} work={work} />}
              {work && <OwnStats work={work} unread={unread} />}
              <OwnBlocks overview={data.overview} own={own} member={member} period={shown.period} />
            </>
          ) : (
            <>
              <OverviewStats overview={data.overview} period={shown.period} />
              <OverviewBlocks overview={data.overview} period={shown.period} />
            </>
          )}
        </div>
      ) : (error ?? ownError) ? (
        <div className="card">
          <ListFailure
            title={intl.formatMessage({ id: "insights.failed" })}
            text={problemText(intl, error ?? ownError)}
            onRetry={() => Promise.all([refetch(), isStaff || refetchOwn()])}
          />
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}
