import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { changeDocument } from "../publication/change-published.ts";
import { CreateProjectInput, ProjectClientInput } from "./project.input.ts";
import { typeNamed } from "../foundation/named-type.ts";
import { ProjectType } from "./project-type.ts";
import type { Project } from "./project.ts";

/** Applies an input to a project: texts, status per language, who sees it, and facts. */
export async function changeProject(
  project: Project,
  input: CreateProjectInput,
  context: Context,
): Promise<void> {
  project.show(input.stage ?? project.stage, input.visibility ?? project.visibility);
  const sent = await changeDocument(project, CreateProjectInput, input, context);
  project.tags = sent.tags ?? project.tags;
  project.tools = sent.tools ?? project.tools;
  if (sent.client !== undefined) changeClient(project, sent.client);
  if (sent.startedOn !== undefined) project.startedOn = sent.startedOn;
  if (sent.endedOn !== undefined) project.endedOn = sent.endedOn;
  if (sent.liveUrl !== undefined) project.liveUrl = sent.liveUrl;
  if (sent.repoUrl !== undefined) project.repoUrl = sent.repoUrl;
  const { startedOn, endedOn } = project;
  if (startedOn && endedOn && endedOn < startedOn) {
    throw new Invalid({ endedOn: "Must not be before its start" });
  }
  if (sent.typeId != null) project.type = await context.find(ProjectType, typeNamed(sent.typeId));
  if (!project.type) throw new Invalid({ typeId: "Required" });
}

function changeClient(project: Project, input: ProjectClientInput | null): void {
  const client = input && parseInput(ProjectClientInput, input);
  project.clientName = client?.name ?? null;
  project.clientUrl = client?.url ?? null;
  project.clientVisible = client?.visible ?? true;
}
