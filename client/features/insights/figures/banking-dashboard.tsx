import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { Donut } from "../../../ui/charts/donut.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { Block } from "../block.tsx";
import { BankingDashboardDocument, type BankingDashboardQuery } from "./banking.generated.ts";
import { CurrencyChoice, useCurrency } from "./currency-choice.tsx";
import { FigureCard } from "./figure-card.tsx";
import { figureText, majorOf } from "./figure-money.ts";
import { type Days, type FigureState, sumBars } from "./figure-range.ts";
import { ChartCard, FigureRow, FiguresPage, WideRow } from "./figures-page.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PAYMENTS, RecentPayments } from "./recent-payments.tsx";
import { SourceLine } from "./source-line.tsx";
import { useBars, useFigures, useFigureState } from "./use-figures.ts";
import { VatTerms } from "./vat-terms.tsx";

type Banking = BankingDashboardQuery["now"][number];
type Receivables = BankingDashboardQuery["receivables"][number];

const INVOICES = "/dashboard/invoice/list";

const paymentsOf = ({ from, to }: Days, currency: string) =>
  `${PAYMENTS}?date=${from}..${to}&currency=${currency}`;

/** What was received and invoiced, and what is open. */
export function BankingDashboard({ actions }: { actions: ReactNode }) {
  const intl = useIntl();
  const { siteCurrency } = useViewer();
  const { state } = useFigureState();
  const { shown, error, refetch } = useFigures(BankingDashboardDocument, state);
  const data = shown?.data;
  const currencies = [
    ...new Set(
      [
        ...(data?.now ?? []),
        ...(data?.receivables ?? []),
        ...(data?.vatTerms.flatMap(({ sums }) => sums) ?? []),
      ].map((each) => each.currency),
    ),
  ];
  const all = currencies.map(
    (currency) => data?.now.find((each) => each.currency === currency) ?? nothingCame(currency),
  );
  const { main = nothingCame(siteCurrency), others } = useCurrency(all);
  const open = data?.receivables.find(({ currency }) => currency === main.currency);
  const before = data?.before?.find(({ currency }) => currency === main.currency);
  const late = data?.receivables.reduce((sum, { overdue }) => sum + overdue.count, 0) ?? 0;
  const csv = () => [
    ["day", "currency", "received", "refunded", "invoiced"],
    ...(data?.now ?? []).flatMap(({ currency, days }) =>
      days.map(({ day, received, refunded, invoiced }) => [
        day,
        currency,
        majorOf(received, currency),
        majorOf(refunded, currency),
        majorOf(invoiced, currency),
      ]),
    ),
  ];
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "insights.banking.title" })}
        hasSubtitle
        subtitle={
          data && <FormattedMessage id="insights.banking.subtitle" values={{ count: late }} />
        }
        actions={actions}
      />
      <PeriodBar state={state} countedAt={shown?.at} name="banking" csv={data && csv} />
      <FiguresPage error={error} retry={refetch}>
        {data && (
          <>
            <CurrencyChoice currencies={currencies} current={main.currency} />
            <BankingCards
              state={shown.state}
              main={main}
              others={others}
              before={before}
              open={open}
              otherOpen={data.receivables.filter(({ currency }) => currency !== main.currency)}
            />
            <WideRow>
              <BankingChart state={shown.state} main={main} />
              <OpenByAge open={open} />
            </WideRow>
            <VatTerms terms={data.vatTerms} currency={main.currency} />
            <WideRow>
              <RecentPayments payments={data.payments.nodes} />
              <ByService state={shown.state} main={main} />
            </WideRow>
          </>
        )}
      </FiguresPage>
    </>
  );
}

function nothingCame(currency: string): Banking {
  const none = {
    count: 0,
    amount: { amount: 0, currency },
  } as const;
  return {
    currency,
    received: none,
    refunded: none,
    invoiced: none,
    credited: none,
    days: [],
    services: [],
  };
}

interface BankingCardsProps {
  state: FigureState;
  main: Banking;
  others: readonly Banking[];
  before: Pick<Banking, "received" | "refunded"> | undefined;
  open: Receivables | undefined;
  otherOpen: readonly Receivables[];
}

function BankingCards({ state, main, others, before, open, otherOpen }: BankingCardsProps) {
  const intl = useIntl();
  const { currency } = main;
  const label = (id: string) => intl.formatMessage({ id: `insights.banking.${id}` });
  const text = (id: string, values: Record<string, ReactNode>) => (
    <FormattedMessage id={`insights.banking.${id}`} values={values} />
  );
  const money = (amount = 0) => figureText(intl, { amount, currency });
  const { bars } = useBars(state);
  const compared = (name: "received" | "refunded") => ({
    now: main[name].amount.amount,
    before: state.before ? (before?.[name].amount.amount ?? 0) : undefined,
    text: money(before?.[name].amount.amount),
  });
  const also = (of: readonly Banking["received"][]) =>
    of.filter(({ count }) => count > 0).map(({ amount }) => moneyText(intl, amount));
  const valuesOf = (name: "received" | "refunded") =>
    sumBars(
      bars,
      main.days.map((day) => day[name]),
    );
  const { received, refunded } = main;
  return (
    <FigureRow>
      <FigureCard
        label={label("received")}
        to={paymentsOf(state, currency)}
        value={money(received.amount.amount)}
        compared={compared("received")}
        also={also(others.map((each) => each.received))}
        values={valuesOf("received")}
        source={text("received.source", { count: received.count })}
      />
      <FigureCard
        label={label("notDue")}
        to={`${INVOICES}?tab=open&currency=${currency}`}
        value={money(open?.notDue.amount.amount)}
        also={also(otherOpen.map(({ notDue }) => notDue))}
        source={text("notDue.source", { count: open?.notDue.count ?? 0 })}
      />
      <FigureCard
        label={label("overdue")}
        to={`${INVOICES}?tab=overdue&currency=${currency}`}
        value={money(open?.overdue.amount.amount)}
        also={also(otherOpen.map(({ overdue }) => overdue))}
        source={
          open?.oldestDueOn
            ? text("overdue.source", {
                count: open.overdue.count,
                day: formatPlainDate(open.oldestDueOn, intl.locale),
              })
            : text("overdue.none", {})
        }
      />
      <FigureCard
        label={label("refunded")}
        to={`${PAYMENTS}?tab=refunded&currency=${currency}`}
        value={money(refunded.amount.amount)}
        compared={compared("refunded")}
        more="bad"
        also={also(others.map((each) => each.refunded))}
        values={valuesOf("refunded")}
        source={text("refunded.source", { count: refunded.count })}
      />
    </FigureRow>
  );
}

function BankingChart({ state, main }: { state: FigureState; main: Banking }) {
  const intl = useIntl();
  const { currency } = main;
  const { bars, unit, labels, axis } = useBars(state);
  const valuesOf = (name: "received" | "invoiced") =>
    sumBars(
      bars,
      main.days.map((day) => majorOf(day[name], currency)),
    );
  const text = (id: string) => intl.formatMessage({ id: `insights.banking.${id}` });
  return (
    <ChartCard>
      <BarChart
        title={text("chart")}
        text={text(`chart.${unit}`)}
        axis={axis}
        labels={labels}
        series={[
          { name: text("received"), values: valuesOf("received") },
          { name: text("invoiced"), values: valuesOf("invoiced") },
        ]}
        format={(value) =>
          intl.formatNumber(value, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
        }
      />
      <SourceLine>{text("chart.source")}</SourceLine>
    </ChartCard>
  );
}

const AGES = ["notDue", "early", "late", "old"] as const;

function OpenByAge({ open }: { open: Receivables | undefined }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.banking.${id}` });
  const parts = open?.ages ?? [];
  const whole = Math.max(
    1,
    parts.reduce((sum, { amount }) => sum + amount.amount, 0),
  );
  return (
    <Block title={text("ages")} empty={text("ages.none")} isEmpty={parts.length === 0}>
      <ul className="grid grid-cols-1 gap-4">
        {parts.map(({ count, amount }, place) => (
          <li key={AGES[place]}>
            <div className="flex items-baseline justify-between gap-3">
              <Link
                to={`${INVOICES}?tab=${place === 0 ? "open" : "overdue"}&currency=${amount.currency}&sort=due`}
                className="font-medium hover:underline"
              >
                {text(`age.${AGES[place]}`)}
              </Link>
              <span className="font-semibold figures">
                <bdi>{moneyText(intl, amount)}</bdi>
              </span>
            </div>
            <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-raised">
              <div
                className="h-full rounded-full bg-graph"
                style={{ width: `${(amount.amount / whole) * 100}%` }}
              />
            </div>
            <p className="mt-1 text-[13px] text-ink-3">
              <FormattedMessage id="insights.banking.invoices" values={{ count }} />
            </p>
          </li>
        ))}
      </ul>
      <SourceLine>{text("ages.source")}</SourceLine>
    </Block>
  );
}

function ByService({ state, main }: { state: FigureState; main: Banking }) {
  const intl = useIntl();
  const { currency, services } = main;
  const text = (id: string) => intl.formatMessage({ id: `insights.banking.${id}` });
  return (
    <ChartCard>
      <Donut
        title={text("services")}
        parts={services.map(({ service, net }) => ({
          name: service || text("service.none"),
          value: majorOf(net.amount, currency),
        }))}
        format={(value) =>
          intl.formatNumber(value, {
            style: "currency",
            currency,
            currencyDisplay: "narrowSymbol",
            maximumFractionDigits: 0,
          })
        }
      />
      <SourceLine>
        {text("services.source")}{" "}
        <Link
          to={`${INVOICES}?created=${state.from}..${state.to}&currency=${currency}`}
          className="font-semibold text-primary-strong hover:underline"
        >
          {text("services.all")}
        </Link>
      </SourceLine>
    </ChartCard>
  );
}
