import { LOCALES } from "../foundation/locale.ts";
import { documentOf } from "../blog/post.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Color } from "../foundation/named-type.ts";
import { Member } from "../members/member.ts";
import { documentValues, versionsOf } from "../oracle/documents.ts";
import { cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, scheduledTime, texts, TEXTS, times } from "../oracle/series.ts";
import { versionClassOf } from "../publication/document-version.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { IntegrationKind, IntegrationStatus, ProjectIntegration } from "./project-integration.ts";
import { ProjectLike } from "./project-like.ts";
import { MediaKind, ProjectMedia } from "./project-media.ts";
import { ProjectNote } from "./project-note.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { ProjectRemoval } from "./project-removal.ts";
import { ProjectType } from "./project-type.ts";
import { Project, ProjectStage, ProjectVisibility } from "./project.ts";

const type = (n: number): ProjectType =>
  Object.assign(new ProjectType(), {
    id: idOf("c", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth([{ en: `Kind ${n}`, fr: `Genre "${n}"` }, { en: `Kind ${n}` }], n),
    slug: `kind-${n}`,
    icon: nth([null, "tabler:camera"], n),
    color: nth(Object.values(Color), n),
    order: Math.floor(n / 2),
    deletedAt: n === 5 ? at(n) : null,
  });

const { DRAFT, IN_PROGRESS, COMPLETED, ARCHIVED } = ProjectStage;
const { PUBLIC, UNLISTED, PRIVATE } = ProjectVisibility;

const TAGS = ["craft", `"q"`, "a,b", "{}", "back\\slash", "👋"];

function project(n: number, types: readonly ProjectType[]): Project {
  const made = Object.assign(new Project(), {
    id: idOf("d", n),
    ...documentValues(n),
    featured: n % 3 === 0,
    type: nth([...types, null], n),
    tags: TAGS.filter((_, i) => (n + i) % 3 === 0),
    tools: nth([[], ["pen", `{"c"}`]], n),
    clientName: nth([null, `Client ${n}`], n),
    clientUrl: nth([null, "https://client.example/?a=1&b=2"], n),
    clientVisible: n % 4 !== 1,
    startedOn: nth([null, "2026-01-31"], n),
    endedOn: nth([null, null, "2026-02-28"], n),
    liveUrl: nth([null, "https://live.example"], n),
    repoUrl: nth(["https://repo.example", null, null], n),
  });
  made.slug = Object.fromEntries(LOCALES.map((locale) => [locale, `project-${n}`]));
  for (const [i, locale] of LOCALES.entries()) {
    if ((n + i) % 4 === 3) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    if ((n + i) % 5 === 1) made.unpublish(locale, PublicationStatus.DRAFT);
    else if ((n + i) % 7 === 2) made.schedule(locale, new Date(at(n).getTime() + 1e10));
    else made.publish(locale, at(n));
    if ((n + i) % 6 === 4) made.unpublish(locale, PublicationStatus.ARCHIVED);
    if (n % 3 === 0) made.noteTextChange(locale, at(n + 1));
    if (n % 2) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
  }
  made.show(
    nth([COMPLETED, IN_PROGRESS, DRAFT, COMPLETED, ARCHIVED], n),
    nth([PUBLIC, PUBLIC, UNLISTED, PUBLIC, PRIVATE, PUBLIC, PUBLIC], n),
  );
  if (n % 9 === 4) made.delete(at(n + 3));
  return made;
}

const STATUSES = [OwnerStatus.ACCEPTED, OwnerStatus.PENDING, OwnerStatus.DECLINED];

const owner = (n: number, of: readonly Project[], members: readonly Member[]): ProjectOwner =>
  Object.assign(
    new ProjectOwner({
      project: nth(of, n),
      member: nth(members.slice(0, 9), Math.floor(n / of.length) * 2 + n),
      part: nth([null, "Design"], n),
      order: Math.floor(n / of.length),
      status: nth(STATUSES, n + Math.floor(n / of.length)),
      invitedBy: nth([null, ...members.slice(0, 4)], n),
    }),
    { featuredOrder: nth([null, 1, 0], n), id: idOf("e", n), createdAt: at(n), updatedAt: at(n) },
  );

const media = (n: number, of: readonly Project[]): ProjectMedia =>
  Object.assign(
    new ProjectMedia({
      project: nth(of, n),
      kind: nth(Object.values(MediaKind), n),
      order: Math.floor(n / of.length),
    }),
    {
      id: idOf("f", n),
      createdAt: at(n),
      updatedAt: at(n),
      url: nth([`https://media.example/${n}`, `/artwork/rings-${n}.svg`], n),
      alt: texts(n + Math.floor(n / of.length) + 4),
      title: texts(n + Math.floor(n / of.length)),
      description: texts(n + Math.floor(n / of.length) + 1),
      content: texts(n + Math.floor(n / of.length) + 2),
      name: nth([null, `rings-${n}.svg`], n),
      sha256: nth([null, "ab"], n),
      width: nth([null, 1_600], n),
      height: nth([null, 900], n),
    },
  );

const integration = (n: number, of: readonly Project[]): ProjectIntegration =>
  Object.assign(new ProjectIntegration({ project: nth(of, n) }), {
    id: idOf("aa", n),
    createdAt: at(n),
    updatedAt: at(n),
    kind: nth(Object.values(IntegrationKind), n),
    url: `https://kept.example/${n}`,
    label: nth([null, nth(TEXTS, n) || "label"], n),
    status: nth(Object.values(IntegrationStatus), n),
    lastSyncedAt: nth([null, at(n)], n),
    isPublic: n % 3 === 1,
  });

// others see some of these authors, and not those who are pending or suspended
const authors = (members: readonly Member[]) => [null, ...[3, 5, 7].map((n) => nth(members, n))];

const note = (n: number, of: readonly Project[], members: readonly Member[]): ProjectNote =>
  Object.assign(new ProjectNote({ project: nth(of, n), author: nth(authors(members), n) }), {
    id: idOf("ab", n),
    createdAt: at(n),
    updatedAt: at(n),
    content: nth(TEXTS, n) || "short",
    pinned: n % 4 === 1,
  });

const removal = (n: number, projects: readonly Project[], members: readonly Member[]) => {
  const values = {
    project: nth(projects, n * 3),
    member: nth(members, Math.trunc(n / 3)),
    title: { en: `Signs ${n}` },
    part: null,
    order: n % 3,
    removedBy: nth([...members.slice(2, 6), null], n),
    createdAt: scheduledTime(n),
  };
  return Object.assign(new ProjectRemoval(values), { id: idOf("ad", n), updatedAt: at(n) });
};

const like = (n: number, of: readonly Project[], members: readonly Member[]): ProjectLike =>
  Object.assign(
    new ProjectLike({ project: nth(of, n), member: nth(members, n + Math.floor(n / of.length)) }),
    {
      id: idOf("ac", n),
      createdAt: at(n),
      updatedAt: at(n),
    },
  );

/** The conditions on the project of rows that are read with their project alone. */
const behindProject = Object.fromEntries(
  [
    "ProjectOwner without $and 0",
    "ProjectMedia without",
    "ProjectIntegration without $or 1",
  ].flatMap((rule) =>
    ["languages", "$or", "$or 0 insiders", "$or 1 languages"].map((condition) => [
      `${rule} project ${condition}`,
      "its project is visible",
    ]),
  ),
);
const PUBLISHED = { publishedAt: "desc", item: "desc" } as const;

export const fixture: Fixture = {
  after: ["members"],
  async fill(world) {
    const types = times(6, type);
    const projects = times(50, (n) => project(n, types));
    world.add(types);
    world.add(projects);
    const members = world.of(Member);
    world.add(versionsOf(projects, "af", members));
    await world.em.flush();
    world.add(times(110, (n) => owner(n, projects, members)));
    world.add(times(120, (n) => media(n, projects)));
    world.add(times(90, (n) => integration(n, projects)));
    world.add(times(90, (n) => note(n, projects, members)));
    world.add(times(60, (n) => removal(n, projects, members)));
    world.add(times(80, (n) => like(n, projects, members.slice(0, 12))));
  },
  values(world, viewers) {
    const projects = world.of(Project);
    const { memberId } = viewers.member as Viewer;
    const ofMember = world
      .of(ProjectOwner)
      .filter(({ member, status }) => member.id === memberId && status === OwnerStatus.ACCEPTED)
      .filter(({ project: one }) => !one.deletedAt)
      .map(({ project: one }) => one.id);
    const published = projects.map((one) => ({ publishedAt: one.createdAt, item: one }));
    const changed = cursors(projects, { updatedAt: "desc", id: "desc" });
    return {
      "Query.project.id": [
        projects[2]?.id ?? NO_ID,
        ...some(projects),
        "project-7",
        UNKNOWN,
        NO_ID,
      ],
      "Query.projectVersion.id": [...some(world.of(versionClassOf(Project))), UNKNOWN, NO_ID],
      "Query.projectToEdit.id": [...ofMember.slice(0, 2), "project-7", NO_ID],
      "Query.projectType.id": [...some(world.of(ProjectType)), "kind-2", "nothing"],
      projectId: [...ofMember, ...projects.slice(0, 8).map(({ id }) => id)],
      "Query.publishedProject.slug": ["project-0", "project-3", "project-8", "nothing\u0000"],
      "Query.publishedProjects.type": ["kind-1", ...some(world.of(ProjectType))],
      "Query.publishedProjects.ownerId": some(world.of(Member)),
      "ProjectFilter.typeId": ["kind-1", UNKNOWN],
      "Query.publishedProjects.after": cursors(published, PUBLISHED),
      "Query.projects.after": changed,
    };
  },
  unseen: {
    ...behindProject,
    "ProjectOwner.invitedBy shown to everybody":
      "the way to it is one of those who read the project in every state",
    "ProjectLike without id": "the viewer's own are read",
    "ProjectLike without member": "the viewer's own are read",
    "ProjectRemoval without id": "the viewer's own are read",
    "ProjectRemoval without member": "the viewer's own are read",
  },
  open: {
    "Member.projects": "what is published is visible",
    "Member.featuredProjects": "what is published is visible",
    "Project.firstImage": "its project is visible",
    "Query.projectRemovals": "the viewer's own are read",
    "ProjectOwner.member": "reached by the viewer's own invitations",
    "ProjectOwner.project": "its project is visible",
    "ProjectIntegration.project": "its project is visible",
    "ProjectNote.project": "its project is visible",
    "ProjectVersion.project": "whoever sees versions may change the project",
    "Query.projectToEdit": "one's own are visible",
    "Query.projectIntegrations": "the project is found first, for those who may change it",
    "Query.projectNotes": "the project is found first, for those who may change it",
    "Query.publishedProjects": "what is published is visible",
    "Query.publishedProject": "what is published is visible",
  },
};
