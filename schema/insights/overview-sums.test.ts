import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aComment } from "../blog/comment.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();

/** The beginning of the first of so many days that end today. */
const beginning = (days: number) =>
  new Date(new Date(graph.clock.now().getTime() - (days - 1) * DAY).setUTCHours(0, 0, 0, 0));

const OVERVIEW = `query($period: OverviewPeriod) { overview(period: $period) {
  members { figure: joined series { count } }
  posts { figure: published series { count } }
  comments { figure: written series { count } }
  viewer { figure: written series { count } }
} }`;

interface Figures {
  figure: number;
  series: { count: number }[];
}

test.each(["DAYS_30", "DAYS_90", "MONTHS_12"])(
  "figures of %s are the sums of their series, also of the first day",
  async (period) => {
    const author = await aMember(graph.em(), { createdAt: beginning(30) });
    for (const days of [30, 90]) {
      const at = beginning(days);
      const post = await aPost(graph.em(), { author, publishedAt: at.toISOString() });
      await aComment(graph.em(), { post, createdAt: at });
      await aComment(graph.em(), { post, createdAt: new Date(at.getTime() - 1) });
    }
    const viewer = withRole(Role.ADMIN, { memberId: author.id });
    const { overview } = await graph.as(viewer)(OVERVIEW, { period });
    for (const { figure, series } of Object.values(overview) as Figures[]) {
      expect(figure).toBeGreaterThan(0);
      expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(figure);
    }
  },
);
