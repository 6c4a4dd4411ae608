import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Application, ApplicationStage } from "./application.ts";

/** The job that mails those who read applications, so that the applicant need not wait for it. */
export const NOTIFY_OF_APPLICATION = "notify-of-application";

const WORDS: Record<Locale, { subject: (job: string) => string; text: string }> = {
  [Locale.en]: {
    subject: (job) => `New application: ${job}`,
    text: "You can read and answer it on the site.",
  },
  [Locale.fr]: {
    subject: (job) => `Nouvelle candidature : ${job}`,
    text: "Vous pouvez la lire et y répondre sur le site.",
  },
  [Locale.no]: {
    subject: (job) => `Ny søknad: ${job}`,
    text: "Du kan lese og svare på nettstedet.",
  },
};

/** The mail says nothing of the applicant: it would remain when the application is erased. */
export async function notifyOfApplication(
  { id = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const application = await context.em.findOne(
    Application,
    { id, stage: ApplicationStage.APPLIED },
    { populate: ["job"] },
  );
  if (!application) return;
  const { job } = application;
  for (const { email, locale } of await usersWithPermission("application:manage", context.em)) {
    const language = locale as Locale;
    const title = job.title[language] ?? LOCALES.flatMap((one) => job.title[one] ?? [])[0] ?? "";
    const words = WORDS[language];
    context.sendMail({
      to: email,
      locale: language,
      subject: words.subject(title),
      paragraphs: [words.text],
    });
  }
  await context.save();
}
