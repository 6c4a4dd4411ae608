import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { useRefreshOnFocus } from "../../platform/use-refresh-on-focus.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { useDays } from "../../ui/charts/axis-labels.ts";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { moneyText } from "../../ui/money-text.ts";
import { formatPlainDate } from "../../ui/plain-date.ts";
import { todayIn } from "../../ui/zoned-time.ts";
import { Block } from "./block.tsx";
import { addDays } from "./figures/figure-range.ts";
import { SourceLine } from "./figures/source-line.tsx";
import { Row } from "./overview-blocks.tsx";
import { SiteFiguresDocument, type SiteFiguresQuery } from "./site-figures.generated.ts";

/** Messages a day for administrators, and the newest invoices for billing; nothing for others. */
export function SiteFigures() {
  const intl = useIntl();
  const { may } = useViewer();
  const [messages, invoices] = [may("account:manage"), may("billing:read")];
  const { timeZone = "UTC" } = intl;
  const today = todayIn(timeZone);
  const isSkipped = !messages && !invoices;
  const { data, error, refetch } = useQuery(SiteFiguresDocument, {
    variables: { from: addDays(today, -29), to: today, messages, invoices },
    skip: isSkipped,
  });
  useRefreshOnFocus(refetch);
  if (isSkipped) return null;
  if (error && !data)
    return (
      <div className="card">
        <ListFailure
          title={intl.formatMessage({ id: "insights.figures.failed" })}
          text={problemText(intl, error)}
          onRetry={refetch}
        />
      </div>
    );
  if (!data) return <div aria-hidden="true" className="card h-[420px] animate-pulse" />;
  const list = data.invoices && <NewestInvoices invoices={data.invoices.nodes} />;
  if (!data.messageFigures) return list;
  return (
    <Row>
      <Messages days={data.messageFigures} />
      {list}
    </Row>
  );
}

function Messages({ days }: { days: NonNullable<SiteFiguresQuery["messageFigures"]> }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <BarChart
        title={text("messages")}
        text={text("messages.day")}
        axis={text("day")}
        labels={useDays(days.map(({ day }) => day))}
        series={[{ name: text("messages"), values: days.map(({ count }) => count) }]}
      />
      <SourceLine>{text("messages.source")}</SourceLine>
    </div>
  );
}

function NewestInvoices({
  invoices,
}: {
  invoices: NonNullable<SiteFiguresQuery["invoices"]>["nodes"];
}) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <Block
      title={text("invoices")}
      more={{ to: "/dashboard/invoice/list", label: text("invoices.all") }}
      empty={text("invoices.none")}
      isEmpty={invoices.length === 0}
    >
      <ul className="grid grid-cols-1 divide-y divide-line">
        {invoices.map(({ id, number, kind, customerName, issuedOn, total }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to={`/dashboard/invoice/${id}`}
                className="block truncate font-semibold hover:underline"
              >
                <bdi>{customerName}</bdi>
              </Link>
              <span className="text-[13px] text-ink-3">
                <bdi>{number ?? intl.formatMessage({ id: "invoices.noNumber" })}</bdi>
                {" · "}
                {formatPlainDate(issuedOn, intl.locale)}
              </span>
            </span>
            <bdi className="font-semibold whitespace-nowrap figures">
              {kind === "CREDIT_NOTE" && "−"}
              {moneyText(intl, total)}
            </bdi>
          </li>
        ))}
      </ul>
    </Block>
  );
}
