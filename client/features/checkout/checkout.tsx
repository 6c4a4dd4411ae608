import { useQuery } from "@apollo/client/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../admin/panel-state.tsx";
import { TitleRow } from "../../admin/title-row.tsx";
import { useLocale } from "../../i18n/locale.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice, ProblemNotice } from "../../ui/notice.tsx";
import { priceText } from "../../ui/price-text.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { CountryOptions } from "./address-dialog.tsx";
import { BillingStep } from "./billing-step.tsx";
import {
  type Billing,
  type Checkout as State,
  currencyOf,
  goTo,
  reprice as repriced,
  Step,
  withAddress,
  withBilling,
  withCoupon,
  withMethod,
  withShippingOption,
} from "./cart.ts";
import { CartStep } from "./cart-step.tsx";
import { changeCheckout, SHOP_ADDRESS, useCheckout } from "./checkout-store.ts";
import { type CheckoutAddressFragment, CheckoutChoicesDocument } from "./checkout.generated.ts";
import { PaymentStep } from "./payment-step.tsx";
import { Summary } from "./summary.tsx";
import { useOrder } from "./use-order.ts";
import { changedLines, type PricedCart, usePricing } from "./use-pricing.ts";

const STEPS = ["cart", "billing", "payment"] as const;

interface CheckoutProps {
  countries: CountryOptions;
}

/** From the cart to the order, in three steps. */
export function Checkout({ countries }: CheckoutProps) {
  const intl = useIntl();
  const checkout = useCheckout();
  const [isLost, setLost] = useState(checkout.sent !== null);
  const pricing = usePricing(checkout);
  const ordering = useOrder({
    onLost: () => setLost(true),
    onRefused: () => {
      setLost(false);
      void pricing.reprice();
    },
  });
  const { sent } = checkout;
  if (isLost && sent) {
    return (
      <Lost
        total={{ amount: sent.expectedTotal, currency: currencyOf(checkout) ?? "" }}
        pending={ordering.pending}
        onRepeat={() => void ordering.order(checkout, undefined)}
      />
    );
  }
  if (checkout.cart.length === 0) {
    return (
      <>
        <TitleRow title={intl.formatMessage({ id: "checkout.step.cart.title" })} />
        <Empty
          scene="empty"
          title={intl.formatMessage({ id: "checkout.empty" })}
          text={<FormattedMessage id="checkout.empty.text" />}
          action={
            <ButtonLink variant="primary" size={44} to={SHOP_ADDRESS}>
              <FormattedMessage id="checkout.toShop" />
            </ButtonLink>
          }
        />
      </>
    );
  }
  return <Steps checkout={checkout} pricing={pricing} ordering={ordering} countries={countries} />;
}

interface StepsProps extends CheckoutProps {
  checkout: State;
  pricing: ReturnType<typeof usePricing>;
  ordering: ReturnType<typeof useOrder>;
}

function Steps({ checkout, pricing, ordering, countries }: StepsProps) {
  const intl = useIntl();
  const { email } = useViewer();
  const { priced, isPricing, error, reprice } = pricing;
  const choices = useQuery(CheckoutChoicesDocument, {
    variables: { locale: useLocale() },
    fetchPolicy: "cache-and-network",
  });
  const [missing, setMissing] = useState<string>();
  const methods = choices.data?.checkoutMethods ?? [];
  const method = methods.includes(checkout.method) ? checkout.method : "ON_INVOICE";
  const step = shownStep(checkout);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    content.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);
  const go = (next: number) => {
    setMissing(undefined);
    ordering.clear();
    changeCheckout((now) => goTo(now, next));
    void reprice();
  };
  const toBilling = () => {
    const { billingAddresses = [], shippingOptions = [] } = choices.data ?? {};
    changeCheckout((now) => {
      const address =
        billingAddresses.find(({ id }) => id === now.addressId) ??
        billingAddresses.find(({ isDefault }) => isDefault) ??
        billingAddresses[0];
      const option =
        shippingOptions.find(({ id }) => id === now.shippingOptionId) ?? shippingOptions[0];
      return withShippingOption(withAddress(now, address?.id ?? null), option?.id ?? null);
    });
    go(Step.BILLING);
  };
  const toPayment = () => {
    const address = choices.data?.billingAddresses.find(({ id }) => id === checkout.addressId);
    if (!address) return setMissing("checkout.address.missing");
    const hasOptions = (choices.data?.shippingOptions.length ?? 0) > 0;
    if (priced?.needsShipping && hasOptions && !priced.shippingOptionId)
      return setMissing("checkout.delivery.missing");
    const delivery = priced?.needsShipping
      ? deliveryAddress(checkout, choices.data?.billingAddresses ?? [])
      : null;
    changeCheckout((now) =>
      withBilling(now, billingOf(address, email ?? ""), delivery && billingOf(delivery, "")),
    );
    return go(Step.PAYMENT);
  };
  const chosen: Record<string, string | null> = {
    "checkout.address.missing": checkout.addressId,
    "checkout.delivery.missing": checkout.shippingOptionId,
  };
  const isStillMissing = missing !== undefined && !chosen[missing];
  const changed = priced ? changedLines(priced) : [];
  const isLess = changed.some(({ problem }) => problem !== "PRICE_CHANGED");
  const isStale = changed.length > 0 || !!priced?.couponProblem;
  const accept = () => priced && changeCheckout((now) => accepted(now, priced));
  const actions: Record<number, { label: string; onPress: () => void }> = {
    [Step.CART]: isLess
      ? { label: "checkout.cart.update", onPress: accept }
      : {
          label: priced?.couponProblem ? "checkout.withoutCoupon" : "checkout.toBilling",
          onPress: () => {
            accept();
            if (priced?.couponProblem) changeCheckout((now) => withCoupon(now, null));
            toBilling();
          },
        },
    [Step.BILLING]: { label: "checkout.toPayment", onPress: toPayment },
    [Step.PAYMENT]: {
      label: "checkout.order",
      onPress: () => void ordering.order(checkout, priced, method),
    },
  };
  const review = { label: "checkout.cart.review", onPress: () => go(Step.CART) };
  const isReview = step !== Step.CART && isStale;
  const { label, onPress } = (isReview ? review : actions[step]) ?? review;
  const isFree = priced?.total.amount === 0;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: `checkout.step.${STEPS[step]}.title` })}
        subtitle={<FormattedMessage id={`checkout.step.${STEPS[step]}.text`} />}
      />
      <div className="mb-5">
        <Stepper
          label={intl.formatMessage({ id: "checkout.steps" })}
          steps={STEPS.map((name) => intl.formatMessage({ id: `checkout.step.${name}` }))}
          current={step}
          onGo={go}
        />
      </div>
      <div className="grid items-start gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div
          ref={content}
          tabIndex={-1}
          role="group"
          aria-label={intl.formatMessage({ id: `checkout.step.${STEPS[step]}.title` })}
          className="grid min-w-0 gap-5 outline-none"
        >
          <ProblemNotice text={ordering.error} />
          <ProblemNotice text={isStillMissing && intl.formatMessage({ id: missing })} />
          {error && !isPricing && (
            <Failed text={problemText(intl, error)} onRetry={() => void reprice()} />
          )}
          {isReview && (
            <Notice tone="warn">
              <FormattedMessage id="checkout.stale" />
            </Notice>
          )}
          {step === Step.CART ? (
            <CartStep checkout={checkout} priced={priced} />
          ) : step === Step.BILLING ? (
            choices.data ? (
              <BillingStep
                checkout={checkout}
                choices={choices.data}
                needsShipping={priced?.needsShipping ?? false}
                countries={countries}
              />
            ) : (
              <PanelState error={choices.error} onRetry={choices.refetch} />
            )
          ) : (
            <PaymentStep
              checkout={checkout}
              isFree={isFree}
              methods={methods}
              method={method}
              onMethod={(chosenMethod) => changeCheckout((now) => withMethod(now, chosenMethod))}
              onChangeAddress={() => go(Step.BILLING)}
            />
          )}
        </div>
        <Summary
          checkout={checkout}
          priced={priced}
          isPricing={isPricing}
          onChangeCart={step === Step.CART ? undefined : () => go(Step.CART)}
          action={{
            label: <ActionLabel id={label} isFree={isFree} priced={priced} />,
            pending: ordering.pending || (isPricing && !!priced),
            disabled: !priced,
            onPress,
          }}
          note={<FormattedMessage id={`checkout.note.${STEPS[step]}`} values={{ terms }} />}
        />
      </div>
    </>
  );
}

interface ActionLabelProps {
  id: string;
  isFree: boolean;
  priced: PricedCart | undefined;
}

/** What the primary button says: with the sum where it commits to pay. */
function ActionLabel({ id, isFree, priced }: ActionLabelProps) {
  const intl = useIntl();
  if (id !== "checkout.order") return <FormattedMessage id={id} />;
  if (isFree || !priced) return <FormattedMessage id="checkout.order.free" />;
  const total = <bdi key="total">{priceText(intl, priced.total, { isExact: true })}</bdi>;
  return <FormattedMessage id="checkout.order" values={{ total }} />;
}

const terms = (text: ReactNode) => (
  <a
    key="terms"
    href="/terms-and-conditions"
    target="_blank"
    rel="noreferrer"
    className="font-semibold text-primary-strong hover:underline"
  >
    {text}
  </a>
);

/** Payment needs an address; what comes after it is a page of its own. */
function shownStep({ activeStep, billing }: State): 0 | 1 | 2 {
  if (activeStep === Step.PAYMENT) return billing ? Step.PAYMENT : Step.BILLING;
  return activeStep === Step.BILLING ? Step.BILLING : Step.CART;
}

/** The cart as the server says it is now. */
const accepted = (checkout: State, { lines }: PricedCart): State =>
  repriced(
    checkout,
    checkout.cart.flatMap((line) => {
      const now = lines.find(({ variantId }) => variantId === line.id);
      if (!now || now.problem === "GONE") return [];
      return [{ ...line, price: now.unitPrice.amount, available: now.available }];
    }),
  );

/** Where it is sent, if that is another address than the one it is invoiced to. */
const deliveryAddress = (
  { addressId, deliveryAddressId }: State,
  addresses: readonly CheckoutAddressFragment[],
): CheckoutAddressFragment | null =>
  deliveryAddressId === addressId
    ? null
    : (addresses.find(({ id }) => id === deliveryAddressId) ?? null);

const billingOf = (address: CheckoutAddressFragment, email: string): Billing => ({
  name: address.receiver,
  company: address.company ?? "",
  street: address.street,
  postalCode: address.postalCode ?? "",
  city: address.city,
  country: address.country,
  email,
  phone: address.phoneNumber ?? "",
  vatId: address.vatId ?? "",
});

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <ProblemNotice text={text} className="w-full" />
      <RetryButton size={44} onRetry={onRetry} />
    </div>
  );
}

interface LostProps {
  total: { amount: number; currency: string };
  pending: boolean;
  onRepeat: () => void;
}

/** The connection was cut while it was ordered: repeating it finds out, and orders it once. */
function Lost({ total, pending, onRepeat }: LostProps) {
  const intl = useIntl();
  return (
    <>
      <TitleRow title={intl.formatMessage({ id: "checkout.step.payment.title" })} />
      <div className="grid max-w-160 justify-items-start gap-5">
        <div role="alert" className="w-full">
          <Notice tone="warn">
            <FormattedMessage
              id="checkout.lost"
              values={{
                total: <bdi key="total">{priceText(intl, total, { isExact: true })}</bdi>,
              }}
            />
          </Notice>
        </div>
        <Button variant="primary" size={44} pending={pending} onClick={onRepeat}>
          <FormattedMessage id="checkout.lost.repeat" />
        </Button>
      </div>
    </>
  );
}
