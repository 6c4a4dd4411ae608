import { data, redirect } from "react-router";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { quotePath } from "../../features/contacts/public/contact-path.ts";
import { LikeButton, type Likes } from "../../features/projects/public/like-button.tsx";
import { ProjectArticle } from "../../features/projects/public/project-article.tsx";
import { ProjectNeighbours } from "../../features/projects/public/project-neighbours.tsx";
import { projectSeo } from "../../features/projects/public/project-seo.ts";
import { ProjectTrail } from "../../features/projects/public/project-trail.tsx";
import { RelatedProjects } from "../../features/projects/public/related-projects.tsx";
import { timeframe } from "../../features/projects/public/timeframe.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { moved } from "../../platform/moved.ts";
import { projectPath, projectTypePath } from "../../platform/project-path.ts";
import { alternates } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { textOf } from "../../platform/text-of.ts";
import { ReadIn } from "../../ui/read-in.tsx";
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
    throw moved(localePath(locale, projectPath(type.slug, slug)) + url.search);
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
  const { slug, type, content, owners, related, previous, next, metadata } = project;
  return (
    <>
      <ProjectArticle
        project={project}
        when={when}
        heading="h1"
        ask={owners.length > 0 ? quotePath({ project: slug }) : undefined}
        above={<ProjectTrail project={project} />}
        actions={
          <>
            <LikeButton key={project.id} projectId={project.id} {...likes} />
            <ReadIn
              paths={alternates(metadata.slugs, (each) => projectPath(type?.slug, each))}
              current={locale}
              className="flex"
            />
          </>
        }
        text={content && <PostArticle content={content} />}
      />
      <RelatedProjects projects={related} />
      <ProjectNeighbours previous={previous} next={next} />
    </>
  );
}

export { ErrorBoundary } from "./project-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
