import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { textIn } from "../../../admin/text-in.ts";
import { type Locale, useLocale } from "../../../i18n/locale.ts";
import { type FileUsesQuery, FileUsesDocument } from "../files.generated.ts";

/** What a copy of a file is attached to. */
interface FileUse {
  kind: "card" | "mail" | "message" | "project" | "product";
  name: string;
  to: string;
}

/** Where the viewer sees copies of a file; undefined until it is known. */
export function useFileUses(id: string): FileUse[] | undefined {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useQuery(FileUsesDocument, {
    variables: { id, locale },
    fetchPolicy: "cache-and-network",
  });
  if (!data) return undefined;
  const named = usesOf(data.file, locale).map((use) => ({
    ...use,
    name: use.name || formatMessage({ id: `files.used.${use.kind}` }),
  }));
  // the same file may be attached twice
  return [...new Map(named.map((use) => [use.to, use])).values()];
}

function usesOf(file: FileUsesQuery["file"], locale: Locale): FileUse[] {
  const uses: FileUse[] = [];
  const add = (kind: FileUse["kind"], name: string | null | undefined, to: string) =>
    uses.push({ kind, name: name ?? "", to });
  for (const { card } of file.onCards) {
    if (card?.board)
      add("card", card.title, `/dashboard/kanban?board=${card.board.id}&card=${card.id}`);
  }
  for (const { message } of file.inMessages) {
    const { conversation, sender, seq } = message ?? {};
    if (conversation) {
      const name = conversation.title || sender?.displayName;
      add("message", name, `/dashboard/chat/${conversation.id}?at=${seq}`);
    }
  }
  for (const { mail } of file.inMails) {
    if (mail?.thread) add("mail", mail.subject, `/dashboard/mail/all?open=${mail.thread.id}`);
  }
  for (const { id, title, titleByLocale } of file.inProjects) {
    const name = title ?? (titleByLocale && textIn(titleByLocale, locale));
    add("project", name, `/dashboard/projects/${id}`);
  }
  for (const { product } of file.inProducts) {
    if (product) add("product", product.name, `/dashboard/e-commerce/product/${product.id}`);
  }
  return uses;
}
