import IconBrandFigma from "@tabler/icons-react/dist/esm/icons/IconBrandFigma.mjs";
import IconBrandGithub from "@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs";
import IconBrandGitlab from "@tabler/icons-react/dist/esm/icons/IconBrandGitlab.mjs";
import IconBrandNpm from "@tabler/icons-react/dist/esm/icons/IconBrandNpm.mjs";
import IconBrandVimeo from "@tabler/icons-react/dist/esm/icons/IconBrandVimeo.mjs";
import IconBrandYoutube from "@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs";
import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import IconWebhook from "@tabler/icons-react/dist/esm/icons/IconWebhook.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { shortUrl } from "./short-url.ts";
import type { ShownProject } from "./shown-project.ts";

type Integration = ShownProject["integrations"][number];

const ICONS: Record<Integration["kind"], typeof IconWorld> = {
  github: IconBrandGithub,
  gitlab: IconBrandGitlab,
  figma: IconBrandFigma,
  npm: IconBrandNpm,
  youtube: IconBrandYoutube,
  vimeo: IconBrandVimeo,
  website: IconWorld,
  webhook: IconWebhook,
};

/** Where a project can be seen, and where it is kept elsewhere. */
export function ProjectLinks({ project }: { project: ShownProject }) {
  const intl = useIntl();
  const { liveUrl, repoUrl, integrations } = project;
  const text = (id: string) => intl.formatMessage({ id });
  const links = [
    ...(liveUrl ? [{ icon: IconWorld, url: liveUrl, label: text("projects.public.live") }] : []),
    ...(repoUrl ? [{ icon: IconCode, url: repoUrl, label: text("projects.public.repo") }] : []),
    ...integrations.map(({ kind, url, label, status }) => ({
      icon: ICONS[kind],
      url,
      label,
      problem: status === "ok" ? undefined : status,
    })),
  ];
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-lg font-bold">
        <FormattedMessage id="projects.public.links" />
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {links.map(({ icon: Icon, url, label, ...link }) => (
          <li key={`${url} ${label}`} className="relative flex gap-3.5 py-3.5">
            <Icon
              size={22}
              stroke={1.75}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-ink-3"
            />
            <p className="min-w-0 leading-snug">
              <a
                href={url}
                rel="nofollow noopener"
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                <bdi>{label ?? shortUrl(url)}</bdi>
              </a>
              {label && (
                <span dir="ltr" className="block truncate text-sm text-ink-3">
                  {shortUrl(url)}
                </span>
              )}
              {"problem" in link && link.problem && (
                <span className="block text-sm font-medium text-warn">
                  <FormattedMessage id={`projects.public.links.${link.problem}`} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
