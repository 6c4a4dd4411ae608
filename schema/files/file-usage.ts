import type { Context } from "../foundation/context.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { spaceByMonthStatement, spaceByProjectStatement } from "../foundation/stored-space.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Project } from "../projects/project.ts";
import type { FileUsage, MonthSpace, ProjectSpace } from "./file-quota.resolver.ts";

const TIME_ZONE = "Europe/Vienna";
const MONTHS = 12;

interface ProjectRow {
  project: string;
  size: string;
}

interface MonthRow {
  month: string;
  size: string;
}

/** What the viewer has added, by project and by month. */
export async function fileUsage(context: Context): Promise<FileUsage> {
  const own = viewerProfile(context);
  return { projects: await byProject(own, context), months: await byMonth(own, context) };
}

async function byProject(own: string, context: Context): Promise<ProjectSpace[]> {
  const rows: ProjectRow[] = await context.em
    .getConnection()
    .execute<ProjectRow[]>(spaceByProjectStatement(), [own], "all");
  const ids = rows.map(({ project }) => project);
  const visible = await allOf(Project, { id: { $in: ids } }, context);
  const byId = new Map(visible.map((project) => [project.id, project]));
  const spaces = rows.map(({ project, size }) => ({
    project: byId.get(project) ?? null,
    size: Number(size),
  }));
  const others = spaces.filter(({ project }) => !project);
  const size = others.reduce((sum, space) => sum + space.size, 0);
  return spaces
    .filter(({ project }) => project)
    .concat(size ? { project: null, size } : [])
    .toSorted((one, other) => other.size - one.size);
}

async function byMonth(own: string, context: Context): Promise<MonthSpace[]> {
  const current = Temporal.Instant.fromEpochMilliseconds(context.now().getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toPlainYearMonth();
  const months = Array.from({ length: MONTHS }, (_, n) =>
    current.subtract({ months: MONTHS - 1 - n }),
  );
  const [first = current] = months;
  const since = first.toPlainDate({ day: 1 }).toZonedDateTime(TIME_ZONE);
  const rows: MonthRow[] = await context.em
    .getConnection()
    .execute<MonthRow[]>(spaceByMonthStatement(), [
      own,
      TIME_ZONE,
      new Date(since.epochMilliseconds),
    ]);
  const sizes = new Map(rows.map(({ month, size }) => [month, Number(size)]));
  return months.map((each) => ({
    month: each.toString(),
    size: sizes.get(each.toString()) ?? 0,
  }));
}
