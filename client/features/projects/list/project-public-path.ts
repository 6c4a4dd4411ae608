import { projectTypePath } from "../../../platform/project-path.ts";
import { isIn, stateIn } from "../../../admin/document/listed-document.ts";
import { type Locale, LOCALES } from "../../../i18n/locale.ts";
import { publishedPath } from "../../../platform/published-path.ts";
import { hiddenBy } from "../project-stages.ts";
import type { ListedProject } from "./listed-project.ts";

type Shown = Pick<
  ListedProject,
  "titleByLocale" | "statusByLocale" | "stage" | "visibility" | "slug" | "type"
>;

/** The URL of a project's page, in the reader's language or one it is published in. */
export function projectPublicPath(project: Shown, reader: Locale): string | undefined {
  const { slug, type } = project;
  if (!slug || !type || hiddenBy(project) || !isIn(project, "published")) return undefined;
  const locale = [reader, ...LOCALES].find((each) => stateIn(project, each) === "published");
  return locale && publishedPath(projectTypePath(type.slug), locale, slug);
}
