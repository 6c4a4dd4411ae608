import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { thoseWho } from "../notifications/notification-choice.ts";
import { notify } from "../notifications/notify.ts";
import { Application, ApplicationStage } from "./application.ts";

/** The job that notifies those who read applications, so that the applicant need not wait for it. */
export const NOTIFY_OF_APPLICATION = "notify-of-application";

interface Words {
  subject: (job: string) => string;
  text: string;
  read: string;
}

const WORDS: Record<Locale, Words> = {
  [Locale.en]: {
    subject: (job) => `New application: ${job}`,
    text: "You can read and answer it on the site.",
    read: "Read the application",
  },
  [Locale.fr]: {
    subject: (job) => `Nouvelle candidature : ${job}`,
    text: "Vous pouvez la lire et y répondre sur le site.",
    read: "Lire la candidature",
  },
  [Locale.no]: {
    subject: (job) => `Ny søknad: ${job}`,
    text: "Du kan lese og besvare søknaden på nettstedet.",
    read: "Les søknaden",
  },
};

/**
 * Notifies and mails those who read applications. The mail says nothing of the applicant: it would
 * remain when the application is erased.
 */
export async function notifyOfApplication(
  { id = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const application = await em.findOne(
    Application,
    { id, stage: ApplicationStage.APPLIED },
    { populate: ["job"] },
  );
  if (!application) return;
  const { job } = application;
  const kind = NotificationKind.APPLICATION_RECEIVED;
  const readers = await usersWithPermission("application:manage", em);
  for (const { id: userId } of await thoseWho("here", kind, readers, em)) {
    notify(context, userId, kind, { application });
  }
  for (const { email, locale } of await thoseWho("mail", kind, readers, em)) {
    const language = locale as Locale;
    const title = job.title[language] ?? LOCALES.flatMap((one) => job.title[one] ?? [])[0] ?? "";
    const words = WORDS[language];
    context.sendMail({
      to: email,
      locale: language,
      subject: words.subject(title),
      paragraphs: [words.text],
      action: {
        label: words.read,
        url: `/dashboard/jobs/${job.id}/applications?view=read&application=${id}`,
      },
    });
  }
  await context.saveUnique(); // the job ran before if one of them exists
}
