import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "../../ui/card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { OwnMember } from "./overview.ts";
import { profileCompleteness, profileParts } from "../../platform/profile-parts.ts";

/** How complete the member's profile is, and which parts are missing. */
export function OwnProfile({ member }: { member: OwnMember }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <Card title={text("profile")} className="flex min-w-0 flex-col">
      <Progress label={text("profile.done")} value={profileCompleteness(member)} />
      <ul className="mt-4 mb-5 grid flex-1 content-start gap-2">
        {profileParts(member).map(({ name, isThere }) => (
          <li key={name} className="flex items-center gap-2.5">
            {isThere ? (
              <IconCircleCheck size={19} aria-hidden="true" className="shrink-0 text-good" />
            ) : (
              <IconCircle size={19} aria-hidden="true" className="shrink-0 text-ink-3" />
            )}
            <span className={isThere ? "text-ink-3" : ""}>{text(`profile.${name}`)}</span>
            <span className="sr-only">{text(isThere ? "profile.there" : "profile.missing")}</span>
          </li>
        ))}
      </ul>
      <ButtonLink variant="outline" size={44} to="/dashboard/user/account">
        <FormattedMessage id="insights.profile.edit" />
      </ButtonLink>
    </Card>
  );
}
