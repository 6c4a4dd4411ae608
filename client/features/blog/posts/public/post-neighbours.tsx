import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { Post, PostLink } from "../../../../platform/rest.ts";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { PrefetchLink } from "../../../../ui/prefetch-link.tsx";
import { postPath } from "./blog-path.ts";

/** The posts before and after this one. */
export function PostNeighbours({ previous, next }: Pick<Post, "previous" | "next">) {
  const intl = useIntl();
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: "blog.post.neighbours" })}
      className="grid auto-cols-fr gap-4 sm:grid-flow-col"
    >
      {previous && <Neighbour post={previous} direction="previous" />}
      {next && <Neighbour post={next} direction="next" />}
    </nav>
  );
}

interface NeighbourProps {
  post: PostLink;
  direction: "previous" | "next";
}

function Neighbour({ post, direction }: NeighbourProps) {
  const back = direction === "previous";
  const Arrow = back ? IconArrowLeft : IconArrowRight;
  return (
    <PrefetchLink
      to={localePath(useLocale(), postPath(post.slug))}
      rel={back ? "prev" : "next"}
      className={`card group p-5 hover:border-control ${back ? "" : "text-end"}`}
    >
      <span
        className={`flex items-center gap-1.5 text-sm text-ink-3 ${back ? "" : "flex-row-reverse"}`}
      >
        <Arrow size={17} aria-hidden="true" className="rtl:-scale-x-100" />
        <FormattedMessage id={`blog.post.${direction}`} />
      </span>
      <span className="mt-1 block font-bold [overflow-wrap:anywhere] group-hover:underline">
        {post.title}
      </span>
    </PrefetchLink>
  );
}
