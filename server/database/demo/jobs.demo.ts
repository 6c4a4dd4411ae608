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
    for (const [n, facts] of jobs.entries()) {
      const { title, description, role, locations, skills, workingSchedule, benefits } = facts;
      const createdAt = new Date(FIRST + n * 7 * DAY);
      const job = Object.assign(new Job(), {
        title,
        description,
        role,
        locations,
        skills,
        workingSchedule,
        benefits,
        employmentTypes: [EmploymentType[facts.employmentType]],
        experience: ExperienceLevel[facts.experience],
        workplace: Workplace[facts.workplace],
        salaryMin: facts.salary.min,
        salaryMax: facts.salary.max,
        salaryUnit: SalaryUnit[facts.salary.unit],
        questions: [
          { id: "first", ...facts.question, type: QuestionType.TEXT, required: true, options: [] },
        ],
        expiresAt: new Date(createdAt.getTime() + facts.expiresAfter * DAY),
        closedAt: facts.isClosed ? new Date(createdAt.getTime() + 20 * DAY) : null,
        createdAt,
        updatedAt: createdAt,
      });
      for (const locale of LOCALES) {
        const [name, content] = [title[locale], facts.content[locale]];
        if (!name || !content) continue;
        job.slug[locale] = slugify(name);
        job.write(locale, doc(p(content)));
        job.publish(locale, createdAt);
      }
      job.hiringTeam.add(facts.team.map((handle) => world.find(Member, handle)));
      world.note(facts.key, job);
      em.persist(job);
    }
    await em.flush(); // the triggers that count applications need the jobs to exist
    for (const [n, facts] of applications.entries()) {
      const job = world.find(Job, facts.job);
      const locale = facts.locale as Locale;
      const at = new Date(job.createdAt.getTime() + (n + 3) * DAY);
      const label = job.questions[0]?.[locale] ?? "";
      const application = new Application(
        {
          job,
          name: facts.name,
          email: facts.email,
          coverLetter: facts.letter,
          answers: [{ questionId: "first", label, value: facts.answer }],
          locale,
          stage: ApplicationStage[facts.stage],
          consentAt: at,
          privacyVersion: "2026-11-23",
          retentionUntil: new Date(at.getTime() + 1_000 * DAY),
          statusTokenHash: crypto.randomUUID(),
        },
        at,
      );
      application.tags = facts.tags ?? [];
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
      if (facts.note) {
        const author = world.find(Member, "ingrid-solheim");
        em.persist(new ApplicationNote({ application, author, content: facts.note }));
      }
    }
  },
};
