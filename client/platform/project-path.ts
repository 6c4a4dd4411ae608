/** The list of all projects. */
export const PROJECTS_PATH = "/projects";

/** The list of projects of a type, and the parent path of their pages. */
export const projectTypePath = (type: string): string =>
  `${PROJECTS_PATH}/${encodeURIComponent(type)}`;

/** Leads to the page of a project, whatever its type. */
const ANY_TYPE = "all";

/**
 * The path of a project's page, without the locale prefix.
 * @param type the slug of its type; the page redirects if it is another one
 */
export const projectPath = (type: string | null | undefined, slug: string): string =>
  `${projectTypePath(type ?? ANY_TYPE)}/${encodeURIComponent(slug)}`;
