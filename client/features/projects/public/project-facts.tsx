import { useIntl } from "react-intl";
import type { Project } from "../../../platform/rest.ts";
import { FactGrid } from "../../../ui/fact-grid.tsx";

const MARKS: Record<Project["status"], string> = {
  draft: "bg-ink-3",
  in_progress: "bg-mark-warn",
  completed: "bg-mark-good",
  archived: "bg-ink-3",
};

interface ProjectFactsProps {
  project: Project;
  /** See `timeframe` */
  when: string;
}

/** For whom, when, how far, with what. */
export function ProjectFacts({ project: { client, status, tools }, when }: ProjectFactsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FactGrid
      facts={[
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
      ]}
    />
  );
}

function Client({ client: { name, url } }: { client: NonNullable<Project["client"]> }) {
  if (!url) return <bdi>{name}</bdi>;
  return (
    <a href={url} rel="nofollow noopener" className="text-primary-strong hover:underline">
      <bdi>{name}</bdi>
    </a>
  );
}
