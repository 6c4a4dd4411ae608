import { data } from "react-router";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf } from "../../i18n/locale.ts";
import { seo } from "../../platform/seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { container } from "../../ui/container.ts";
import { pageRequest, read } from "../../platform/request.ts";
import type { Member } from "../../platform/rest.ts";
import { MemberDetails } from "../../features/members/public/member-details.tsx";
import { countryName, languageName } from "../../features/members/public/place-names.ts";
import type { Route } from "./+types/member";
import { MemberAbout } from "./member/member-about.tsx";
import { MemberHeader } from "./member/member-header.tsx";
import { MemberPosts } from "./member/member-posts.tsx";
import { MemberTabs } from "./member/member-tabs.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  // Handles and ids contain only these characters; other paths need no look-up.
  if (!/^[a-z0-9-]{3,36}$/i.test(params.id)) throw data(null, { status: 404 });
  const locale = localeOf(url.pathname);
  const { member } = await read(context, "/api/members/public/{id}", {
    params: { id: params.id },
    query: { locale },
  });
  const { origin } = context.get(pageRequest);
  const intl = intlFor(locale);
  return {
    // Names are resolved here, because not every browser knows every language and country.
    member: {
      ...member,
      country: member.country && countryName(intl, member.country),
      languages: member.languages.map((language) => languageName(intl, language)),
    },
    meta: headFor(request, [
      ...seo({
        origin,
        locale,
        path: `/${member.handle}`,
        title: member.role ? `${member.name}, ${member.role}` : member.name,
        description: member.headline ?? member.about?.slice(0, 160),
        type: "profile",
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
    ...(member.languages.length && { knowsLanguage: member.languages }),
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
  return (
    <div className={`${container} group/page pb-16`}>
      <MemberHeader member={member} />
      <MemberTabs posts={member.postCount} about={member.about !== null} />
      <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_308px]">
        <div className="grid gap-14">
          <MemberPosts member={member} />
          {member.about && <MemberAbout name={member.name} about={member.about} />}
        </div>
        <aside className="h-fit lg:sticky lg:top-8">
          <MemberDetails member={member} />
        </aside>
      </div>
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
