import IconChartLine from "@tabler/icons-react/dist/esm/icons/IconChartLine.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../icon-button.tsx";

interface ChartFrameProps {
  title: string;
  /** A line below the title: period and unit */
  text?: string;
  legend?: ReactNode;
  /** The same numbers as a table */
  table: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

/** Title, legend and drawing; the numbers can be read as a table instead. */
export function ChartFrame({ title, text, legend, table, isEmpty, children }: ChartFrameProps) {
  const intl = useIntl();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={id} className="@container min-w-0">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={id} className="text-lg leading-snug font-bold">
            {title}
          </h2>
          {text && <p className="text-sm text-ink-3">{text}</p>}
        </div>
        {!isEmpty && (
          <div className="flex items-center gap-3">
            {legend}
            <IconButton
              label={intl.formatMessage({ id: asTable ? "chart.drawing" : "chart.table" })}
              icon={asTable ? IconChartLine : IconTable}
              size={36}
              onClick={() => setAsTable(!asTable)}
              className="-me-2 md:-mt-1"
            />
          </div>
        )}
      </div>
      <div className="mt-6">
        {isEmpty ? (
          <p className="grid h-52 place-items-center rounded-md border border-dashed border-line px-4 text-center text-ink-3">
            {intl.formatMessage({ id: "chart.empty" })}
          </p>
        ) : asTable ? (
          table
        ) : (
          children
        )}
      </div>
    </figure>
  );
}
