import { useQuery } from "@apollo/client/react";
import IconArticle from "@tabler/icons-react/dist/esm/icons/IconArticle.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useDeferredValue } from "react";
import { localePath, useLocale } from "../features/site/locale.ts";
import { useViewer } from "../session/viewer.tsx";
import { SearchDocument } from "./search.generated.ts";
import type { CommandGroup } from "./use-commands.ts";

/** Fewer letters match nearly everything. */
const least = 2;

/** What the server finds for a text: opened for work by those who may, else on the site. */
export function useFound(text: string): { groups: CommandGroup[]; isLooking: boolean } {
  const locale = useLocale();
  const { may, mayOpen } = useViewer();
  const asked = useDeferredValue(text.trim());
  const { data, previousData, loading } = useQuery(SearchDocument, {
    variables: { text: asked, locale },
    skip: asked.length < least,
    fetchPolicy: "cache-first",
  });
  const found = asked.length < least ? undefined : (data ?? previousData)?.search;
  const onSite = (path: string) => ({ href: localePath(locale, path) });
  const posts = (found?.posts ?? []).map(({ id, title, slug, titleByLocale: all }) => ({
    id,
    title: title ?? all?.en ?? all?.fr ?? all?.no ?? slug ?? "",
    Icon: IconArticle,
    ...(may("post:write") ? { to: `/dashboard/blog/post/edit/${id}` } : onSite(`/blog/${slug}`)),
  }));
  const people = (found?.members ?? []).map(({ id, displayName, handle }) => ({
    id,
    title: displayName,
    detail: handle,
    Icon: IconUser,
    ...(mayOpen(["member:write"]) ? { to: `/dashboard/user/${id}/edit` } : onSite(`/${handle}`)),
  }));
  const categories = (found?.categories ?? []).map(({ id, name, slug }) => ({
    id,
    title: name ?? slug ?? "",
    Icon: IconCategory,
    ...onSite(`/blog/categories/${slug}`),
  }));
  const groups: CommandGroup[] = [
    { name: "posts", commands: posts },
    { name: "people", commands: people },
    { name: "categories", commands: categories },
  ];
  return { groups: groups.filter(({ commands }) => commands.length > 0), isLooking: loading };
}
