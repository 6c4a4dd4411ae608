import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconCoin from "@tabler/icons-react/dist/esm/icons/IconCoin.mjs";
import IconHeartHandshake from "@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconTool from "@tabler/icons-react/dist/esm/icons/IconTool.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { directoryPath } from "./directory/directory-path.ts";
import { capitalized } from "../../../ui/capitalized.ts";
import { rateText } from "./rate-text.ts";
import type { ShownMember } from "./shown-member.ts";

/** The facts of a profile, such as country and languages. */
export function MemberDetails({ member }: { member: ShownMember }) {
  const intl = useIntl();
  const { city, state, country, languages, tools, skills, openTo } = member;
  const openings = openTo.map((one) => intl.formatMessage({ id: `members.openTo.${one}` }));
  const openToText =
    openings.length > 0 &&
    intl.formatMessage({ id: "members.openTo.list" }, { list: intl.formatList(openings) });
  const place = [city, state, country].filter(Boolean).join(", ");
  const details = [
    { icon: IconBriefcase, label: "members.company", text: member.company },
    { icon: IconMapPin, label: "members.place", text: place },
    { icon: IconClock, label: "members.timeZone", text: member.timeZone },
    {
      icon: IconLanguage,
      label: "members.languages",
      text: capitalized(
        intl,
        intl.formatList(
          languages.map(({ name, level }) =>
            level
              ? intl.formatMessage({ id: `members.spoken.${level}` }, { language: name })
              : name,
          ),
          { type: "unit" },
        ),
      ),
    },
    { icon: IconTool, label: "members.tools", text: intl.formatList(tools, { type: "unit" }) },
    { icon: IconCoin, label: "members.rate", text: rateText(intl, member.rate) },
    { icon: IconHeartHandshake, label: "members.openTo", text: openToText },
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
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {skills.length > 0 && (
        <ul
          aria-label={intl.formatMessage({ id: "members.skills" })}
          className="flex flex-wrap gap-1.5 border-t border-line pt-4 pb-3"
        >
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <LocaleLink
                to={directoryPath({ skill: [skill] })}
                className="block truncate rounded-md bg-raised px-2 py-0.5 text-[13px] text-ink-2 hover:bg-line max-md:py-2.5"
              >
                {skill}
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
