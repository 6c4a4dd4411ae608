import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Panel } from "../../../admin/panel.tsx";
import { durationText, writeDuration } from "../duration.ts";
import type { ProjectTimeQuery } from "./project-time.generated.ts";

type ProjectTime = ProjectTimeQuery["projectTime"];

/** The finished time of a project: in all, by person, by card, and by week and day. */
export function TimeSums({ time }: { time: ProjectTime }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id });
  const { members, cards, weeks } = time;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        {(["seconds", "billableSeconds"] as const).map((sum) => (
          <div key={sum} className="card px-4 py-4 md:px-6">
            <dt className="text-sm text-ink-3">
              <FormattedMessage id={`time.sum.${sum}`} />
            </dt>
            <dd className="mt-1 text-2xl font-bold tracking-tight">
              {durationText(intl, time[sum])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SumTable
          title={word("time.byPerson")}
          header={word("time.column.person")}
          rows={members.map(({ memberId, name, ...sums }) => ({
            id: memberId ?? "",
            name: name ?? word("time.member.deleted"),
            ...sums,
          }))}
        />
        <SumTable
          title={word("time.byCard")}
          header={word("time.column.card")}
          rows={cards.map(({ cardId, title, ...sums }) => ({
            id: cardId ?? ` ${title}`,
            name: title,
            ...sums,
          }))}
        />
      </div>
      <Panel title={word("time.byWeek")}>
        <Scrolled label={word("time.byWeek")}>
          <table className="w-full min-w-160 text-sm">
            <thead className="text-ink-3">
              <tr>
                <Header isFirst>{word("time.week")}</Header>
                {Array.from({ length: 7 }, (_, day) => (
                  <Header key={day}>{weekday(day)}</Header>
                ))}
                <Header>{word("time.sum.seconds")}</Header>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, days, seconds }) => (
                <tr key={week} className="border-t border-line">
                  <Header isFirst isRow>
                    {intl.formatDate(`${week}T12:00Z`, {
                      day: "numeric",
                      month: "short",
                      year: "numeric",
                    })}
                  </Header>
                  {days.map((sum, day) => (
                    <Cell key={day}>{sum ? writeDuration(Math.floor(sum / 60)) : ""}</Cell>
                  ))}
                  <Cell isStrong>{writeDuration(Math.floor(seconds / 60))}</Cell>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </Panel>
    </div>
  );

  function weekday(day: number) {
    const monday = Date.UTC(2026, 10, 23);
    const date = monday + day * 86_400_000;
    return intl.formatDate(date, { weekday: "short", timeZone: "UTC" });
  }
}

interface SumTableProps {
  title: string;
  /** Of what is counted */
  header: string;
  rows: readonly { id: string; name: string; seconds: number; billableSeconds: number }[];
}

function SumTable({ title, header, rows }: SumTableProps) {
  const intl = useIntl();
  return (
    <Panel title={title}>
      <Scrolled label={title}>
        <table className="w-full text-sm">
          <thead className="text-ink-3">
            <tr>
              <Header isFirst>{header}</Header>
              <Header>{intl.formatMessage({ id: "time.sum.seconds" })}</Header>
              <Header>{intl.formatMessage({ id: "time.sum.billableSeconds" })}</Header>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, seconds, billableSeconds }) => (
              <tr key={id} className="border-t border-line">
                <Header isFirst isRow>
                  <bdi className="wrap-anywhere">{name}</bdi>
                </Header>
                <Cell isStrong>{durationText(intl, seconds)}</Cell>
                <Cell>{durationText(intl, billableSeconds)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Panel>
  );
}

function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      {children}
    </section>
  );
}

interface HeaderProps {
  isFirst?: boolean;
  isRow?: boolean;
  children: ReactNode;
}

const PADDING = "px-3 py-2.5 first:ps-4 last:pe-4 md:first:ps-6 md:last:pe-6";

function Header({ isFirst = false, isRow = false, children }: HeaderProps) {
  return (
    <th
      scope={isRow ? "row" : "col"}
      className={`${PADDING} ${isFirst ? "text-start" : "text-end"} ${isRow ? "font-medium" : "font-semibold"}`}
    >
      {children}
    </th>
  );
}

function Cell({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <td className={`${PADDING} text-end whitespace-nowrap ${isStrong ? "font-semibold" : ""}`}>
      {children}
    </td>
  );
}
