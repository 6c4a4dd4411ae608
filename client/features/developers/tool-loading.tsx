import { FormattedMessage } from "react-intl";

export function ToolLoading() {
  return (
    <p role="status" className="grid flex-1 place-items-center text-ink-2">
      <FormattedMessage id="developers.loading" />
    </p>
  );
}
