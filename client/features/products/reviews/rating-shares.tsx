import { FormattedMessage, useIntl } from "react-intl";

const FIVE = 5;

/** How many gave five stars, four, and so on: the numbers, and bars of their shares. */
export function RatingShares({ counts }: { counts: readonly number[] }) {
  const intl = useIntl();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        <FormattedMessage id="shop.reviews.shares" />
      </caption>
      <tbody>
        {counts.map((count, place) => (
          <tr key={place}>
            <th scope="row" className="py-1 text-start font-normal whitespace-nowrap text-ink-2">
              <FormattedMessage id="shop.review.stars" values={{ stars: FIVE - place }} />
            </th>
            <td aria-hidden="true" className="w-full px-3">
              <span className="block h-2 overflow-hidden rounded-full bg-raised">
                <span
                  className="block h-full rounded-full bg-mark-warn"
                  style={{ width: `${all ? (count / all) * 100 : 0}%` }}
                />
              </span>
            </td>
            <td className="text-end figures">{intl.formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
