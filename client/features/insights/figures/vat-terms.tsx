import { FormattedMessage, useIntl } from "react-intl";
import { CsvButton } from "../../../admin/list/csv-button.tsx";
import { csvOf } from "../../../admin/list/csv.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartTable } from "../../../ui/charts/chart-table.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import type { BankingDashboardQuery } from "./banking.generated.ts";
import { majorOf } from "./figure-money.ts";
import { ChartCard } from "./figures-page.tsx";
import { SourceLine } from "./source-line.tsx";

type Term = BankingDashboardQuery["vatTerms"][number];
type Sum = Term["sums"][number];

const PARTS = ["invoiced", "credited", "due"] as const;

const sumOf = ({ sums }: Term, currency: string): Pick<Sum, (typeof PARTS)[number]> => {
  const none = { amount: 0, currency };
  return (
    sums.find((sum) => sum.currency === currency) ?? { invoiced: none, credited: none, due: none }
  );
};

interface VatTermsProps {
  terms: readonly Term[];
  currency: string;
}

/** What VAT this term and the one before come to, of what was invoiced and credited. */
export function VatTerms({ terms, currency }: VatTermsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.banking.vat${id}` });
  const months = ({ from, to }: Term) =>
    intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  return (
    <ChartCard>
      <ChartFrame
        title={text("")}
        isEmpty={false}
        legend={
          <CsvButton name="vat" label={text(".export")} read={async () => csvOfTerms(terms)} />
        }
        table={
          <ChartTable
            title={text("")}
            axis={text(".term")}
            labels={terms.map((term) => ({ short: months(term), long: months(term) }))}
            series={PARTS.map((part) => ({
              name: text(`.${part}`),
              values: terms.map((term) => sumOf(term, currency)[part].amount),
            }))}
            format={(amount) => moneyText(intl, { amount: amount ?? 0, currency })}
          />
        }
      >
        <ul className="grid gap-3 @lg:grid-cols-2">
          {terms.map((term, place) => (
            <TermBox key={term.from} term={term} currency={currency} isCurrent={place === 0} />
          ))}
        </ul>
      </ChartFrame>
      <SourceLine>{text(".source")}</SourceLine>
    </ChartCard>
  );
}

function csvOfTerms(terms: readonly Term[]) {
  const rows = terms.flatMap(({ from, to, reportedBy, sums }) =>
    sums.map((sum) => [
      from,
      to,
      reportedBy,
      sum.currency,
      ...PARTS.map((part) => majorOf(sum[part].amount, sum.currency)),
    ]),
  );
  const head = ["from", "to", "reported_by", "currency", "vat_invoiced", "vat_credited", "vat_due"];
  return { csv: csvOf([head, ...rows]), rows: rows.length, total: rows.length };
}

interface TermBoxProps {
  term: Term;
  currency: string;
  isCurrent: boolean;
}

function TermBox({ term, currency, isCurrent }: TermBoxProps) {
  const intl = useIntl();
  const day = (iso: string, year?: "numeric") =>
    intl.formatDate(Date.parse(iso), { day: "numeric", month: "long", year, timeZone: "UTC" });
  const { invoiced, credited, due } = sumOf(term, currency);
  const others = term.sums.filter((sum) => sum.currency !== currency && sum.due.amount !== 0);
  return (
    <li className="rounded-md bg-raised px-4 py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>
          <FormattedMessage
            id={`insights.banking.vat.${isCurrent ? "since" : "days"}`}
            values={{ from: day(term.from), to: day(term.to) }}
          />
        </span>
        <bdi className="ms-auto figures">{moneyText(intl, due)}</bdi>
      </p>
      <p className="mt-1 text-[13px] leading-snug text-ink-2">
        <FormattedMessage
          id="insights.banking.vat.text"
          values={{
            number: term.number,
            year: term.to.slice(0, 4),
            day: day(term.reportedBy, "numeric"),
            invoiced: <bdi key="invoiced">{moneyText(intl, invoiced)}</bdi>,
            credited: <bdi key="credited">{moneyText(intl, credited)}</bdi>,
          }}
        />
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-[13px] text-ink-2">
          <FormattedMessage
            id="insights.also"
            values={{ amounts: others.map((sum) => moneyText(intl, sum.due)).join(" · ") }}
          />
        </p>
      )}
    </li>
  );
}
