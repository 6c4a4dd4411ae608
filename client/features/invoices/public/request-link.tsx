import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, unlocalizedHref, useLocale } from "../../../i18n/locale.ts";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PAYMENT_PATH } from "./payment-path.ts";
import type { Said } from "./send-billing.ts";

interface RequestLinkProps {
  said: Said | undefined;
  isSignedIn: boolean;
  outcome?: Outcome;
}

/** Asks for the address, and says the same of all of them. */
export function RequestLink({ said, isSignedIn, outcome }: RequestLinkProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (said === "sent") return <Sent />;
  const login = `/auth/login?callbackUrl=${encodeURIComponent(localePath(locale, PAYMENT_PATH))}`;
  return (
    <div className="card p-5 md:p-8">
      {said === "ended" && (
        <div role="status" className="mb-5">
          <Notice tone="warn">
            <FormattedMessage id="billing.public.ended" />
          </Notice>
        </div>
      )}
      <ActionForm
        outcome={outcome}
        fields={{ email: undefined }}
        submit="billing.public.send"
        action={localePath(locale, PAYMENT_PATH)}
      >
        {(field) => (
          <>
            <TextField
              {...field("email")}
              type="email"
              label={intl.formatMessage({ id: "billing.public.email" })}
              autoComplete="email"
            />
            <input type="hidden" name="locale" value={locale} />
          </>
        )}
      </ActionForm>
      {!isSignedIn && (
        <p className="mt-4 text-sm text-ink-3">
          <FormattedMessage
            id="billing.public.signIn"
            values={{
              a: (text) => (
                <a
                  href={unlocalizedHref(locale, login)}
                  className="font-semibold text-primary-strong hover:underline"
                >
                  {text}
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

function Sent() {
  const locale = useLocale();
  return (
    <section role="status" className="self-start rounded-panel bg-good-soft p-7 md:p-9">
      <IconMail size={32} aria-hidden="true" className="text-good" />
      <h2 className="mt-3 text-[1.75rem] leading-tight font-bold tracking-[-0.025em]">
        <FormattedMessage id="billing.public.sent.title" />
      </h2>
      <p className="mt-3 text-ink-2">
        <FormattedMessage id="billing.public.sent.text" />
      </p>
      <p className="mt-5 border-t border-line pt-5">
        <Link
          to={localePath(locale, PAYMENT_PATH)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <FormattedMessage id="billing.public.sent.again" />
        </Link>
      </p>
    </section>
  );
}
