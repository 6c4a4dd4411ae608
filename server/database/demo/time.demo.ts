import { Card } from "../../../schema/boards/index.ts";
import { DAY, HOUR, MINUTE } from "../../../schema/foundation/durations.ts";
import { Locale } from "../../../schema/foundation/locale.ts";
import { OwnerStatus, ProjectOwner } from "../../../schema/projects/index.ts";
import { TimeEntry } from "../../../schema/time/index.ts";
import type { DemoData } from "./demo-world.ts";

/** How many quarters of an hour people worked, one entry after the other. */
const QUARTERS = [6, 3, 10, 2, 8, 5, 4];

/** What people wrote down in the weeks before the first start: on cards, and on projects as a whole. */
export const data: DemoData = {
  after: ["boards", "projects"],
  async add(em) {
    const cards = await em.find(
      Card,
      { assignees: { $ne: null } },
      { populate: ["assignees"], orderBy: { number: "asc" } },
    );
    const owners = await em.find(
      ProjectOwner,
      { status: OwnerStatus.ACCEPTED },
      {
        populate: ["project"],
        orderBy: { project: { createdAt: "asc" }, order: "asc" },
        limit: 12,
      },
    );
    const works = [
      ...cards.flatMap((card) =>
        card.assignees.map((member) => ({ card, member, title: card.title })),
      ),
      ...owners.map(({ project, member }) => ({
        project,
        member,
        title: project.title[Locale.en] ?? "",
      })),
    ];
    const morning = Math.floor(Date.now() / DAY) * DAY + 8 * HOUR;
    for (const [n, work] of works.entries()) {
      for (const weeks of [1, 2, 3]) {
        const startedAt = new Date(morning - (7 * weeks + (n % 5)) * DAY + (n % 3) * 2 * HOUR);
        const lasts = (QUARTERS[(n + weeks) % QUARTERS.length] ?? 4) * 15 * MINUTE;
        const endedAt = new Date(startedAt.getTime() + lasts);
        em.persist(new TimeEntry({ ...work, startedAt, endedAt, billable: n % 4 !== 3 }));
      }
    }
  },
};
