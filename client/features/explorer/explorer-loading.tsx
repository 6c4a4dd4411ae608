import { FormattedMessage } from "react-intl";

export function ExplorerLoading() {
  return (
    <p role="status" className="grid h-dvh place-items-center text-ink-2">
      <FormattedMessage id="explorer.loading" />
    </p>
  );
}
