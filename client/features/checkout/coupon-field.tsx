import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CouponProblem } from "../../schema.generated.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { withCoupon } from "./cart.ts";
import { changeCheckout } from "./checkout-store.ts";

/** The most characters of a code (schema/orders/orders.input.ts). */
const MAX_LENGTH = 40;

interface CouponFieldProps {
  code: string | null;
  problem: CouponProblem | null;
  /** What it takes off; null before it is known */
  percent: number | null;
}

/** A code that makes it cheaper: typed, or the one that is used. */
export function CouponField({ code, problem, percent }: CouponFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(code ?? "");
  const use = (next: string | null) => changeCheckout((now) => withCoupon(now, next));
  if (code && percent !== null) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <IconTag size={18} aria-hidden="true" />
        <FormattedMessage
          id="checkout.coupon.used"
          values={{ code: <bdi key="code">{code}</bdi>, percent: percent / 100 }}
        />
        <Button variant="plain" size={44} onClick={() => use(null)}>
          <FormattedMessage id="checkout.coupon.remove" />
        </Button>
      </p>
    );
  }
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        use(typed.trim().toUpperCase() || null);
      }}
    >
      <div className="w-44">
        <TextField
          name="coupon"
          label={intl.formatMessage({ id: "checkout.coupon" })}
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
          error={problem ? intl.formatMessage({ id: `checkout.coupon.${problem}` }) : undefined}
        />
      </div>
      <Button variant="outline" size={44} type="submit" className="mt-7.5">
        <FormattedMessage id="checkout.coupon.apply" />
      </Button>
    </form>
  );
}
