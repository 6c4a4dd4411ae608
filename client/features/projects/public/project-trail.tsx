import { FormattedMessage, useIntl } from "react-intl";
import { localePath, unlocalizedHref, useLocale } from "../../../i18n/locale.ts";
import { PROJECTS_PATH, projectTypePath } from "../../../platform/project-path.ts";
import type { Project } from "../../../platform/rest.ts";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { projectEditAddress } from "../project-address.ts";

/** The lists a project is in; for its owners a link to its editor. */
export function ProjectTrail({ project: { id, title, type, owners } }: { project: Project }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: session } = useSession();
  const isOwn = owners.some((owner) => owner.id === session?.user.memberId);
  return (
    <>
      {isOwn && (
        <a
          href={unlocalizedHref(locale, projectEditAddress(id))}
          className="float-end font-semibold hover:underline"
        >
          <FormattedMessage id="projects.public.edit" />
        </a>
      )}
      <Breadcrumbs
        items={[
          {
            label: intl.formatMessage({ id: "projects.title" }),
            to: localePath(locale, PROJECTS_PATH),
          },
          ...(type
            ? [{ label: type.name, to: localePath(locale, projectTypePath(type.slug)) }]
            : []),
          { label: title },
        ]}
      />
    </>
  );
}
