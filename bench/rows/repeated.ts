// The same list again and again without writes in between, compared with the same bytes sent from
// memory; and that a write is visible in the next read. One process, without Redis.

import { get, post } from "../requests.ts";
import { startConstant, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import { type Line, showMeasured } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { copyOfWorld } from "../support/world.ts";
import { send } from "../support/send.ts";

const POSTS = 20_000;
const WORK = "the same list again, nothing written since, REST";
const LIST = get("/api/blog/public?limit=9&page=1");

interface Listed {
  posts: { id: string; commentCount: number }[];
}

export async function repeated(): Promise<Line[]> {
  console.log(WORK);
  const product = await startProduct(await copyOfWorld(POSTS));
  const list = await send(product, LIST);
  const memory = await startConstant(list);
  const { of, turns } = await inTurns([memory, product], () => [LIST]);
  for (const { name, answers } of turns) expectSame(`${WORK}, ${name}`, answers, [list]);

  for (let count = 1; count <= 3; count += 1) await expectWriteToShow(count);
  await memory.end();
  await product.end();
  const { constant, Atelier } = of;
  if (!constant || !Atelier) throw new Error("A server was not measured");
  showMeasured("constant", constant);
  showMeasured("Atelier", Atelier);
  return [
    {
      work: WORK,
      unit: "requests/s",
      floor: constant.rate,
      atelier: Atelier.rate,
      ratio: Atelier.rate / constant.rate,
      goal: "≥ 0.8",
    },
  ];

  async function expectWriteToShow(count: number): Promise<void> {
    const before = JSON.parse(await send(product, LIST)) as Listed;
    const right = structuredClone(before);
    const [newest] = right.posts;
    if (!newest) throw new Error("There are no posts to measure");
    newest.commentCount += 1;
    const content = `Written between two reads, ${count}`;
    const writer = { name: "Reader", email: "reader@bench.example" };
    await send(product, post("/api/blog/comments", { postId: newest.id, content, ...writer }));
    expectSame(`${WORK}, after a write`, JSON.parse(await send(product, LIST)), right);
  }
}
