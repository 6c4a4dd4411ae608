import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../../admin/panel-state.tsx";
import { Card } from "../../../ui/card.tsx";
import { KeptDataDocument } from "./data-copy.generated.ts";

const COLUMNS = ["what", "count", "why", "until"] as const;

/** What the site stores of the user, how much, why and until when. */
export function OwnKeptData() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(KeptDataDocument, {
    fetchPolicy: "cache-and-network",
  });
  return (
    <Card
      title={intl.formatMessage({ id: "accounts.kept.title" })}
      text={intl.formatMessage({ id: "accounts.kept.text" })}
    >
      {data ? (
        <table className="-mb-2 w-full text-sm max-md:block">
          <thead className="text-ink-3 max-md:sr-only">
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 pe-5 font-medium ${column === "count" ? "text-end" : "text-start"}`}
                >
                  <FormattedMessage id={`accounts.kept.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {data.keptData.map(({ kind, count, days }) => (
              <tr
                key={kind}
                className="border-t border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2.5 md:align-baseline"
              >
                <th scope="row" className="py-2.5 pe-5 text-start font-semibold max-md:py-0.5">
                  <FormattedMessage id={`accounts.kept.${kind}`} />
                </th>
                <td className="py-2.5 pe-5 text-end figures max-md:py-0.5 max-md:pe-0">
                  {intl.formatNumber(count, { format: "count" })}
                </td>
                <td className="py-2.5 pe-5 text-ink-2 max-md:col-span-2 max-md:py-0.5">
                  <FormattedMessage id={`accounts.kept.${kind}.why`} />
                </td>
                <td className="py-2.5 text-ink-2 max-md:col-span-2 max-md:py-0.5">
                  <span aria-hidden="true" className="text-ink-3 md:hidden">
                    <FormattedMessage id="accounts.kept.until" />
                    {": "}
                  </span>
                  {days === null ? (
                    <FormattedMessage id={`accounts.kept.${kind}.until`} />
                  ) : (
                    <FormattedMessage id="accounts.kept.days" values={{ days }} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <PanelState error={error} onRetry={refetch} />
      )}
    </Card>
  );
}
