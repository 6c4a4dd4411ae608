import { useIntl } from "react-intl";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { Block } from "./block.tsx";
import type { Posts } from "./overview.ts";
import { Person } from "./person.tsx";

export function TopAuthors({ authors }: Pick<Posts, "authors">) {
  const intl = useIntl();
  return (
    <Block
      title={intl.formatMessage({ id: "insights.authors" })}
      empty={intl.formatMessage({ id: "insights.authors.none" })}
      isEmpty={authors.length === 0}
    >
      <BarList
        items={authors.map(({ author, count }) => ({
          key: author.id,
          name: <Person member={author} />,
          value: count,
        }))}
      />
    </Block>
  );
}
