import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { aJob } from "../jobs/job.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { aPage } from "../pages/page.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { aSolution } from "../solutions/solution.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { draftsIn, type Noun, publish, save } from "./document-draft.builder.ts";

const graph = await testGraph();
const { em, editorProfile, editor, asEditor } = await draftsIn(graph);
const asRecruiter = graph.as(withRole(Role.RECRUITER, { memberId: editorProfile.id }));

const lower = (one: string) => one.charAt(0).toLowerCase() + one.slice(1);

describe("every document has a draft", () => {
  const made: Partial<Record<Noun, () => Promise<{ id: string }>>> = {
    Page: () => aPage(em(), { title: { en: "Now" } }),
    Solution: () => aSolution(em(), { title: { en: "Now" } }),
    Job: () => aJob(em(), { title: { en: "Now" } }),
  };

  test.each(Object.entries(made))("%s", async (noun, make) => {
    const one = noun as Noun;
    const asWriter = one === "Job" ? asRecruiter : asEditor;
    const { id } = await make();
    const { item } = await asWriter(save(one), { id, input: { title: { en: "Later" } } });
    expect(item).toMatchObject({ title: "Now", draft: { changes: { title: { en: "Later" } } } });
    const READ = `query($id: ID!) { item: ${lower(one)}(id: $id) { title draft { id } } }`;
    const read = async () => (await graph.as(visitor())(READ, { id })).item;
    expect(await read()).toEqual({ title: "Now", draft: null });
    const LISTED = `{ list: ${lower(one)}s(filter: { hasDraft: true }) { nodes { id } } }`;
    expect((await asWriter(LISTED)).list.nodes).toEqual([{ id }]);
    await asWriter(publish(one), { id, input: {} });
    expect(await read()).toEqual({ title: "Later", draft: null });
  });

  test("a job's keeps what is omitted of its salary", async () => {
    const { id } = await aJob(em());
    const saved = async (salary: object) =>
      (await asRecruiter(save("Job"), { id, input: { salary } })).item.draft;
    const { changes } = await saved({ min: 40_000 });
    const whole = { max: null, currency: "EUR", unit: "YEAR", negotiable: false };
    expect(changes).toEqual({ salary: { min: 40_000, ...whole } });
    const { changes: both } = await saved({ unit: "MONTH" });
    expect(both).toEqual({ salary: { min: 40_000, ...whole, unit: "MONTH" } });
    const READ = `query($id: ID!) { job(id: $id) { salary { min unit } draft { id } } }`;
    const read = async () => (await graph.as(visitor())(READ, { id })).job;
    expect(await read()).toEqual({ salary: { min: null, unit: "YEAR" }, draft: null });
    expect(await saved({ min: null, unit: "YEAR" })).toBeNull();
    await saved({ min: 40_000 });
    await asRecruiter(publish("Job"), { id, input: { salary: { unit: "MONTH" } } });
    expect(await read()).toEqual({ salary: { min: 40_000, unit: "MONTH" }, draft: null });
  });

  test("a project's is its owners', with choices as callers send them", async () => {
    const [owner, other] = [await aMember(em()), await aMember(em())];
    const { id } = await aProject(em(), { title: { en: "Now" }, owners: [owner] });
    const [asOwner, asOther] = [owner, other].map((member) =>
      withRole(Role.MEMBER, { memberId: member.id }),
    ) as [Viewer, Viewer];
    const input = {
      title: { en: "Later" },
      stage: "COMPLETED",
      client: { name: "Ink", visible: true },
    };
    const { item } = await graph.as(asOwner)(save("Project"), { id, input });
    expect(item.draft.changes).toEqual(input);
    const LISTED = "{ projects(filter: { hasDraft: true }) { nodes { id } } }";
    expect((await graph.as(asOwner)(LISTED)).projects.nodes).toEqual([{ id }]);
    expect((await graph.as(asOther)(LISTED)).projects.nodes).toEqual([]);
    expect((await graph.refusal(asOther, save("Project"), { id, input })).extensions["code"]).toBe(
      "FORBIDDEN",
    );
    const READ = `query($id: ID!) { project(id: $id) { title stage draft { id } client { name } } }`;
    for (const viewer of [visitor(), asOther, editor]) {
      const { project } = await graph.as(viewer)(READ, { id });
      expect(project).toMatchObject({ title: "Now", draft: null });
    }
    await graph.as(asOwner)(publish("Project"), { id, input: {} });
    expect((await graph.as(visitor())(READ, { id })).project).toEqual({
      title: "Later",
      stage: "COMPLETED",
      draft: null,
      client: { name: "Ink" },
    });
  });
});
