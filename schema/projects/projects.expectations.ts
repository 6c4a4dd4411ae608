import { uuid } from "../foundation/uuid.ts";
import {
  ADMINS,
  entityOperations,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  SIGNED_IN,
  WRITERS,
} from "../testing/expectations.ts";

const OF = `projectId: "${uuid()}"`;

/** Members own projects: which ones they may change is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    ...entityOperations("ProjectType", { read: EVERYBODY, write: WRITERS, input: "name: {}" }),
    publishedProjects: ["{ publishedProjects { nodes { id } } }", EVERYBODY],
    publishedProject: [`{ publishedProject(slug: "nothing") { id } }`, EVERYBODY],
    project: [`{ project(${ID}) { id } }`, EVERYBODY],
    projects: ["{ projects { nodes { id } } }", SIGNED_IN],
    projectStageCounts: ["{ projectStageCounts { all } }", SIGNED_IN],
    projectCounts: ["{ projectCounts { all } }", SIGNED_IN],
    deletedProjects: ["{ deletedProjects { nodes { id } } }", SIGNED_IN],
    createProject: ["mutation { createProject(input: {}) { id } }", SIGNED_IN],
    updateProject: [`mutation { updateProject(${ID}, input: {}) { id } }`, SIGNED_IN],
    publishProject: [`mutation { publishProject(${ID}, locale: en) { id } }`, SIGNED_IN],
    unpublishProject: [`mutation { unpublishProject(${ID}, locale: en) { id } }`, SIGNED_IN],
    deleteProject: [`mutation { deleteProject(${ID}) }`, SIGNED_IN],
    selectProjects: ["mutation { selectProjects { id } }", SIGNED_IN],
    deleteProjects: [`mutation { deleteProjects(${IDS}) { ids } }`, SIGNED_IN],
    restoreProjects: [`mutation { restoreProjects(${IDS}) { count } }`, SIGNED_IN],
    purgeProjects: [`mutation { purgeProjects(${IDS}) { ids } }`, SIGNED_IN],
    publishProjects: [`mutation { publishProjects(${IDS}) { count } }`, SIGNED_IN],
    archiveProjects: [`mutation { archiveProjects(${IDS}) { count } }`, SIGNED_IN],
    unarchiveProjects: [`mutation { unarchiveProjects(${IDS}) { count } }`, SIGNED_IN],
    unpublishProjects: [`mutation { unpublishProjects(${IDS}) { count } }`, SIGNED_IN],
    setProjectOwners: [`mutation { setProjectOwners(${ID}, owners: []) { id } }`, SIGNED_IN],
    inviteProjectOwner: [
      `mutation { inviteProjectOwner(${ID}, owner: { memberId: "${uuid()}" }) { id } }`,
      SIGNED_IN,
    ],
    answerProjectInvitation: [
      `mutation { answerProjectInvitation(${ID}, accepts: true) }`,
      SIGNED_IN,
    ],
    projectInvitations: ["{ projectInvitations { id } }", SIGNED_IN],
    featureProject: [`mutation { featureProject(${ID}, featured: true) { id } }`, ADMINS],
    undoArchiveProjects: [
      `mutation { undoArchiveProjects(selectionId: "${uuid()}") { count } }`,
      SIGNED_IN,
    ],
    likeProject: [`mutation { likeProject(${ID}) { id } }`, SIGNED_IN],
    unlikeProject: [`mutation { unlikeProject(${ID}) { id } }`, SIGNED_IN],
    addProjectMedia: [
      `mutation { addProjectMedia(${OF}, input: { kind: EMBED, url: "https://a.example" }) { id } }`,
      SIGNED_IN,
    ],
    updateProjectMedia: [
      `mutation { updateProjectMedia(${OF}, ${ID}, input: {}) { id } }`,
      SIGNED_IN,
    ],
    deleteProjectMedia: [`mutation { deleteProjectMedia(${OF}, ${ID}) { id } }`, SIGNED_IN],
    orderProjectMedia: [`mutation { orderProjectMedia(${OF}, ids: []) { id } }`, SIGNED_IN],
    projectIntegrations: [`{ projectIntegrations(${OF}) { id } }`, SIGNED_IN],
    createProjectIntegration: [
      `mutation { createProjectIntegration(${OF}, input: { kind: NPM, url: "https://a.example" }) { id } }`,
      SIGNED_IN,
    ],
    updateProjectIntegration: [
      `mutation { updateProjectIntegration(${OF}, ${ID}, input: {}) { id } }`,
      SIGNED_IN,
    ],
    deleteProjectIntegration: [`mutation { deleteProjectIntegration(${OF}, ${ID}) }`, SIGNED_IN],
    projectNotes: [`{ projectNotes(${OF}) { id } }`, SIGNED_IN],
    createProjectNote: [
      `mutation { createProjectNote(${OF}, input: { content: "A" }) { id } }`,
      SIGNED_IN,
    ],
    updateProjectNote: [
      `mutation { updateProjectNote(${OF}, ${ID}, input: {}) { id } }`,
      SIGNED_IN,
    ],
    deleteProjectNote: [`mutation { deleteProjectNote(${OF}, ${ID}) }`, SIGNED_IN],
    leaveProject: [`mutation { leaveProject(${ID}) }`, SIGNED_IN],
  },
  few: ["projects", "project_owners", "project_media", "project_integrations", "project_notes"],
  tiny: ["project_types"],
  withoutDemo: {
    Project: "projects of the demo world follow with their pages",
    ProjectOwner: "projects of the demo world follow with their pages",
    ProjectType: "projects of the demo world follow with their pages",
    ProjectMedia: "projects of the demo world follow with their pages",
    ProjectIntegration: "projects of the demo world follow with their pages",
    ProjectNote: "projects of the demo world follow with their pages",
  },
};
