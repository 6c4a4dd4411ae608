import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { DAY } from "../../../schema/foundation/durations.ts";
import {
  Application,
  ApplicationEvent,
  ApplicationEventKind,
  ApplicationNote,
  ApplicationStage,
  EmploymentType,
  ExperienceLevel,
  Job,
  QuestionType,
  SalaryUnit,
  Workplace,
} from "../../../schema/jobs/index.ts";
import { Member } from "../../../schema/members/index.ts";
import type { DemoData } from "./demo-world.ts";
import { applications, jobs } from "./jobs.ts";
import { doc, p } from "./writing.ts";

const FIRST = Date.UTC(2026, 9, 5, 8);

export const data: DemoData = {
  after: ["accounts"],
  async add(em, world) {
    for (const [n, fields] of jobs.entries()) {
      const { title, description, role, locations, skills, workingSchedule, benefits } = fields;
      const createdAt = new Date(FIRST + n * 7 * DAY);
      const job = Object.assign(new Job(), {
        title,
        description,
        role,
        locations,
        skills,
        workingSchedule,
        benefits,
        employmentTypes: [EmploymentType[fields.employmentType]],
        experience: ExperienceLevel[fields.experience],
        workplace: Workplace[fields.workplace],
        salaryMin: fields.salary.min,
        salaryMax: fields.salary.max,
        salaryUnit: SalaryUnit[fields.salary.unit],
        questions: [
          { id: "first", ...fields.question, type: QuestionType.TEXT, required: true, options: [] },
        ],
        expiresAt: new Date(createdAt.getTime() + fields.expiresAfter * DAY),
        closedAt: fields.isClosed ? new Date(createdAt.getTime() + 20 * DAY) : null,
        createdAt,
        updatedAt: createdAt,
      });
      for (const locale of LOCALES) {
        const [name, content] = [title[locale], fields.content[locale]];
        if (!name || !content) continue;
        job.slug[locale] = slugify(name);
        job.write(locale, doc(p(content)));
        job.publish(locale, createdAt);
      }
      job.hiringTeam.add(fields.team.map((handle) => world.find(Member, handle)));
      world.note(fields.key, job);
      em.persist(job);
    }
    await em.flush(); // the triggers that count applications need the jobs to exist
    for (const [n, fields] of applications.entries()) {
      const job = world.find(Job, fields.job);
      const locale = fields.locale as Locale;
      const at = new Date(job.createdAt.getTime() + (n + 3) * DAY);
      const label = job.questions[0]?.[locale] ?? "";
      const application = new Application(
        {
          job,
          name: fields.name,
          email: fields.email,
          coverLetter: fields.letter,
          answers: [{ questionId: "first", label, value: fields.answer }],
          locale,
          stage: ApplicationStage[fields.stage],
          consentAt: at,
          privacyVersion: "2026-11-23",
          retentionUntil: new Date(at.getTime() + 1_000 * DAY),
          statusTokenHash: crypto.randomUUID(),
        },
        at,
      );
      application.tags = fields.tags ?? [];
      application.updatedAt = at;
      em.persist(application);
      if (application.stage !== ApplicationStage.APPLIED) {
        const moved = {
          application,
          kind: ApplicationEventKind.STAGE,
          from: ApplicationStage.APPLIED,
          to: application.stage,
        };
        em.persist(new ApplicationEvent(moved, new Date(at.getTime() + DAY)));
      }
      if (fields.note) {
        const author = world.find(Member, "ingrid-solheim");
        em.persist(new ApplicationNote({ application, author, content: fields.note }));
      }
    }
  },
};
