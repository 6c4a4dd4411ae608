import { Member, MemberStatus } from "../members/member.ts";
import { type Fixture, NO_ID, some } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { FileFavorite } from "./file-favorite.ts";
import { FileLink } from "./file-link.ts";
import { nameKeyOf } from "./file-name.ts";
import { FilePermission, FileShare } from "./file-share.ts";
import { fileUrl, FileVersion } from "./file-version.ts";
import { File, FileGroup, FileKind, FileScan } from "./file.ts";

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

function file(n: number, owner: Member, parent: File | null): File {
  const kind = n % 3 === 0 ? FileKind.FOLDER : FileKind.FILE;
  const id = idOf("f0", n);
  const name = `${nth(TEXTS, n) || "File"} ${n}`;
  const made = new File({
    owner,
    parent,
    name,
    nameKey: nameKeyOf(name),
    kind,
    group: kind === FileKind.FOLDER ? FileGroup.FOLDER : nth(Object.values(FileGroup).slice(1), n),
    modifiedAt: at(n + 1),
    tags: nth([[], ["print"], ["a,b", `"q"`, "👋"]], n),
    ...(kind === FileKind.FILE && {
      size: n * 1_000_000_000,
      type: "text/plain",
      sha256: "ab",
      versionNumber: 1 + (n % 2),
      scan: nth(Object.values(FileScan), n),
      url: fileUrl(id, 1),
    }),
  });
  return Object.assign(made, dated("f0", n), { deletedAt: n % 7 === 5 ? at(n) : null });
}

/** Trees of the members who look at the world, a level at a time: a row inherits what is stored above it. */
function level(members: readonly Member[], from: number, above: readonly File[]): File[] {
  return times(24, (i) => {
    const n = from + i;
    const parent = above.length && i % 4 ? nth(above, n) : null;
    return file(n, parent?.owner ?? nth(members, n), parent);
  });
}

const share = (n: number, of: File, member: Member): FileShare =>
  Object.assign(
    new FileShare({ file: of, member, permission: nth(Object.values(FilePermission), n) }),
    dated("f1", n),
  );

export const fixture: Fixture = {
  after: ["members"],
  async fill(world) {
    const members = world.of(Member).slice(0, 14);
    const pending = world.of(Member).filter(({ status }) => status === MemberStatus.PENDING);
    for (const depth of [0, 1, 2]) {
      const above = world.of(File).filter(({ kind }) => kind === FileKind.FOLDER);
      world.add(level(members, depth * 24, above));
      await world.em.flush();
    }
    const files = world.of(File);
    world.add(times(40, (n) => share(n, nth(files, n * 3), nth(members, n * 5 + 1))));
    const versions = files.flatMap((one) =>
      times(one.versionNumber, (i) =>
        Object.assign(
          new FileVersion({
            file: one,
            number: i + 1,
            size: one.size,
            type: one.type,
            sha256: "ab",
            author: nth([...pending.slice(0, 1), null], i),
          }),
          { createdAt: at(i), updatedAt: at(i) },
        ),
      ),
    );
    world.add(versions.map((one, n) => Object.assign(one, { id: idOf("f2", n) })));
    world.add(
      times(20, (n) =>
        Object.assign(
          new FileFavorite({ file: nth(files, n * 3), member: nth(members, n) }),
          dated("f3", n),
        ),
      ),
    );
    world.add(
      times(24, (n) => {
        const of = nth(files, n);
        const values = {
          file: of,
          owner: of.owner,
          tokenHash: `hash ${n}`,
          expiresAt: at(n * 400),
        };
        return Object.assign(new FileLink(values), {
          ...dated("f4", n),
          isStopped: n % 4 === 1,
          label: nth([null, ...TEXTS], n),
          hasPassword: n % 5 === 2,
          maxDownloads: nth([null, 3], n),
        });
      }),
    );
  },
  values(world) {
    const folders = world.of(File).filter(({ kind }) => kind === FileKind.FOLDER);
    return {
      "Query.file.id": [...some(world.of(File)), NO_ID],
      "Query.files.folderId": [...folders.map(({ id }) => id), NO_ID],
      "Query.files.groups": [["FOLDER", "PDF"], []],
      "Query.files.tag": ["print", "A,B"],
      "Query.files.from": [at(20).toISOString()],
      "Query.files.to": [at(40).toISOString()],
    };
  },
  unseen: {
    "FileFavorite without id": "it is found by the viewer's own id",
    "FileFavorite without member": "it is found by the viewer's own id",
  },
  open: {
    "FileVersion.file": "a version is visible with its file alone",
    "File.shares": "its file is visible",
    "File.versions": "its file is visible",
  },
};
