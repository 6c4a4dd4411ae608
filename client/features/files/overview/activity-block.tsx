import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import type { ActiveFileFragment, FileActivityQuery } from "../files.generated.ts";
import { filesUrl } from "../files-url.ts";

const SHOWN = 8;

interface Entry {
  id: string;
  at: string;
  kind: "uploaded" | "version" | "restored" | "shared" | "link" | "deleted";
  /** Undefined if it is not known who did it, null if they are gone */
  person: { displayName: string; avatar: string | null } | null | undefined;
  file: { name: string; to: string };
  number?: number;
  member?: string;
}

/** Who did what to which file, the newest first. */
export function ActivityBlock({ activity }: { activity: FileActivityQuery["fileActivity"] }) {
  const entries = entriesOf(activity);
  return (
    <section className="card p-4 md:p-6">
      <h2 className="text-lg font-bold">
        <FormattedMessage id="files.activity" />
      </h2>
      {entries.length === 0 && (
        <p className="mt-3 text-ink-3">
          <FormattedMessage id="files.overview.activity.none" />
        </p>
      )}
      <ol className="mt-3 grid gap-3.5 text-sm">
        {entries.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function ActivityLine({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const { at, kind, person, file, number, member } = entry;
  const name = person?.displayName ?? intl.formatMessage({ id: "files.activity.gone" });
  return (
    <li className="flex gap-2.5">
      {person === undefined ? (
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-raised text-ink-3">
          <IconTrash size={16} aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={name} src={person?.avatar} size={28} />
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <FormattedMessage
            id={`files.overview.activity.${kind}`}
            values={{
              name: <Name>{name}</Name>,
              file: (
                <Link to={file.to} className="font-semibold hover:underline">
                  <bdi>{file.name}</bdi>
                </Link>
              ),
              number: number ?? 0,
              member: <Name>{member}</Name>,
            }}
          />
        </p>
        <p className="text-[0.8125rem] text-ink-3">
          <RelativeTime iso={at} />
        </p>
      </div>
    </li>
  );
}

const Name = ({ children }: { children: ReactNode }) => (
  <bdi className="font-semibold">{children}</bdi>
);

const shownFile = ({ id, name, kind, parent }: ActiveFileFragment): Entry["file"] => ({
  name,
  to: filesUrl(kind === "FOLDER" ? { folder: id } : { folder: parent?.id, file: id }),
});

/** Null is a file that the viewer does not see any more. */
type Found = Omit<Entry, "file"> & { file: Entry["file"] | null };

function entriesOf(activity: FileActivityQuery["fileActivity"]): Entry[] {
  const { versions, shares, links, deletions } = activity;
  const found = [
    ...versions.map(({ id, createdAt: at, number, restoredFrom, author: person, file }): Found => {
      const written = number === 1 ? "uploaded" : "version";
      const kind = restoredFrom ? "restored" : written;
      return {
        id,
        at,
        kind,
        person,
        number: restoredFrom ?? number,
        file: file && shownFile(file),
      };
    }),
    ...shares.map(({ id, createdAt: at, member, file }): Found => {
      const whom = { person: file?.owner ?? null, member: member?.displayName ?? "" };
      return { id, at, kind: "shared", ...whom, file: file && shownFile(file) };
    }),
    ...links.map(({ id, createdAt: at, file }): Found => {
      const person = file?.owner ?? null;
      return { id, at, kind: "link", person, file: file && shownFile(file) };
    }),
    // Who moved it to the trash is not recorded.
    ...deletions.map(({ id, name, deletedAt }): Found => {
      const file = { name, to: filesUrl({ place: "trash" }) };
      return { id, at: deletedAt ?? "", kind: "deleted", person: undefined, file };
    }),
  ];
  return found
    .flatMap(({ file, ...entry }) => (file ? { ...entry, file } : []))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, SHOWN);
}
