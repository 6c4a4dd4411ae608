import type { Icon } from "@tabler/icons-react";
import IconFileTypePdf from "@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs";
import IconFileTypeXml from "@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "../../../ui/card.tsx";
import type { ViewedInvoice } from "./viewed-invoice.ts";

/** The PDF, and the electronic invoice where there is one. */
export function InvoiceFiles({ invoice }: { invoice: ViewedInvoice }) {
  const intl = useIntl();
  const { status, pdfUrl, xmlUrl } = invoice;
  const kind = status === "DRAFT" ? "draft" : xmlUrl ? "eInvoice" : "pdf";
  const title = intl.formatMessage({ id: "invoices.files" });
  return (
    <Card title={title}>
      <ul aria-label={title} className="grid gap-1">
        <FileRow Icon={IconFileTypePdf} path={pdfUrl} kind={kind} />
        {xmlUrl && <FileRow Icon={IconFileTypeXml} path={xmlUrl} kind="xml" />}
      </ul>
    </Card>
  );
}

interface FileRowProps {
  Icon: Icon;
  path: string;
  kind: "draft" | "eInvoice" | "pdf" | "xml";
}

function FileRow({ Icon: Picture, path, kind }: FileRowProps) {
  return (
    <li>
      <a
        href={path}
        download
        className="-mx-3 flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 hover:bg-raised"
      >
        <Picture size={22} aria-hidden="true" className="shrink-0 text-ink-3" />
        <span className="min-w-0 leading-snug">
          <bdi className="block font-semibold wrap-anywhere">{fileName(path)}</bdi>
          <span className="block text-[0.8125rem] text-ink-3">
            <FormattedMessage id={`invoices.files.${kind}`} />
          </span>
        </span>
      </a>
    </li>
  );
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
