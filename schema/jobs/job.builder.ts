import type { EntityManager } from "@mikro-orm/core";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Application } from "./application.ts";
import { Job } from "./job.ts";

type Values = Partial<
  Pick<
    Job,
    | "title"
    | "role"
    | "benefits"
    | "employmentTypes"
    | "experience"
    | "workplace"
    | "locations"
    | "questions"
    | "expiresAt"
    | "closedAt"
    | "retentionDays"
    | "hidesApplicants"
  >
>;

const FIRST = Date.UTC(2026, 0, 1);
let made = 0;

/** Creates a job, published in the languages it has a title in, by default English. */
export async function aJob(
  em: EntityManager,
  { isDraft = false, ...values }: Values & { isDraft?: boolean } = {},
): Promise<Job> {
  made += 1;
  const job = Object.assign(new Job(), { title: { en: `Job ${made}` } }, values);
  for (const locale of LOCALES) {
    const title = job.title[locale];
    if (!title) continue;
    job.slug[locale] = slugify(title);
    if (isDraft) job.unpublish(locale, PublicationStatus.DRAFT);
    else job.publish(locale, new Date(FIRST + made * MINUTE));
  }
  em.persist(job);
  await em.flush();
  return job;
}

/** Creates an application, by default new and without a CV. */
export async function anApplication(
  em: EntityManager,
  job: { id: string },
  values: Partial<
    Pick<Application, "name" | "email" | "stage" | "retentionUntil" | "isApplicantHidden">
  > = {},
): Promise<Application> {
  made += 1;
  const now = new Date(FIRST + made * MINUTE);
  const application = new Application(
    {
      job: em.getReference(Job, job.id),
      name: `Applicant ${made}`,
      email: `applicant-${made}@example.org`,
      locale: Locale.en,
      consentAt: now,
      privacyVersion: "2026-01-01",
      retentionUntil: new Date(now.getTime() + 1_000 * DAY),
      statusTokenHash: `token ${made}`,
      ...values,
    },
    now,
  );
  em.persist(application);
  await em.flush();
  return application;
}
