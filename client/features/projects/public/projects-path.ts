import { PROJECTS_PATH, projectTypePath } from "../../../platform/project-path.ts";

export const PROJECT_SORTS = ["newest", "oldest"] as const;

/** The stages in which projects are public, as the specification names them. */
export const PROJECT_STATUSES = ["in_progress", "completed", "archived"] as const;

/** The filters of the project list in a URL. */
export interface ProjectsFilter {
  /** The slug of a type; "" for all */
  type: string;
  status: (typeof PROJECT_STATUSES)[number] | "";
  sort: (typeof PROJECT_SORTS)[number];
}

/** The path of a list of projects without its locale: "/projects/web?status=archived&page=2". */
export function projectsPath({
  type,
  status,
  sort = "newest",
  page = 1,
}: Partial<ProjectsFilter> & { page?: number } = {}): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page: `${page}` }),
  });
  const path = type ? projectTypePath(type) : PROJECTS_PATH;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Unknown values are ignored: all projects, newest first. */
export function projectsFilterOf({ searchParams }: URL, type = ""): ProjectsFilter {
  const status = PROJECT_STATUSES.find((one) => one === searchParams.get("status")) ?? "";
  const sort = PROJECT_SORTS.find((one) => one === searchParams.get("sort")) ?? "newest";
  return { type, status, sort };
}
