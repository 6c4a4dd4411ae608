import { FormattedMessage } from "react-intl";

/** The first link of a page, shown once it is focused: to its content, which has this id. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
    >
      <FormattedMessage id="site.skip" />
    </a>
  );
}
