import type { Page } from "@playwright/test";
import { demo, newAddress } from "./accounts.ts";
import { ask } from "./graph.ts";

export const recruiter = demo("recruiter");

/** A file that is sent with an application. */
export const cv = {
  name: "maren-vik.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
};

/** Creates a published job, and applications for it; the first is the oldest. */
export async function aJob(page: Page, ...names: string[]) {
  const title = `Bookbinder ${crypto.randomUUID()}`;
  const { createJob } = await ask<{ createJob: { id: string } }>(
    page,
    "mutation ($input: CreateJobInput!) { createJob(input: $input) { id } }",
    { input: { title: { en: title }, publications: [{ locale: "en", status: "PUBLISHED" }] } },
  );
  const { id } = createJob;
  const emails: string[] = [];
  for (const name of names) {
    const email = newAddress();
    emails.push(email);
    await ask(
      page,
      "mutation ($id: ID!, $input: ApplyInput!) { applyForJob(jobId: $id, input: $input) }",
      { id, input: { name, email, consent: "2026-11-23.1", coverLetter: "I sew by hand." } },
    );
  }
  return { id, title, emails };
}

export const applications = (id: string, query = ""): string =>
  `/dashboard/jobs/${id}/applications${query}`;
