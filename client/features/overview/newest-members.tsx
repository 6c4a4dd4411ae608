import { useIntl } from "react-intl";
import { ShortWhen } from "../../kit/short-when.tsx";
import { useLocale } from "../site/locale.ts";
import { Block } from "./block.tsx";
import type { Members } from "./overview.ts";
import { Person } from "./person.tsx";

export function NewestMembers({ newest }: Pick<Members, "newest">) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Block
      title={intl.formatMessage({ id: "overview.newest" })}
      empty={intl.formatMessage({ id: "overview.newest.none" })}
      isEmpty={newest.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {newest.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-3">
            <Person member={member}>{member[locale] ?? member.en ?? member.fr ?? member.no}</Person>
            <ShortWhen iso={member.createdAt} className="text-[13px] text-ink-3" />
          </li>
        ))}
      </ul>
    </Block>
  );
}
