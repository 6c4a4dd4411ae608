import { textIn } from "../../../admin/text-in.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { Marked } from "../../../ui/marked.tsx";
import type { ApplicationToReadQuery } from "./application.generated.ts";

type Application = ApplicationToReadQuery["application"];

/** An answer as it was written; an address is a link. */
export function AnswerText({ value, search }: { value: string; search: string }) {
  if (!/^https?:\/\/\S+$/u.test(value)) {
    return value ? <Marked text={value} search={search} isWhole /> : "–";
  }
  return (
    <a
      href={value}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-primary-strong underline"
    >
      {value}
    </a>
  );
}

/** The projects that an applicant shows. */
export function ShownProjects({ projects }: { projects: NonNullable<Application["projects"]> }) {
  const reader = useLocale();
  return (
    <ul className="grid gap-1.5">
      {projects.map(({ id, slug, title, titleByLocale, type }) => (
        <li key={id}>
          <a
            href={`/projects/${type?.slug ?? ""}/${slug ?? ""}`}
            target="_blank"
            rel="noopener"
            className="font-medium text-primary-strong hover:underline"
          >
            {title ?? textIn(titleByLocale, reader)}
          </a>
        </li>
      ))}
    </ul>
  );
}
