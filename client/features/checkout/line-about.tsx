import { FormattedMessage, useIntl } from "react-intl";

interface LineAboutProps {
  line: { colors: readonly string[]; size: string | null };
  quantity?: number;
}

/** Color, size and, if it is more than one, how many. */
export function LineAbout({ line: { colors, size }, quantity = 1 }: LineAboutProps) {
  const intl = useIntl();
  const parts = [
    ...colors.map((color) => intl.formatMessage({ id: `products.color.${color}` })),
    ...(size ? [size] : []),
  ];
  if (parts.length === 0 && quantity === 1) return null;
  return (
    <span className="block text-[0.8125rem] text-ink-3">
      {parts.length > 0 && <bdi>{parts.join(" · ")}</bdi>}
      {parts.length > 0 && quantity > 1 && " · "}
      {quantity > 1 && <FormattedMessage id="checkout.times" values={{ count: quantity }} />}
    </span>
  );
}
