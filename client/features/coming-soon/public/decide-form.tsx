import { FormattedMessage } from "react-intl";
import { Form } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface DecideFormProps {
  token: string;
  outcome?: Outcome;
}

/** What the mailed link leads to: an address is confirmed or removed by a press, not by opening a link. */
export function DecideForm({ token, outcome }: DecideFormProps) {
  const locale = useLocale();
  const status = outcome?.refusal?.status;
  return (
    <Form method="post" className="mt-8 grid max-w-[520px] gap-5">
      <div role="alert" className="empty:hidden">
        {status !== undefined && (
          <Notice tone="bad">
            <FormattedMessage id={status === 404 ? "comingSoon.expired" : "form.refused.failed"} />
          </Notice>
        )}
      </div>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="wish" value="confirm">
          <FormattedMessage id="comingSoon.confirm" />
        </Button>
        <Button type="submit" variant="outline" name="wish" value="remove">
          <FormattedMessage id="comingSoon.remove" />
        </Button>
      </p>
    </Form>
  );
}
