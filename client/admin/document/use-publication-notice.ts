import { useIntl } from "react-intl";
import { type Locale, languageName } from "../../i18n/locale.ts";
import { publishedPath } from "../../platform/published-path.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { useCopyLink } from "../../ui/use-copy-link.ts";
import { languageState, type Published, type State } from "./publication.ts";

interface ChangedRow extends Published {
  slugByLocale: Partial<Record<Locale, string | null>> | null;
}

/**
 * Confirms a change of publication, with a link to the public page.
 * @param view the label of the link: "View post"
 */
export function usePublicationNotice(sitePath: string, view: string) {
  const intl = useIntl();
  const copyLink = useCopyLink();

  return (row: ChangedRow, locale: Locale, before: State | undefined): void => {
    const { state = "draft", scheduledAt } = languageState(row, locale);
    const wasPublic = before === "published";
    const kind =
      wasPublic && state !== "archived"
        ? state === "published"
          ? "changed"
          : "unpublished"
        : state;
    const values = {
      language: languageName(intl, locale),
      at: scheduledAt && intl.formatDate(scheduledAt, { dateStyle: "long", timeStyle: "short" }),
    };
    const text = intl.formatMessage({ id: `document.told.${kind}` }, values);
    const slug = row.slugByLocale?.[locale];
    if (state !== "published" || !slug) return snackbar({ text, tone: "good" });
    const path = publishedPath(sitePath, locale, slug);
    snackbar({
      text,
      tone: "good",
      open: { label: view, onOpen: () => window.open(path, "_blank", "noopener") },
      more: {
        label: intl.formatMessage({ id: "document.copyLink" }),
        onOpen: () => void copyLink(path),
      },
    });
  };
}
