import IconFilterOff from "@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs";
import { FormattedMessage } from "react-intl";
import { Button } from "../button.tsx";

/** Shown when no row matches the search or filters. */
export function NoMatch({ onClear }: { onClear(): void }) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-16 text-center">
      <IconFilterOff size={32} aria-hidden="true" className="text-ink-3" />
      <div>
        <p className="text-lg font-semibold">
          <FormattedMessage id="list.no-match" />
        </p>
        <p className="mt-1 text-ink-2">
          <FormattedMessage id="list.no-match.text" />
        </p>
      </div>
      <Button variant="outline" onClick={onClear}>
        <FormattedMessage id="list.no-match.clear" />
      </Button>
    </div>
  );
}
