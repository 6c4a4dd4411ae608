import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconMoodSad from "@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import IconReceiptRefund from "@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useKeys } from "../../../admin/keys/use-keys.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import {
  INVOICE_TASKS,
  invoiceEditAddress,
  INVOICES_ADDRESS,
  type InvoiceTask,
} from "../invoice-address.ts";
import { DuplicateInvoiceDocument } from "../invoices.generated.ts";
import { RecordPaymentDialog } from "../payments/record-payment-dialog.tsx";
import { CreditNote } from "./credit-note.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";
import { InvoiceSide } from "./invoice-side.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import type { ReminderSettings, ViewedInvoice } from "./viewed-invoice.ts";

interface InvoiceViewProps {
  invoice: ViewedInvoice;
  settings: ReminderSettings | undefined;
}

/** The paper, what is open of it, and what can be done with it. */
export function InvoiceView({ invoice, settings }: InvoiceViewProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { may } = useViewer();
  const [query, setQuery] = useAddressQuery();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { id, kind, status, number, openAmount, paidAmount, sentCount } = invoice;
  const isInvoice = kind === "INVOICE";
  const isDraft = status === "DRAFT";
  const isFinal = !isDraft && status !== "VOID";
  const mayWrite = may("invoice:write");
  const able: Record<InvoiceTask, boolean> = {
    print: true,
    pay:
      may("payment:write") &&
      isInvoice &&
      (status === "OPEN" || status === "UNCOLLECTIBLE") &&
      openAmount.amount > 0,
    send: mayWrite && isFinal,
    credit:
      mayWrite && isInvoice && isFinal && invoice.creditedAmount.amount < invoice.total.amount,
    void:
      mayWrite &&
      isInvoice &&
      status === "OPEN" &&
      paidAmount.amount === 0 &&
      invoice.creditedAmount.amount === 0,
    uncollectible: mayWrite && isInvoice && status === "OPEN",
  };
  const wanted = INVOICE_TASKS.find((each) => each === query.get("do"));
  const task = wanted && able[wanted] ? wanted : undefined;
  const begin = (next: InvoiceTask | undefined) => {
    const changed = new URLSearchParams(query);
    if (next) changed.set("do", next);
    else changed.delete("do");
    setQuery(changed, { replace: next === undefined, preventScrollReset: true });
  };
  const end = () => begin(undefined);
  useEffect(() => {
    if (task !== "print") return;
    print();
    void navigate("?", { replace: true, preventScrollReset: true });
  }, [task, navigate]);
  const text = (name: string) => intl.formatMessage({ id: `invoices.${name}` });
  useKeys([
    { keys: ["p"], text: text("print.label"), press: () => print() },
    ...(able.pay ? [{ keys: ["r"], text: text("pay.label"), press: () => begin("pay") }] : []),
  ]);
  const duplicate = async () => {
    try {
      const { data } = await apollo.mutate({
        mutation: DuplicateInvoiceDocument,
        variables: { id },
      });
      if (data) await navigate(invoiceEditAddress(data.duplicateInvoice.id));
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  const title = number
    ? intl.formatMessage(
        { id: isInvoice ? "invoices.view.title" : "invoices.view.creditTitle" },
        { number },
      )
    : text("view.draft");

  if (task === "credit") return <CreditNote invoice={invoice} onClose={end} />;
  const pay = (look: string) => (
    <Button variant="primary" size={44} onClick={() => begin("pay")} className={look}>
      <IconCash size={20} aria-hidden="true" />
      <FormattedMessage id="invoices.pay.label" />
    </Button>
  );
  return (
    <>
      <TitleRow
        title={title}
        back={{ to: INVOICES_ADDRESS, path: text("title") }}
        hasWideActions
        actions={
          <>
            <IconButton
              label={text("print.label")}
              icon={IconPrinter}
              variant="outline"
              onClick={() => print()}
            />
            {mayWrite && isInvoice && (
              <Menu
                button={<IconButton label={text("view.more")} icon={IconDots} variant="outline" />}
              >
                <MenuAction icon={IconCopy} onSelect={() => void duplicate()}>
                  {text("duplicate.label")}
                </MenuAction>
                {able.credit && (
                  <MenuAction icon={IconReceiptRefund} onSelect={() => begin("credit")}>
                    {text("credit.label")}
                  </MenuAction>
                )}
                {able.uncollectible && (
                  <MenuAction icon={IconMoodSad} onSelect={() => begin("uncollectible")}>
                    {text("uncollectible.label")}
                  </MenuAction>
                )}
                {able.void && (
                  <MenuAction icon={IconBan} danger onSelect={() => begin("void")}>
                    {text("void.label")}
                  </MenuAction>
                )}
              </Menu>
            )}
            {able.send && (
              <Button variant="outline" size={44} onClick={() => begin("send")}>
                <IconSend size={20} aria-hidden="true" />
                {text(sentCount > 0 ? "send.again" : "send.label")}
              </Button>
            )}
            {isDraft && mayWrite && (
              <ButtonLink variant="primary" size={44} to={invoiceEditAddress(id)}>
                <IconPencil size={20} aria-hidden="true" />
                {text("edit.label")}
              </ButtonLink>
            )}
            {able.pay && pay("max-md:hidden")}
          </>
        }
      />
      {query.has("final") && !isDraft && (
        <div className="mb-6">
          <Notice tone="warn">
            <div className="flex flex-wrap items-center gap-3">
              <p className="min-w-60 flex-1">{text("view.final")}</p>
              {able.credit && (
                <Button variant="outline" size={36} onClick={() => begin("credit")}>
                  {text("credit.label")}
                </Button>
              )}
            </div>
          </Notice>
        </div>
      )}
      <div
        className={`grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_336px] ${able.pay ? "max-md:pb-20" : ""}`}
      >
        <InvoicePaper invoice={invoice} />
        <div className="grid min-w-0 gap-6">
          <InvoiceSide
            invoice={invoice}
            settings={settings}
            onLink={able.send ? () => setLinkOpen(true) : undefined}
          />
        </div>
      </div>
      {able.pay && (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-2.5 md:hidden">
          {pay("w-full")}
        </div>
      )}
      {task === "pay" && <RecordPaymentDialog invoice={invoice} onClose={end} />}
      {(task === "send" || task === "void" || task === "uncollectible") && (
        <TaskDialog task={task} invoice={invoice} onClose={end} />
      )}
      {isLinkOpen && <LinkDialog id={id} onClose={() => setLinkOpen(false)} />}
    </>
  );
}
