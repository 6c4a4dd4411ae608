import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import type { OwnApplication as Application } from "../../../platform/rest.ts";
import { Accordion } from "../../../ui/accordion.tsx";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { FactGrid } from "../../../ui/fact-grid.tsx";

const CHANGES = ["withdraw", "delete"] as const;

interface OwnApplicationProps {
  application: Application;
  /** The secret of its link */
  token: string;
  outcome?: Outcome;
}

/** An application as its applicant sees it, and what they can do with it. */
export function OwnApplication({ application, token, outcome }: OwnApplicationProps) {
  const { stage, retentionUntil, cvName, canWithdraw } = application;
  const intl = useIntl();
  const change = { token, outcome };
  return (
    <div className="max-w-[56rem]">
      <FactGrid
        items={[
          {
            label: intl.formatMessage({ id: "careers.application.stage" }),
            value: <FormattedMessage id={`careers.application.stage.${stage}`} />,
          },
          {
            label: intl.formatMessage({ id: "careers.application.cv" }),
            value: cvName ? (
              <bdi>{cvName}</bdi>
            ) : (
              <FormattedMessage id="careers.application.noCv" />
            ),
          },
          {
            label: intl.formatMessage({ id: "careers.application.kept" }),
            value: <FormattedDate value={retentionUntil} dateStyle="long" />,
          },
        ]}
      />
      <div className="mt-8 max-w-[36rem] border-y border-line">
        <Accordion
          items={CHANGES.filter((intent) => canWithdraw || intent !== "withdraw").map((intent) => ({
            id: intent,
            title: intl.formatMessage({ id: `careers.application.${intent}` }),
            content: <ChangeForm intent={intent} {...change} />,
            isOpen: outcome?.of === intent,
          }))}
        />
      </div>
    </div>
  );
}

interface ChangeFormProps {
  intent: (typeof CHANGES)[number];
  token: string;
  outcome?: Outcome;
}

/** Says what follows before it is done; without JavaScript, too. */
function ChangeForm({ intent, token, outcome }: ChangeFormProps) {
  const locale = useLocale();
  const id = `careers.application.${intent}`;
  const own = outcome?.of === intent ? outcome : undefined;
  return (
    <>
      <p className="mb-4">
        <FormattedMessage id={`${id}.text`} />
      </p>
      <ActionForm outcome={own} fields={{}} submit={id} submitWidth="w-fit" intent={intent}>
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="locale" value={locale} />
          </>
        )}
      </ActionForm>
    </>
  );
}
