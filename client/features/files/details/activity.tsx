import { useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import type { OpenFile } from "../file.ts";
import { DetailsSection } from "./details-section.tsx";

const SHOWN = 10;

interface Entry {
  id: string;
  at: string;
  person: { displayName: string; avatar?: string | null } | null;
  kind: "uploaded" | "version" | "restored" | "shared" | "link";
  values: Record<string, string | number>;
}

/** When a file got its contents, and since when others see it; the newest first. */
export function Activity({ file }: { file: OpenFile }) {
  const intl = useIntl();
  const entries = entriesOf(file).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  if (entries.length === 0) return null;
  return (
    <DetailsSection title={intl.formatMessage({ id: "files.activity" })}>
      <ol className="grid gap-3 text-sm">
        {entries.slice(0, SHOWN).map(({ id, at, person, kind, values }) => {
          const name = person?.displayName ?? intl.formatMessage({ id: "files.activity.gone" });
          return (
            <li key={id} className="flex gap-2.5">
              <Avatar name={name} src={person?.avatar} size={26} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span dir="auto" className="block">
                  {intl.formatMessage({ id: `files.activity.${kind}` }, { name, ...values })}
                </span>
                <span className="block text-[0.8125rem] text-ink-3">
                  <RelativeTime iso={at} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </DetailsSection>
  );
}

function entriesOf({ owner, versions, shares, links }: OpenFile): Entry[] {
  return [
    ...versions.map(({ id, createdAt, number, author, restoredFrom }): Entry => {
      const written = number === 1 ? "uploaded" : "version";
      return {
        id,
        at: createdAt,
        person: author ?? null,
        kind: restoredFrom ? "restored" : written,
        values: { number: restoredFrom ?? number },
      };
    }),
    ...shares.map(({ id, createdAt, member }): Entry => ({
      id,
      at: createdAt,
      person: owner ?? null,
      kind: "shared",
      values: { member: member?.displayName ?? "" },
    })),
    ...links.map(({ id, createdAt }): Entry => ({
      id,
      at: createdAt,
      person: owner ?? null,
      kind: "link",
      values: {},
    })),
  ];
}
