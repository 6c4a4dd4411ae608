import { data, redirect } from "react-router";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { quotePath } from "../../features/contacts/public/contact-path.ts";
import { LikeButton, type Likes } from "../../features/projects/public/like-button.tsx";
import { ProjectFacts } from "../../features/projects/public/project-facts.tsx";
import { ProjectHeader } from "../../features/projects/public/project-header.tsx";
import { ProjectLinks } from "../../features/projects/public/project-links.tsx";
import { ProjectMedia } from "../../features/projects/public/project-media.tsx";
import { ProjectNeighbours } from "../../features/projects/public/project-neighbours.tsx";
import { ProjectOwners } from "../../features/projects/public/project-owners.tsx";
import { projectSeo } from "../../features/projects/public/project-seo.ts";
import { QuotePanel } from "../../features/projects/public/quote-panel.tsx";
import { RelatedProjects } from "../../features/projects/public/related-projects.tsx";
import { timeframe } from "../../features/projects/public/timeframe.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { projectPath, projectTypePath } from "../../platform/project-path.ts";
import { alternates } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { textOf } from "../../platform/text-of.ts";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/project";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { project } = await readPublished({ context, url }, "/api/projects/public/{slug}", {
    slug: params.project,
    sitePath: projectTypePath(params.type),
    slugOf: (answer) => answer.project.slug,
  });
  const { id, type, slug } = project;
  if (type && type.slug !== params.type) {
    // not cached: its type may change again
    throw redirect(localePath(locale, projectPath(type.slug, slug)) + url.search, {
      status: 301,
      headers: { "cache-control": "no-cache" },
    });
  }
  const page = context.get(pageRequest);
  const intl = intlFor(locale);
  const likes: Likes = (await page.session())
    ? await read(context, "/api/projects/{id}/like", { params: { id } })
    : { likes: project.likes, liked: false };
  return {
    project,
    likes,
    locale,
    when: timeframe(intl, project),
    alternates: alternates(project.metadata.slugs, (each) => projectPath(type?.slug, each)),
    meta: headFor(
      request,
      projectSeo({
        project,
        locale,
        origin: page.origin,
        all: intl.formatMessage({ id: "projects.title" }),
      }),
    ),
  };
}

/** Likes the project or no longer does so; visitors sign in first. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const back = redirect(url.pathname, 303);
  if (!(await page.session())) {
    throw redirect(`/auth/login?${new URLSearchParams({ callbackUrl: url.pathname })}`, 303);
  }
  const { project } = await read(context, "/api/projects/public/{slug}", {
    params: { slug: params.project },
    query: { locale: localeOf(url.pathname) },
  });
  const method = textOf(form, "like") === "no" ? "DELETE" : "POST";
  const { status } = await page.rest(method, `/api/projects/${project.id}/like`, {});
  // who has an account without a profile makes one first
  if (status === 422) throw redirect("/dashboard/welcome", 303);
  if (status >= 400) throw data(null, { status });
  throw back;
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, likes, locale, when } = loaderData;
  const { content, media, owners, related, previous, next } = project;
  return (
    <>
      <article>
        <ProjectHeader project={project} locale={locale}>
          <LikeButton key={project.id} projectId={project.id} {...likes} />
        </ProjectHeader>
        <div className={`${container} mt-8 md:mt-12`}>
          <ProjectFacts project={project} when={when} />
        </div>
        {content && (
          <div className={`${container} mt-10 md:mt-14`}>
            <div className="mx-auto max-w-[680px]">
              <PostArticle content={content} />
            </div>
          </div>
        )}
        {media.length > 0 && (
          <div className={`${container} mt-14 md:mt-20`}>
            <ProjectMedia media={media} />
          </div>
        )}
        <div className="mt-16 border-y border-line bg-surface py-14 md:mt-24 md:py-20">
          <div
            className={`${container} grid gap-x-14 gap-y-12 md:grid-cols-2 lg:grid-cols-[1fr_1fr_352px]`}
          >
            <ProjectOwners owners={owners} />
            <ProjectLinks project={project} />
            {owners.length > 0 && (
              <QuotePanel project={project} to={quotePath({ project: project.slug })} />
            )}
          </div>
        </div>
      </article>
      <RelatedProjects projects={related} />
      <ProjectNeighbours previous={previous} next={next} />
    </>
  );
}

export { ErrorBoundary } from "./project-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
