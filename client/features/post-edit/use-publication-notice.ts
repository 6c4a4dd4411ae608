import { useIntl } from "react-intl";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import { BCP47, type Locale } from "../site/locale.ts";
import { publicPostPath } from "../site/public-post-path.ts";
import { useCopyLink } from "../site/use-copy-link.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { languageState, type State } from "../../dashboard/document/publication.ts";

/** Says what has become of a language, and where readers find it. */
export function usePublicationNotice() {
  const intl = useIntl();
  const copyLink = useCopyLink();

  return (post: EditedPostFragment, locale: Locale, before: State | undefined): void => {
    const { state = "draft", scheduledAt } = languageState(post, locale);
    const wasPublic = before === "published";
    const kind =
      wasPublic && state !== "archived"
        ? state === "published"
          ? "changed"
          : "unpublished"
        : state;
    const values = {
      language: intl.formatDisplayName(BCP47[locale], { type: "language" }),
      at: scheduledAt && intl.formatDate(scheduledAt, { dateStyle: "long", timeStyle: "short" }),
    };
    const text = intl.formatMessage({ id: `post-edit.told.${kind}` }, values);
    const slug = post.slugByLocale?.[locale];
    if (state !== "published" || !slug) return snackbar({ text, tone: "good" });
    const path = publicPostPath(locale, slug);
    snackbar({
      text,
      tone: "good",
      open: {
        label: intl.formatMessage({ id: "post-edit.viewPost" }),
        onOpen: () => window.open(path, "_blank", "noopener"),
      },
      more: {
        label: intl.formatMessage({ id: "post-edit.copyLink" }),
        onOpen: () => void copyLink(path),
      },
    });
  };
}
