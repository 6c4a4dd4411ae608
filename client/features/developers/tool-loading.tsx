import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

export function ToolLoading() {
  return (
    <div className="grid flex-1 place-items-center px-4 text-ink-2">
      <p role="status" className="noscript:hidden">
        <FormattedMessage id="developers.loading" />
      </p>
      <noscript>
        <p className="max-w-xl text-lg">
          <FormattedMessage id="developers.needsScript" values={{ description }} />
        </p>
      </noscript>
    </div>
  );
}

const description = (text: ReactNode) => (
  <a
    key="description"
    href="/api/openapi.json"
    className="font-semibold text-primary-strong underline"
  >
    {text}
  </a>
);
