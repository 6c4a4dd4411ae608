import { FormattedMessage, useIntl } from "react-intl";
import { PostTitleLink } from "../../../features/blog/posts/public/post-title-link.tsx";
import { localePath, unlocalizedHref, useLocale } from "../../../i18n/locale.ts";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { MetaLine } from "../../../ui/meta-line.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import type { Member } from "../../../platform/rest.ts";

export function MemberPosts({ member }: { member: Member }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: session } = useSession();
  const isOwn = member.id === session?.user.memberId;
  const isFirst = member.projectCount === 0 && !member.about;
  if (member.posts.length === 0) {
    if (member.projectCount > 0) return null;
    return (
      <section id="posts">
        <Empty
          title={intl.formatMessage({ id: "members.empty.title" })}
          text={intl.formatMessage(
            { id: isOwn ? "members.empty.own" : "members.empty.text" },
            { name: member.name },
          )}
          action={
            isOwn ? (
              <a
                href={unlocalizedHref(locale, "/dashboard/projects/new")}
                className={buttonStyles("primary", 44)}
              >
                <FormattedMessage id="members.empty.project" />
              </a>
            ) : (
              <ButtonLink variant="outline" to={localePath(locale, "/members")}>
                <FormattedMessage id="members.empty.others" />
              </ButtonLink>
            )
          }
        />
      </section>
    );
  }
  return (
    <section id="posts" aria-labelledby="posts-title" className="scroll-mt-6">
      <h2
        id="posts-title"
        className={
          isFirst ? "sr-only" : "mb-5 text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]"
        }
      >
        <FormattedMessage id="members.posts" />
      </h2>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {member.posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <article className="group relative">
              <Cover
                picture={post.cover}
                width={390}
                height={236}
                className="h-[236px] rounded-card"
              />
              <h3 className="mt-3.5 text-lg leading-[1.3] font-bold">
                <PostTitleLink post={post} />
              </h3>
              <MetaLine className="mt-1">
                {post.categories[0] && (
                  <bdi className="font-semibold text-primary-strong">{post.categories[0].name}</bdi>
                )}
                <bdi>
                  <DateTime iso={post.publishedAt} />
                </bdi>
              </MetaLine>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
