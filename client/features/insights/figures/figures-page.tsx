import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";

interface FiguresPageProps {
  error: unknown;
  retry(): Promise<unknown>;
  /** Undefined before they are loaded */
  children: ReactNode;
}

/** The figures of a dashboard, once they are loaded. */
export function FiguresPage({ error, retry, children }: FiguresPageProps) {
  const intl = useIntl();
  if (children) return <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>;
  if (error)
    return (
      <div className="card">
        <ListFailure
          title={intl.formatMessage({ id: "insights.figures.failed" })}
          text={problemText(intl, error as Parameters<typeof problemText>[1])}
          onRetry={retry}
        />
      </div>
    );
  return (
    <Placeholders
      label={intl.formatMessage({ id: "insights.figures.loading" })}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FigureRow>
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} aria-hidden="true" className="card h-48 animate-pulse" />
        ))}
      </FigureRow>
      {["h-[480px]", "h-[420px]"].map((height) => (
        <WideRow key={height}>
          <div aria-hidden="true" className={`card animate-pulse ${height}`} />
          <div aria-hidden="true" className={`card animate-pulse ${height}`} />
        </WideRow>
      ))}
    </Placeholders>
  );
}

/** Four figures beside each other, two on a phone. */
export const FigureRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">{children}</div>
);

/** A wide block next to a small one. */
export const WideRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    {children}
  </div>
);

/** A block that holds a chart. */
export const ChartCard = ({ children }: { children: ReactNode }) => (
  <div className="card min-w-0 p-5 md:p-6">{children}</div>
);
