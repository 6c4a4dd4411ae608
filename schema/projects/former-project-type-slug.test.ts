import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aProjectType } from "./project.builder.ts";

const graph = await testGraph();

const READ = "query($slug: ID!) { projectType(id: $slug) { id } }";

const movedTo = async (slug: string) => {
  const { message, extensions } = await graph.refusal(visitor(), READ, { slug });
  expect(message).toBe("Project type not found");
  return extensions.movedTo;
};

const rename = (id: string, slug: string) =>
  graph.as(withRole(Role.EDITOR))(
    "mutation($id: ID!, $input: UpdateProjectTypeInput!) { updateProjectType(id: $id, input: $input) { id } }",
    { id, input: { slug } },
  );

test("former slugs of a type lead to the present one until another type takes them", async () => {
  const { id } = await aProjectType(graph.em(), { slug: "etching" });
  await rename(id, "engraving");
  await rename(id, "intaglio");
  expect(await movedTo("etching")).toBe("intaglio");
  expect(await movedTo("engraving")).toBe("intaglio");
  const heir = await aProjectType(graph.em(), { slug: "etching" });
  const found = await graph.as()(READ, { slug: "etching" });
  expect(found.projectType.id).toBe(heir.id);
  expect(await movedTo("unknown-to-all")).toBeUndefined();
});
