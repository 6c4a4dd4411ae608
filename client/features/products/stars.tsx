import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { FormattedMessage, useIntl } from "react-intl";

interface StarsProps {
  /** In tenths of a star */
  rating: number;
  count: number;
}

const STARS = [1, 2, 3, 4, 5];
const TENTHS = 10;

/** What buyers think of a product; nothing until one has said so. */
export function Stars({ rating, count }: StarsProps) {
  const intl = useIntl();
  if (count === 0) return null;
  const average = intl.formatNumber(rating / TENTHS, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <span className="flex items-center gap-1.5 text-[0.8125rem]">
      <span className="sr-only">
        <FormattedMessage id="shop.rating" values={{ average, count }} />
      </span>
      <span aria-hidden="true" className="flex text-mark-warn">
        {STARS.map((star) =>
          Math.round(rating / TENTHS) >= star ? (
            <IconStarFilled key={star} size={14} />
          ) : (
            <IconStar key={star} size={14} />
          ),
        )}
      </span>
      <b aria-hidden="true" className="font-semibold">
        {average}
      </b>
      <span aria-hidden="true" className="text-ink-3">
        ({intl.formatNumber(count)})
      </span>
    </span>
  );
}
