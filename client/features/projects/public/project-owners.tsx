import { FormattedMessage } from "react-intl";
import type { Project } from "../../../platform/rest.ts";
import { PersonLine } from "../../../ui/person-line.tsx";

/** Who made a project, with their part in it. */
export function ProjectOwners({ owners }: Pick<Project, "owners">) {
  if (owners.length === 0) return null;
  return (
    <div>
      <h2 className="text-lg font-bold">
        <FormattedMessage id="projects.public.owners" />
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {owners.map((owner) => (
          <PersonLine key={owner.id} person={owner} rel="author" roleClassName="text-ink-3" />
        ))}
      </ul>
    </div>
  );
}
