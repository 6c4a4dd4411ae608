import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { textIn } from "../../../admin/text-in.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { Donut } from "../../../ui/charts/donut.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { Block } from "../block.tsx";
import { CurrencyChoice, useCurrency } from "./currency-choice.tsx";
import { FigureCard } from "./figure-card.tsx";
import { figureText, majorOf } from "./figure-money.ts";
import { type Days, type FigureState, sumBars } from "./figure-range.ts";
import { ChartCard, FigureRow, FiguresPage, WideRow } from "./figures-page.tsx";
import { PeriodBar } from "./period-bar.tsx";
import {
  SalesDashboardDocument,
  type SalesDashboardQuery,
  SalesTodayDocument,
} from "./sales.generated.ts";
import { SourceLine } from "./source-line.tsx";
import { useBars, useFigures, useFigureState } from "./use-figures.ts";

type Sales = SalesDashboardQuery["now"][number];

const ORDERS = "/dashboard/e-commerce/orders";
const PRODUCTS = "/dashboard/e-commerce/list";

/** The orders that were paid within days. */
const paidOrders = ({ from, to }: Days) => `${ORDERS}?paid=${from}..${to}`;
const placedOrders = ({ from, to }: Days) => `${ORDERS}?placed=${from}..${to}`;

/** What the shop sold. */
export function SalesDashboard() {
  const intl = useIntl();
  const { siteCurrency } = useViewer();
  const { state, today } = useFigureState();
  const { shown, error, refetch } = useFigures(SalesDashboardDocument, state);
  const {
    data: ofToday,
    error: todayError,
    refetch: refetchToday,
  } = useQuery(SalesTodayDocument, {
    variables: { today },
    fetchPolicy: "cache-and-network",
  });
  // shown together, or what waits would be moved by what has arrived
  const data = ofToday && shown?.data;
  const { main = nothingSold(siteCurrency), others } = useCurrency(data?.now ?? []);
  const csv = () => [
    ["day", "currency", "paid_orders", "sales"],
    ...(data?.now ?? []).flatMap(({ currency, days }) =>
      days.map(({ day, paid, amount }) => [day, currency, paid, majorOf(amount, currency)]),
    ),
  ];
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "insights.sales.title" })}
        hasSubtitle
        subtitle={
          data && (
            <FormattedMessage
              id="insights.sales.subtitle"
              values={{ count: data.stockAlerts.length }}
            />
          )
        }
      />
      <PeriodBar state={state} countedAt={data && shown?.at} name="sales" csv={data && csv} />
      <FiguresPage
        error={error ?? todayError}
        retry={() => Promise.all([refetch(), refetchToday()])}
      >
        {data && (
          <>
            <CurrencyChoice
              currencies={data.now.map(({ currency }) => currency)}
              current={main.currency}
            />
            <SalesCards
              state={shown.state}
              today={today}
              main={main}
              others={others}
              before={data.before?.find(({ currency }) => currency === main.currency)}
              ofToday={ofToday.salesFigures.find(({ currency }) => currency === main.currency)}
            />
            <WideRow>
              <SalesChart
                state={shown.state}
                main={main}
                before={data.before?.find(({ currency }) => currency === main.currency)}
              />
              <ByCategory sales={main} />
            </WideRow>
            <WideRow>
              <BestProducts sales={main} />
              <RunningLow alerts={data.stockAlerts} />
            </WideRow>
            <LatestOrders orders={data.orders.nodes} />
          </>
        )}
      </FiguresPage>
    </>
  );
}

const nothingSold = (currency: string): Sales => ({
  currency,
  placed: 0,
  paid: 0,
  sales: { amount: 0, currency },
  credited: { amount: 0, currency },
  shipping: { amount: 0, currency },
  days: [],
  products: [],
  categories: [],
});

interface SalesCardsProps {
  state: FigureState;
  today: string;
  main: Sales;
  others: readonly Sales[];
  before: Pick<Sales, "sales" | "paid" | "placed"> | undefined;
  ofToday: Pick<Sales, "sales" | "paid" | "placed"> | undefined;
}

function SalesCards({ state, today, main, others, before, ofToday }: SalesCardsProps) {
  const intl = useIntl();
  const { currency } = main;
  const text = (id: string, values?: Record<string, ReactNode>) => (
    <FormattedMessage id={`insights.sales.${id}`} values={values ?? {}} />
  );
  const label = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  const money = (amount: number) => figureText(intl, { amount, currency });
  const was = (value: number | undefined) => (state.before ? (value ?? 0) : undefined);
  const mean = (of: Pick<Sales, "sales" | "paid"> | undefined) =>
    of?.paid ? Math.round(of.sales.amount / of.paid) : 0;
  const { bars } = useBars(state);
  const valuesOf = (name: "amount" | "paid") =>
    sumBars(
      bars,
      main.days.map((day) => day[name]),
    );
  return (
    <FigureRow>
      <FigureCard
        label={label("sales")}
        to={paidOrders(state)}
        value={money(main.sales.amount)}
        compared={{
          now: main.sales.amount,
          before: was(before?.sales.amount),
          text: money(before?.sales.amount ?? 0),
        }}
        also={others.map(({ sales }) => moneyText(intl, sales))}
        values={valuesOf("amount")}
        source={text("sales.source", {
          count: main.paid,
          credited: <bdi>{moneyText(intl, main.credited)}</bdi>,
          less: main.credited.amount > 0 ? "yes" : "no",
        })}
      />
      <FigureCard
        label={label("today")}
        to={paidOrders({ from: today, to: today })}
        value={money(ofToday?.sales.amount ?? 0)}
        source={text("today.source", { count: ofToday?.paid ?? 0, placed: ofToday?.placed ?? 0 })}
      />
      <FigureCard
        label={label("average")}
        to={paidOrders(state)}
        value={main.paid ? money(mean(main)) : label("average.none")}
        compared={{ now: mean(main), before: was(mean(before)), text: money(mean(before)) }}
        source={text("average.source")}
      />
      <FigureCard
        label={label("placed")}
        to={placedOrders(state)}
        value={intl.formatNumber(main.placed)}
        compared={{
          now: main.placed,
          before: was(before?.placed),
          text: intl.formatNumber(before?.placed ?? 0),
        }}
        source={text("placed.source")}
      />
    </FigureRow>
  );
}

interface SalesChartProps {
  state: FigureState;
  main: Sales;
  before: Pick<Sales, "days"> | undefined;
}

function SalesChart({ state, main, before }: SalesChartProps) {
  const intl = useIntl();
  const { currency } = main;
  const { bars, unit, labels, axis } = useBars(state);
  const valuesOf = (days: Sales["days"]) =>
    sumBars(
      bars,
      days.map(({ amount }) => majorOf(amount, currency)),
    );
  const text = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  return (
    <ChartCard>
      <BarChart
        title={text(`chart.${unit}`)}
        text={text("chart.text")}
        axis={axis}
        labels={labels}
        series={[
          { name: intl.formatMessage({ id: "insights.now" }), values: valuesOf(main.days) },
          ...(state.before
            ? [
                {
                  name: intl.formatMessage({ id: "insights.compared" }),
                  values: valuesOf(before?.days ?? []),
                },
              ]
            : []),
        ]}
        format={(value) =>
          intl.formatNumber(value, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
        }
      />
      <SourceLine>{text("chart.source")}</SourceLine>
    </ChartCard>
  );
}

function ByCategory({ sales: { currency, categories, shipping } }: { sales: Sales }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  const parts = categories.map(({ category, amount }) => ({
    name: category ? textIn(category, locale) : text("category.none"),
    value: majorOf(amount.amount, currency),
  }));
  const others = { name: text("shipping"), value: majorOf(shipping.amount, currency) };
  return (
    <ChartCard>
      <Donut
        title={text("categories")}
        parts={others.value > 0 ? [...parts, others] : parts}
        format={(value) =>
          intl.formatNumber(value, {
            style: "currency",
            currency,
            currencyDisplay: "narrowSymbol",
            maximumFractionDigits: 0,
          })
        }
      />
      <SourceLine>{text("categories.source")}</SourceLine>
    </ChartCard>
  );
}

const cover = (pictures: readonly { path: string }[] | undefined) => (
  <span className="size-10 shrink-0 overflow-hidden rounded-md bg-raised">
    {pictures?.[0] && (
      <img src={pictures[0].path} alt="" loading="lazy" className="size-full object-cover" />
    )}
  </span>
);

const NUMBERS = "text-end whitespace-nowrap figures";

function BestProducts({ sales: { sales, products } }: { sales: Sales }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  return (
    <Block
      title={text("best")}
      more={{ to: `${PRODUCTS}?sort=-sold`, label: text("best.all") }}
      empty={text("best.none")}
      isEmpty={products.length === 0}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="pb-2 text-start font-semibold">
              {text("product")}
            </th>
            <th scope="col" className="pb-2 text-end font-semibold">
              {text("pieces")}
            </th>
            <th scope="col" className="pb-2 text-end font-semibold">
              {text("sum")}
            </th>
            <th scope="col" className="pb-2 text-end font-semibold max-sm:hidden">
              {text("share")}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ product, count, amount }) => (
            <tr key={product?.id ?? ""} className="border-t border-line">
              <td className="py-2.5">
                <span className="flex min-w-0 items-center gap-3">
                  {cover(product?.pictures)}
                  {product ? (
                    <Link
                      to={`/dashboard/e-commerce/product/${product.id}`}
                      className="font-semibold wrap-anywhere hover:underline"
                    >
                      <bdi>{product.name}</bdi>
                    </Link>
                  ) : (
                    text("product.gone")
                  )}
                </span>
              </td>
              <td className={NUMBERS}>{intl.formatNumber(count)}</td>
              <td className={`${NUMBERS} ps-3 font-semibold`}>{moneyText(intl, amount)}</td>
              <td className={`${NUMBERS} ps-3 text-ink-3 max-sm:hidden`}>
                {sales.amount > 0 &&
                  intl.formatNumber(amount.amount / sales.amount, {
                    style: "percent",
                    maximumFractionDigits: 1,
                  })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

const PACE_DAYS = 30;

function RunningLow({ alerts }: { alerts: SalesDashboardQuery["stockAlerts"] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  return (
    <Block
      title={text("low")}
      more={{ to: `${PRODUCTS}?tab=published&sort=stock`, label: text("low.all") }}
      empty={text("low.none")}
      isEmpty={alerts.length === 0}
    >
      <ul className="grid grid-cols-1 gap-3">
        {alerts.map(({ product, soldIn30Days }) => {
          const left = product.quantity ?? 0;
          const days = soldIn30Days ? Math.ceil((left * PACE_DAYS) / soldIn30Days) : undefined;
          return (
            <li key={product.id} className="flex items-center gap-3">
              {cover(product.pictures)}
              <div className="min-w-0 flex-1 leading-snug">
                <Link
                  to={`/dashboard/e-commerce/product/${product.id}/edit`}
                  className="block truncate font-semibold hover:underline"
                >
                  <bdi>{product.name}</bdi>
                </Link>
                <span className="text-[13px] text-ink-3">
                  {left > 0 && days !== undefined ? (
                    <FormattedMessage id="insights.sales.low.days" values={{ days }} />
                  ) : (
                    <FormattedMessage
                      id="insights.sales.low.pace"
                      values={{ count: soldIn30Days }}
                    />
                  )}
                </span>
              </div>
              <Badge tone={left > 0 ? "warn" : "bad"}>
                <FormattedMessage id="insights.sales.low.left" values={{ count: left }} />
              </Badge>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

const TONES = {
  PENDING: "info",
  PAID: "good",
  FULFILLED: "good",
  CANCELLED: "off",
  REFUNDED: "off",
} as const;

function LatestOrders({ orders }: { orders: SalesDashboardQuery["orders"]["nodes"] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.sales.${id}` });
  return (
    <Block
      title={text("latest")}
      more={{ to: ORDERS, label: text("latest.all") }}
      empty={text("latest.none")}
      isEmpty={orders.length === 0}
    >
      <ul className="grid grid-cols-1 divide-y divide-line">
        {orders.map(({ id, number, buyerName, createdAt, status, total }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_7rem_11rem]"
          >
            <span className="min-w-0 max-sm:order-1">
              <Link to={`${ORDERS}/${id}`} className="font-semibold hover:underline">
                <bdi>{number}</bdi>
              </Link>
              <bdi className="block truncate text-[13px] text-ink-3">{buyerName}</bdi>
            </span>
            <RelativeTime
              iso={createdAt}
              className="text-[13px] text-ink-3 max-sm:order-4 max-sm:text-end"
            />
            <bdi className="text-end font-semibold whitespace-nowrap figures max-sm:order-2">
              {moneyText(intl, total)}
            </bdi>
            <span className="max-sm:order-3">
              <Badge tone={TONES[status]}>
                {intl.formatMessage({ id: `orders.status.${status}` })}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
