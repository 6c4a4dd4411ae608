import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import { FormattedMessage } from "react-intl";

/** Yes and no as marks, with words for screen readers. */
export function FeatureValue({ value }: { value: boolean | string }) {
  if (typeof value === "string") return <bdi>{value}</bdi>;
  const Icon = value ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={20} aria-hidden="true" className={value ? "text-good" : "text-ink-3"} />
      <span className="sr-only">
        <FormattedMessage id={value ? "plans.public.yes" : "plans.public.no"} />
      </span>
    </>
  );
}
