import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { addAttachment } from "../chat/add-attachment.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { uuid } from "../foundation/uuid.ts";
import { ApplyInput, applyForJob } from "../jobs/index.ts";
import { aJob } from "../jobs/job.builder.ts";
import { setPicture } from "../members/member-picture.ts";
import { Member } from "../members/member.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { addFile } from "./add-version.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ask = graph.as(ada.viewer);

const quota = async () =>
  (await ask("{ fileQuota { used limit elsewhere parts { group size } } }")).fileQuota;

const bytes = (size: number) => ({
  id: uuid(),
  name: `${uuid()}.txt`,
  size,
  type: "text/plain",
  sha256: "0",
});

const add = (size: number) =>
  addFile(
    null,
    { ...bytes(size), content: Readable.from(["x"]) },
    "ask",
    graph.context(ada.viewer),
  );

test("files, attachments, profile pictures and CVs use the space of their member alone", async () => {
  const other = await aMember(graph.em());
  const { conversation } = await aConversation(graph.em(), { people: [ada.member, other] });
  const context = () => graph.context(ada.viewer);
  const picture = async (size: number) => {
    const unit = context();
    const member = await unit.find(Member, ada.member.id);
    await setPicture(unit, member, "avatar", size ? Buffer.alloc(size) : undefined);
  };
  const cv = { name: "cv.pdf", type: "application/pdf", sha256: "0", bytes: Buffer.alloc(1_000) };
  const sent = { name: "Ada", email: "ada@example.org", consent: "1" };

  await add(1);
  const { id: _, ...values } = bytes(10);
  await addAttachment(conversation.id, { ...values, id: uuid() }, Readable.from(["x"]), context());
  await picture(300);
  await picture(100); // in place of the former one
  await applyForJob(
    (await aJob(graph.em())).id,
    Object.assign(new ApplyInput(), sent),
    cv,
    context(),
  );
  expect(await quota()).toMatchObject({ used: 1_111, elsewhere: 1_110 });
  await picture(0);
  expect(await quota()).toMatchObject({ used: 1_011, elsewhere: 1_010 });
  const theirs = graph.as(withRole(Role.MEMBER, { memberId: other.id }));
  expect(await theirs("{ fileQuota { used } }")).toEqual({ fileQuota: { used: 0 } });
});

test("what does not fit is refused with what is used and allowed", async () => {
  const { used, limit } = await quota();
  const left = limit - used;
  const refused = await add(left + 1).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    message:
      "Your files use 0.1 of 2,000 MB, and this needs 2,000 MB. Delete some of them permanently first.",
    extensions: { code: "QUOTA_EXCEEDED", used, limit, needed: left + 1 },
  });
  await add(left);
  expect((await quota()).used).toBe(limit);
  const unit = graph.context(ada.viewer);
  const member = await unit.find(Member, ada.member.id);
  await expect(setPicture(unit, member, "cover", Buffer.alloc(1))).rejects.toThrow(
    "Your files use",
  );
});
