import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Project } from "../../../platform/rest.ts";
import { ButtonLink } from "../../../ui/button.tsx";

interface QuotePanelProps {
  project: Pick<Project, "title" | "owners">;
  /** The path of the contact form, without the locale prefix */
  to: string;
}

/** Leads to the contact form with the project as the example. */
export function QuotePanel({ project: { title, owners }, to }: QuotePanelProps) {
  const locale = useLocale();
  return (
    <div className="flex flex-col justify-between gap-8 self-start lg:col-start-3 rounded-panel bg-primary p-7 text-on-primary print:hidden">
      <div>
        <h2 className="text-[1.75rem] leading-[1.12] font-bold tracking-[-0.025em]">
          <FormattedMessage id="projects.public.quote.title" />
        </h2>
        <p className="mt-3 font-medium [overflow-wrap:anywhere]">
          <FormattedMessage
            id="projects.public.quote.text"
            values={{ title: <bdi>{title}</bdi>, count: owners.length }}
          />
        </p>
      </div>
      <ButtonLink variant="ink" to={localePath(locale, to)}>
        <FormattedMessage id="contact.quote.send" />
      </ButtonLink>
    </div>
  );
}
