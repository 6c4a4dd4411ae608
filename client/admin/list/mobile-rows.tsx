import type { ReactNode } from "react";

interface PhoneRowsProps<Row> {
  rows: Row[];
  mobileRow(row: Row): ReactNode;
  /** Below the row */
  tools?(row: Row): ReactNode;
  menu?(row: Row): ReactNode;
  below?(row: Row): ReactNode;
}

/** On a phone each row is a full-width card, with its menu at the end. */
export function MobileRows<Row extends { id: string }>({
  rows,
  mobileRow,
  tools,
  menu,
  below,
}: PhoneRowsProps<Row>) {
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line py-3.5 ps-4 pe-1">
          <div className="flex gap-3">
            <div className="min-w-0 flex-1">{mobileRow(row)}</div>
            {menu && <div className="-mt-2">{menu(row)}</div>}
          </div>
          {tools && <div className="mt-2 -ms-2">{tools(row)}</div>}
          {below?.(row)}
        </li>
      ))}
    </ul>
  );
}
