import { useIntl } from "react-intl";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { useLocale } from "../../i18n/locale.ts";
import { Block } from "./block.tsx";
import type { Members } from "./overview.ts";
import { Person } from "./person.tsx";

export function NewestMembers({ newest }: Pick<Members, "newest">) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Block
      title={intl.formatMessage({ id: "insights.newest" })}
      empty={intl.formatMessage({ id: "insights.newest.none" })}
      isEmpty={newest.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {newest.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-3">
            <Person member={member}>{member[locale] ?? member.en ?? member.fr ?? member.no}</Person>
            <RelativeTime iso={member.createdAt} className="text-[13px] text-ink-3" />
          </li>
        ))}
      </ul>
    </Block>
  );
}
