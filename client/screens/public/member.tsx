import { data } from "react-router";
import { firstCharacters } from "../../../schema/foundation/characters.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { moved } from "../../platform/moved.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { seo } from "../../platform/seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { container } from "../../ui/container.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { pageRequest, read } from "../../platform/request.ts";
import type { Member } from "../../platform/rest.ts";
import { MemberDetails } from "../../features/members/public/member-details.tsx";
import { shownMember } from "../../features/members/public/shown-member.ts";
import type { Route } from "./+types/member";
import { MemberAbout } from "./member/member-about.tsx";
import { MemberCollaborators } from "./member/member-collaborators.tsx";
import { MemberHeader } from "./member/member-header.tsx";
import { MemberPosts } from "./member/member-posts.tsx";
import { MemberResume } from "./member/member-resume.tsx";
import { MemberTabs } from "./member/member-tabs.tsx";
import { MemberWork } from "./member/member-work.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  // Handles and ids contain only these characters; other paths need no look-up.
  if (!/^[a-z0-9-]{3,36}$/i.test(params.id)) throw data(null, { status: 404 });
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const { member } = await read(context, "/api/members/public/{id}", {
    params: { id: params.id },
    query: { locale, page },
    moved: (handle) => moved(localePath(locale, `/${handle}`) + url.search),
  });
  if (page > 1 && member.projects.length + member.posts.length === 0) throw noSuchPage();
  const { origin } = context.get(pageRequest);
  const intl = intlFor(locale);
  return {
    member: shownMember(intl, member),
    meta: headFor(request, [
      ...seo({
        origin,
        locale,
        path: `/${member.handle}`,
        title: member.role ? `${member.name}, ${member.role}` : member.name,
        description: member.headline ?? firstCharacters(member.about ?? "", 160),
        type: "profile",
        image: member.cover ?? member.covers[0]?.url,
        noindex: member.noindex || page > 1,
      }),
      { "script:ld+json": person(member, origin) },
    ]),
  };
}

function person(member: Member, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: member.name,
    url: `${origin}/${member.handle}`,
    ...(member.role && { jobTitle: member.role }),
    ...(member.headline && { description: member.headline }),
    ...(member.avatar && { image: new URL(member.avatar, origin).href }),
    ...(member.links.length && { sameAs: member.links.map((link) => link.url) }),
    ...(member.skills.length && { knowsAbout: member.skills }),
    ...(member.languages.length && { knowsLanguage: member.languages.map(({ code }) => code) }),
    ...(member.city && {
      address: {
        "@type": "PostalAddress",
        addressLocality: member.city,
        ...(member.country && { addressCountry: member.country }),
      },
    }),
  };
}

export default function MemberPage({ loaderData: { member } }: Route.ComponentProps) {
  const locale = useLocale();
  const { projects, posts } = member.pagination;
  const longer = projects.totalPages > posts.totalPages ? projects : posts;
  return (
    <div className={`${container} member-page pb-16`}>
      <MemberHeader member={member} />
      <MemberTabs
        projects={member.projectCount}
        posts={member.postCount}
        about={member.about !== null}
      />
      <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_308px]">
        <div className="grid gap-14">
          <MemberWork member={member} />
          {member.about && <MemberAbout name={member.name} about={member.about} />}
          <MemberResume member={member} />
          <MemberPosts member={member} />
          <Pagination
            pagination={longer}
            hrefFor={(page) =>
              localePath(locale, page > 1 ? `/${member.handle}?page=${page}` : `/${member.handle}`)
            }
          />
        </div>
        {/* On a phone the facts come before the work, and who they work with after it. */}
        <aside className="max-lg:contents lg:sticky lg:top-8 lg:h-fit">
          <div className="max-lg:order-first">
            <MemberDetails member={member} />
          </div>
          <div className="empty:hidden max-lg:order-last">
            <MemberCollaborators collaborators={member.collaborators} />
          </div>
        </aside>
      </div>
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
