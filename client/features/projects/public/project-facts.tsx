import { useIntl } from "react-intl";
import { FactGrid } from "../../../ui/fact-grid.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import type { ShownProject } from "./shown-project.ts";

const MARKS: Record<ShownProject["status"], string> = {
  draft: "bg-ink-3",
  in_progress: "bg-mark-warn",
  completed: "bg-mark-good",
  archived: "bg-ink-3",
};

interface ProjectFactsProps {
  project: ShownProject;
  /** See `timeframe` */
  when: string;
  /** The path of the contact form, without the locale prefix; none where nobody can be asked */
  ask?: string | undefined;
}

/** For whom, when, how far, with what, and how to get something like it. */
export function ProjectFacts({ project, when, ask }: ProjectFactsProps) {
  const { client, status, tools } = project;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FactGrid
      items={[
        ...(client?.name
          ? [{ label: text("projects.public.client"), value: <Client client={client} /> }]
          : []),
        ...(when ? [{ label: text("projects.public.when"), value: when }] : []),
        {
          label: text("projects.public.stage"),
          value: (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${MARKS[status]}`} />
              {text(`projects.stage.${status.toUpperCase()}`)}
            </span>
          ),
        },
        ...(tools.length > 0
          ? [
              {
                label: text("projects.public.tools"),
                value: <bdi>{tools.join(", ")}</bdi>,
              },
            ]
          : []),
        ...(ask
          ? [
              {
                label: text("projects.public.ask"),
                value: (
                  <LocaleLink to={ask} className="text-primary-strong hover:underline">
                    {text("contact.quote.send")}
                  </LocaleLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Client({ client: { name, url } }: { client: NonNullable<ShownProject["client"]> }) {
  if (!url) return <bdi>{name}</bdi>;
  return (
    <a href={url} rel="nofollow noopener" className="text-primary-strong hover:underline">
      <bdi>{name}</bdi>
    </a>
  );
}
