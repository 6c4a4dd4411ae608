import { useApolloClient, useQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { type Amount, priceText } from "../../../ui/price-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  QuoteOrderRefundDocument,
  RefundOrderLinesDocument,
  type ViewedOrderFragment,
} from "../orders.generated.ts";

type Line = ViewedOrderFragment["lines"][number];

interface RefundDialogProps {
  order: ViewedOrderFragment;
  onClose: () => void;
}

const leftOf = ({ quantity, refundedQuantity }: Line): number => quantity - refundedQuantity;

/** Whether something of it can still be given back, or credited before it is paid. */
export const isRefundable = ({ status, invoice, total, refundedAmount }: ViewedOrderFragment) =>
  status !== "CANCELLED" && invoice !== null && refundedAmount.amount < total.amount;

/** Gives back lines of an order, by the piece; what that comes to is computed by the server. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const [counts, setCounts] = useState<Record<string, number | null>>({});
  const [shipping, setShipping] = useState(false);
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState("");
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [isReasonMissing, setReasonMissing] = useState(false);
  // of this dialog: what is pressed twice is refunded once
  const [id] = useState(() => crypto.randomUUID());
  const { run, pending, error } = useAction();
  const word = (name: string) => intl.formatMessage({ id: `orders.refund.${name}` });
  const price = (amount: Amount) => priceText(intl, amount, { isExact: true });
  const isWrong = (line: Line) => {
    const count = counts[line.id] ?? 0;
    return !Number.isInteger(count) || count < 0 || count > leftOf(line);
  };
  const isReadable = !lines.some(isWrong);
  const wanted = {
    orderId: order.id,
    lines: lines.flatMap((line) => {
      const quantity = counts[line.id];
      return quantity ? [{ lineId: line.id, quantity }] : [];
    }),
    shipping,
  };
  const quoting = useQuery(QuoteOrderRefundDocument, {
    variables: { input: wanted },
    skip: !isReadable,
    fetchPolicy: "network-only",
  });
  const quote = (quoting.data ?? quoting.previousData)?.quoteOrderRefund;
  const isQuoted = isReadable && quoting.data !== undefined && !quoting.loading;
  const credited = isQuoted ? quote?.credited : undefined;
  const hasPieces = lines.some(({ id: lineId, kind }) => kind === "PHYSICAL" && counts[lineId]);
  const isOfMany = wanted.lines.length + Number(shipping) > 1;
  const reasonOf = (lineId: string) => (isOfMany && reasons[lineId]?.trim()) || undefined;
  const isReasonNeeded = shipping || wanted.lines.some(({ lineId }) => !reasonOf(lineId));
  const refund = async () => {
    const isMissing = isReasonNeeded && !reason.trim();
    setReasonMissing(isMissing);
    if (isMissing) return;
    const input = {
      ...wanted,
      lines: wanted.lines.map((line) => ({ ...line, reason: reasonOf(line.lineId) })),
      id,
      restock: restock && hasPieces,
      reason: reason.trim() || undefined,
    };
    const isDone = await run(() =>
      apollo.mutate({ mutation: RefundOrderLinesDocument, variables: { input } }),
    );
    if (!isDone) return;
    snackbar({ text: word("done"), tone: "good" });
    onClose();
  };
  const problem = error ?? (quoting.error && problemText(intl, quoting.error));
  return (
    <ConfirmDialog
      open
      width={560}
      onClose={onClose}
      title={intl.formatMessage({ id: "orders.refund.title" }, { number: order.number })}
      text={word("text")}
      confirm={
        credited?.amount
          ? intl.formatMessage({ id: "orders.refund.confirm" }, { amount: price(credited) })
          : intl.formatMessage({ id: "orders.refund" })
      }
      disabled={!credited?.amount}
      onConfirm={() => void refund()}
      pending={pending}
      error={problem || undefined}
    >
      <div className="mb-4 grid gap-5">
        <div className="divide-y divide-line rounded-md border border-line">
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              count={counts[line.id] ?? null}
              isWrong={isWrong(line)}
              onChange={(count) => setCounts({ ...counts, [line.id]: count })}
              reason={reasons[line.id] ?? ""}
              onReason={
                isOfMany
                  ? (text) => {
                      setReasons({ ...reasons, [line.id]: text });
                      setReasonMissing(false);
                    }
                  : undefined
              }
            />
          ))}
        </div>
        {(quote?.shippingLeft.amount ?? 0) > 0 && quote && (
          <Checkbox checked={shipping} onChange={({ target }) => setShipping(target.checked)}>
            <FormattedMessage
              id="orders.refund.shipping"
              values={{ amount: <bdi key="amount">{price(quote.shippingLeft)}</bdi> }}
            />
          </Checkbox>
        )}
        {hasPieces && (
          <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
            {word("restock")}
          </Checkbox>
        )}
        <TextField
          name="reason"
          label={word("reason")}
          hint={isOfMany ? word("reason.hint") : undefined}
          maxLength={300}
          dir="auto"
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setReasonMissing(false);
          }}
          error={isReasonMissing ? fieldWords(intl, "Required") : undefined}
        />
        {quote && credited && credited.amount > 0 && (
          <dl aria-live="polite" className="grid gap-2.5 rounded-md bg-raised p-4 text-sm figures">
            <Sum label={word("credited")} value={price(credited)} />
            <Sum label={word("returned")} value={price(quote.returned)} />
          </dl>
        )}
        <p className="text-sm text-ink-3">{word("final")}</p>
      </div>
    </ConfirmDialog>
  );
}

interface LineRowProps {
  line: Line;
  count: number | null;
  isWrong: boolean;
  onChange: (count: number | null) => void;
  reason: string;
  /** Undefined where there is one reason for all */
  onReason?: (reason: string) => void;
}

function LineRow({ line, count, isWrong, onChange, reason, onReason }: LineRowProps) {
  const intl = useIntl();
  const nameId = useId();
  const { id, name, color, size } = line;
  const about = [color && intl.formatMessage({ id: `products.color.${color}` }), size];
  const left = leftOf(line);
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      className="grid grid-cols-[minmax(0,1fr)_120px] items-start gap-4 p-4"
    >
      <div className="min-w-0 leading-snug">
        <p id={nameId} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-[0.8125rem] text-ink-3">
          <bdi>{about.filter(Boolean).join(" · ")}</bdi>
        </p>
      </div>
      <NumberField
        name={`count-${id}`}
        label={intl.formatMessage({ id: "orders.refund.count" }, { left })}
        min={0}
        max={left}
        value={count}
        onChange={onChange}
        error={isWrong ? intl.formatMessage({ id: "orders.refund.most" }, { left }) : undefined}
      />
      {!!count && onReason && (
        <div className="col-span-2">
          <TextField
            name={`reason-${id}`}
            label={intl.formatMessage({ id: "orders.refund.reasonOf" })}
            maxLength={300}
            dir="auto"
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        </div>
      )}
    </div>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
