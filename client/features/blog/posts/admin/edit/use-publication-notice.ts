import { useIntl } from "react-intl";
import { snackbar } from "../../../../../ui/toasts/toast-queue.ts";
import { type Locale, languageName } from "../../../../../i18n/locale.ts";
import { publicPostPath } from "../../../../../platform/public-post-path.ts";
import { useCopyLink } from "../../../../../ui/use-copy-link.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { languageState, type State } from "../../../../../admin/document/publication.ts";

/** Confirms a change of publication, with a link to the public page. */
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
      language: languageName(intl, locale),
      at: scheduledAt && intl.formatDate(scheduledAt, { dateStyle: "long", timeStyle: "short" }),
    };
    const text = intl.formatMessage({ id: `posts.edit.told.${kind}` }, values);
    const slug = post.slugByLocale?.[locale];
    if (state !== "published" || !slug) return snackbar({ text, tone: "good" });
    const path = publicPostPath(locale, slug);
    snackbar({
      text,
      tone: "good",
      open: {
        label: intl.formatMessage({ id: "posts.edit.viewPost" }),
        onOpen: () => window.open(path, "_blank", "noopener"),
      },
      more: {
        label: intl.formatMessage({ id: "posts.edit.copyLink" }),
        onOpen: () => void copyLink(path),
      },
    });
  };
}
