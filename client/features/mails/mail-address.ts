import { useSearchParams } from "react-router";
import type { MailThreadFilter, SystemLabel } from "../../schema.generated.ts";

/** The lists that everyone has, as their URLs name them. */
export const SYSTEM_LABELS = {
  inbox: "INBOX",
  starred: "STARRED",
  important: "IMPORTANT",
  sent: "SENT",
  drafts: "DRAFTS",
  archive: "ARCHIVE",
  spam: "SPAM",
  trash: "TRASH",
  all: "ALL",
} as const satisfies Record<string, SystemLabel>;
export type LabelName = keyof typeof SYSTEM_LABELS;

/** What of a list is shown. */
export const VIEWS = {
  all: {},
  unread: { isUnread: true },
  files: { hasAttachment: true },
  mine: {},
} as const satisfies Record<string, MailThreadFilter>;
export type ViewName = keyof typeof VIEWS;

export interface MailPlace {
  label: LabelName;
  /** One of the labels of the staff, in place of `label` */
  labelId: string | undefined;
  view: ViewName;
  q: string;
  /** The open conversation */
  open: string | undefined;
}

const INBOX = "/dashboard/mail";
const ALL = "/dashboard/mail/all";

/** The URL of a list, and of a conversation beside it. */
export function mailHref({ label, labelId, view, q, open }: MailPlace): string {
  const params = new URLSearchParams({
    ...(labelId ? { of: labelId } : label !== "inbox" && label !== "all" && { label }),
    ...(view !== "all" && { show: view }),
    ...(q && { q }),
    ...(open && { open }),
  });
  const path = label === "all" && !labelId ? ALL : INBOX;
  return path + (params.size ? `?${params}` : "");
}

/** The list with a draft that is written over it. */
export function draftHref(place: MailPlace, id: string): string {
  const href = mailHref({ ...place, open: undefined });
  return `${href}${href.includes("?") ? "&" : "?"}draft=${id}`;
}

/** The conversation wherever it is. */
export const threadHref = (id: string): string =>
  mailHref({ label: "all", labelId: undefined, view: "all", q: "", open: id });

const oneOf = <Name extends string>(
  names: Record<Name, unknown>,
  name: string | null,
): Name | undefined => (Object.keys(names) as Name[]).find((each) => each === name);

/** What the URL shows; `label` is the list of the screen itself. */
export function useMailPlace(label: LabelName): MailPlace {
  const [params] = useSearchParams();
  return {
    label: oneOf(SYSTEM_LABELS, params.get("label")) ?? label,
    labelId: params.get("of") ?? undefined,
    view: oneOf(VIEWS, params.get("show")) ?? "all",
    q: params.get("q")?.trim() ?? "",
    open: params.get("open") ?? undefined,
  };
}
