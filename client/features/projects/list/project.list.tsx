import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarOff from "@tabler/icons-react/dist/esm/icons/IconStarOff.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { z } from "zod";
import {
  canPublish,
  canUnpublish,
  draftFilter,
  draftOptions,
  draftsIn,
  languagesColumn,
  publicationTabs,
  updatedColumn,
  viewItem,
} from "../../../admin/document/document-list.tsx";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { answerInvitation } from "../owners/answer-invitation.ts";
import { projectAddress, projectEditAddress } from "../project-address.ts";
import { STAGES, stageWord } from "../project-stages.ts";
import { StageBadge } from "../stage-badge.tsx";
import { featureProject } from "./feature-project.ts";
import { creditsOf, isInvited, type ListedProject } from "./listed-project.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectCell } from "./project-cell.tsx";
import {
  ProjectListChoicesDocument,
  ProjectListDocument,
  ProjectsDocuments,
} from "./project-list.generated.ts";
import { ProjectListSubtitle } from "./project-list-subtitle.tsx";
import { ProjectMobileRow } from "./project-mobile-row.tsx";
import { projectPublicPath } from "./project-public-path.ts";

const mayPublish = (project: ListedProject) => project.isEditable && canPublish(project);
const mayUnpublish = (project: ListedProject) => project.isEditable && canUnpublish(project);

export const projectList = defineList({
  name: "projects",
  query: ProjectListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedProjects : data.projects),
  nameOf: (project, { locale }) => titleOf(project, locale),
  tabs: {
    all: {},
    ...publicationTabs,
    trash: {},
  },
  counts: ({ projectCounts, trash }) => ({ ...projectCounts, trash: trash.totalCount }),
  subtitle: <ProjectListSubtitle />,
  sorts: { title: "TITLE", updated: "UPDATED_AT" },
  sort: { by: "updated", direction: "descending" },
  choices: ProjectListChoicesDocument,
  filters: {
    type: one(z.string().regex(/^[\w-]{1,80}$/)),
    status: one(z.enum(STAGES.map(stageWord))),
    owner: one(z.literal("me"), "project:manage"),
    changes: draftFilter,
  },
  filter: ({ filters: { type, status, owner, changes } }) => ({
    typeId: type[0],
    stage: STAGES.find((stage) => stageWord(stage) === status[0]),
    isOwn: owner[0] === "me" || undefined,
    ...draftsIn(changes),
  }),
  options: ({ choices }, context) => ({
    type: choices?.projectTypes.map(({ slug, name }) => ({ value: slug, label: name ?? slug })),
    status: STAGES.map((stage) => ({
      value: stageWord(stage),
      label: context.word(`stage.${stage}`),
    })),
    owner: [{ value: "me", label: context.word("filter.owner.me") }],
    changes: draftOptions(context),
  }),
  columns: ({ custom, text }) => [
    custom("title", {
      value: (project, { locale }) => titleOf(project, locale),
      cell: (project) => <ProjectCell project={project} />,
    }),
    text("type", ({ type }) => type?.name, { width: "140px", optional: true, from: 1024 }),
    custom("status", {
      width: "140px",
      optional: true,
      from: 640,
      value: ({ stage }, { word }) => word(`stage.${stage}`),
      cell: ({ stage }) => <StageBadge stage={stage} />,
    }),
    languagesColumn(),
    custom("owners", {
      width: "130px",
      optional: true,
      from: 896,
      value: (project) =>
        creditsOf(project)
          .map(({ displayName }) => displayName)
          .join(", "),
      cell: (project) => (
        <AvatarGroup
          people={creditsOf(project).map(({ displayName: name, avatar }) => ({ name, avatar }))}
        />
      ),
    }),
    updatedColumn(),
  ],
  mobileRow: (project) => <ProjectMobileRow project={project} />,
  card: (project) => <ProjectCard project={project} />,
  views: "projectViewMode",
  opens: ({ id }) => projectAddress(id),
  actions: ({ change, item }) => [
    item("open", { Icon: IconEye, to: ({ id }) => projectAddress(id) }),
    viewItem({ item }, projectPublicPath),
    item("accept", {
      Icon: IconCheck,
      changes: true,
      fits: isInvited,
      press: ({ id }, context) => void answerInvitation({ id, accepts: true }, context),
    }),
    item("decline", {
      Icon: IconX,
      changes: true,
      fits: isInvited,
      press: ({ id }, context) => void answerInvitation({ id, accepts: false }, context),
    }),
    change("publish", {
      Icon: IconWorldUpload,
      mutation: ProjectsDocuments.publish,
      asks: true,
      fits: mayPublish,
    }),
    change("unpublish", {
      Icon: IconWorldOff,
      mutation: ProjectsDocuments.unpublish,
      asks: true,
      fits: mayUnpublish,
    }),
    item("feature", {
      Icon: IconStar,
      may: "project:manage",
      changes: true,
      fits: ({ featured }) => !featured,
      press: ({ id }, context) => void featureProject(id, true, context),
    }),
    item("unfeature", {
      Icon: IconStarOff,
      may: "project:manage",
      changes: true,
      fits: ({ featured }) => featured,
      press: ({ id }, context) => void featureProject(id, false, context),
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: ProjectsDocuments.delete,
      undo: ProjectsDocuments.restore,
      danger: true,
      removes: true,
      asks: true,
      fits: ({ isEditable }) => isEditable,
    }),
  ],
  trash: { restore: ProjectsDocuments.restore, purge: ProjectsDocuments.purge },
  select: ProjectsDocuments.select,
  paths: {
    new: "/dashboard/projects/new",
    edit: ({ id, isEditable }) => (isEditable ? projectEditAddress(id) : undefined),
  },
});
