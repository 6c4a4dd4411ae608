import { useIntl } from "react-intl";
import type { Filter } from "../../kit/list/filter.ts";
import { LOCALE_NAMES, LOCALES } from "../site/locale.ts";
import type { PostListChoicesQuery } from "./post-list-choices.generated.ts";

/** What posts can be narrowed by. */
export function usePostFilters(choices: PostListChoicesQuery | undefined): Filter[] {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `posts.filter.${id}` });
  return [
    {
      id: "category",
      label: label("category"),
      kind: "many",
      options: (choices?.categories ?? []).map(({ id, name }) => ({
        value: id,
        label: name ?? "",
      })),
    },
    {
      id: "language",
      label: label("language"),
      kind: "one",
      options: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
    },
    {
      id: "author",
      label: label("author"),
      kind: "one",
      options: (choices?.members.nodes ?? []).map(({ id, displayName }) => ({
        value: id,
        label: displayName,
      })),
    },
  ];
}
