import { useIntl } from "react-intl";
import { BarList } from "../../kit/charts/bar-list.tsx";
import { Block } from "./block.tsx";
import type { Posts } from "./overview.ts";
import { Person } from "./person.tsx";

export function TopAuthors({ authors }: Pick<Posts, "authors">) {
  const intl = useIntl();
  return (
    <Block
      title={intl.formatMessage({ id: "overview.authors" })}
      empty={intl.formatMessage({ id: "overview.authors.none" })}
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
