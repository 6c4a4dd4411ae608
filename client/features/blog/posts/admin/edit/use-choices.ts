import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { type Locale, LOCALES, useLocale } from "../../../../../i18n/locale.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import type { Choices } from "./people-section.tsx";
import { PostChoicesDocument } from "./post-choices.generated.ts";

const PAGE_SIZE = 100;

/** The possible authors and categories of a post, and the tags in use. */
export function useChoices(author: EditedPostFragment["author"] | undefined): Choices {
  const locale = useLocale();
  const { data } = useQuery(PostChoicesDocument, {
    variables: { first: PAGE_SIZE, locale },
  });
  return useMemo(() => {
    const members = data?.members.nodes ?? [];
    const known = !author || members.some(({ id }) => id === author.id);
    return {
      tags: (data?.postTags ?? []).map(({ tag }) => ({ value: tag, label: tag })),
      authors: (known ? members : [author, ...members]).map(({ id, displayName, avatar }) => ({
        value: id,
        label: displayName,
        avatar,
      })),
      categories: (data?.categories ?? []).map(({ id, nameByLocale }) => ({
        value: id,
        label: nameIn(nameByLocale, locale),
      })),
    };
  }, [data, author, locale]);
}

function nameIn(names: Partial<Record<Locale, string | null>> | null, locale: Locale): string {
  const first = LOCALES.find((one) => names?.[one]);
  return names?.[locale] ?? (first && names?.[first]) ?? "";
}
