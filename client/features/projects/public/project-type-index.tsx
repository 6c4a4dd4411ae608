import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { ProjectType } from "../../../platform/rest.ts";
import { TypeIndex } from "../../../ui/type-index.tsx";
import { projectsPath } from "./projects-path.ts";

interface ProjectTypeIndexProps {
  types: readonly ProjectType[];
  /** The slug of a type; "" for all */
  current: string;
}

/** The types that have projects, with their numbers. */
export function ProjectTypeIndex({ types, current }: ProjectTypeIndexProps) {
  const intl = useIntl();
  const locale = useLocale();
  const counted = types.map((type) => ({ ...type, count: type.projectCount ?? 0 }));
  const shown = counted.filter(({ slug, count }) => count > 0 || slug === current);
  const entry = (label: string, count: number, type: string) => ({
    label,
    count,
    to: localePath(locale, projectsPath({ type })),
    current: type === current,
  });
  return (
    <TypeIndex
      label={intl.formatMessage({ id: "projects.public.types" })}
      entries={[
        entry(
          intl.formatMessage({ id: "projects.public.all" }),
          counted.reduce((sum, { count }) => sum + count, 0),
          "",
        ),
        ...shown.map(({ name, slug, count }) => entry(name, count, slug)),
      ]}
    />
  );
}
