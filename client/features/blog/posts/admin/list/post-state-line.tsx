import { FormattedMessage, useIntl } from "react-intl";
import { otherYear } from "../../../../../ui/other-year.ts";
import { useLocale } from "../../../../../i18n/locale.ts";
import {
  listedIn,
  publicationTime,
  stateIn,
} from "../../../../../admin/document/listed-document.ts";
import type { ListedPost } from "./listed-post.ts";

/** "Published 18 November", "Goes out 24 November, 09:00", "Draft". */
export function PostStateLine({ post }: { post: ListedPost }) {
  const intl = useIntl();
  const locale = listedIn(post, useLocale());
  const state = stateIn(post, locale) ?? "none";
  const moment = publicationTime(post, locale);
  if ((state === "published" || state === "scheduled") && moment) {
    const year = otherYear(intl, moment);
    const day = intl.formatDate(moment, { day: "numeric", month: "long", year });
    if (state === "published") return <FormattedMessage id="posts.published" values={{ day }} />;
    const time = intl.formatTime(moment);
    return <FormattedMessage id="posts.goesOut" values={{ day, time }} />;
  }
  return <FormattedMessage id={`document.state.${state}`} />;
}
