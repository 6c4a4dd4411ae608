import type { ConversationFolder } from "../../../schema.generated.ts";

/** What the list shows, from its URL: "?show=pinned&q=grid". */
export const lists = ["all", "unread", "pinned", "archived"] as const;
export type ListName = (typeof lists)[number];

export const folderOf: Record<ListName, ConversationFolder> = {
  all: "INBOX",
  unread: "UNREAD",
  pinned: "PINNED",
  archived: "ARCHIVED",
};

export function listIn(query: URLSearchParams): { name: ListName; search: string } {
  const name = lists.find((each) => each === query.get("show")) ?? "all";
  return { name, search: query.get("q")?.trim() ?? "" };
}

/** The query string that is kept when another conversation is opened. */
export function listQuery({ name, search }: { name: ListName; search: string }): string {
  const query = new URLSearchParams();
  if (name !== "all") query.set("show", name);
  if (search) query.set("q", search);
  const text = query.toString();
  return text && `?${text}`;
}
