import IconBox from "@tabler/icons-react/dist/esm/icons/IconBox.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { DetailsSection } from "./details-section.tsx";
import { useFileUses } from "./use-file-uses.ts";

const ICONS = {
  card: IconLayoutKanban,
  mail: IconMail,
  message: IconMessageCircle,
  project: IconFolder,
  product: IconBox,
};

/** What copies of a file are attached to; only what the viewer sees. */
export function UsedIn({ id }: { id: string }) {
  const intl = useIntl();
  const uses = useFileUses(id);
  if (!uses?.length) return null;
  return (
    <DetailsSection title={intl.formatMessage({ id: "files.used" })}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        {uses.map(({ kind, name, to }) => {
          const Icon = ICONS[kind];
          return (
            <li key={to}>
              <Link to={to} className="group flex min-h-9 items-center gap-2.5">
                <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
                <bdi className="min-w-0 flex-1 truncate font-medium group-hover:underline">
                  {name}
                </bdi>
                <span className="text-[0.8125rem] text-ink-3">
                  <FormattedMessage id={`files.used.${kind}`} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-[0.8125rem] text-ink-3">
        <FormattedMessage id="files.used.text" />
      </p>
    </DetailsSection>
  );
}
