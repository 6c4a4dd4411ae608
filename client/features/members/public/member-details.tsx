import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconTool from "@tabler/icons-react/dist/esm/icons/IconTool.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { capitalized } from "../../../ui/capitalized.ts";
import type { Member } from "../../../platform/rest.ts";

/** The facts of a profile, such as country and languages. */
export function MemberDetails({ member }: { member: Member }) {
  const intl = useIntl();
  const { city, country, languages, tools, skills } = member;
  const place = [city, country].filter(Boolean).join(", ");
  const details = [
    { icon: IconMapPin, label: "members.place", text: place },
    {
      icon: IconLanguage,
      label: "members.languages",
      text: capitalized(intl, intl.formatList(languages, { type: "unit" })),
    },
    { icon: IconTool, label: "members.tools", text: intl.formatList(tools, { type: "unit" }) },
    {
      icon: IconCalendar,
      label: "members.since.label",
      text: intl.formatMessage(
        { id: "members.since" },
        { date: intl.formatDate(member.memberSince, { month: "long", year: "numeric" }) },
      ),
    },
  ].filter(({ text }) => text);
  return (
    <div className="card p-6 pb-3">
      <h2 className="font-bold">
        <FormattedMessage
          id="members.details"
          values={{ name: member.name.split(" ")[0] ?? member.name }}
        />
      </h2>
      <dl className="mt-2 divide-y divide-line text-ink-2">
        {details.map(({ icon: Icon, label, text }) => (
          <div key={label} className="flex items-start gap-3 py-3">
            <dt className="mt-0.5 shrink-0 text-ink-3">
              <Icon size={19} aria-hidden="true" />
              <span className="sr-only">
                <FormattedMessage id={label} />
              </span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {skills.length > 0 && (
        <ul
          aria-label={intl.formatMessage({ id: "members.skills" })}
          className="flex flex-wrap gap-1.5 border-t border-line pt-4 pb-3"
        >
          {skills.map((skill) => (
            <li key={skill} className="rounded-md bg-raised px-2 py-0.5 text-[13px] text-ink-2">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
