import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";

export const MailTemplate = enumType("MailTemplate", [
  "INVITATION",
  "QUESTION",
  "OFFER",
  "REJECTION",
]);
export type MailTemplate = EnumOf<typeof MailTemplate>;

interface Words {
  subject: string;
  content: string;
}

/** What staff write to applicants; `{name}` and `{job}` are replaced. */
export const MAIL_TEMPLATES: Record<MailTemplate, Record<Locale, Words>> = {
  [MailTemplate.INVITATION]: {
    [Locale.en]: {
      subject: "Your application: {job}",
      content:
        "Hello {name},\n\nThank you for your application for “{job}”. We’d like to get to know you. When would a conversation of forty minutes suit you in the next two weeks?\n\nPlease suggest two or three times.",
    },
    [Locale.fr]: {
      subject: "Votre candidature : {job}",
      content:
        "Bonjour {name},\n\nMerci pour votre candidature au poste « {job} ». Nous aimerions faire votre connaissance. Quand seriez-vous disponible pour un entretien de quarante minutes au cours des deux prochaines semaines ?\n\nProposez-nous deux ou trois créneaux.",
    },
    [Locale.no]: {
      subject: "Søknaden din: {job}",
      content:
        "Hei {name},\n\nTakk for at du søkte på stillingen «{job}». Vi vil gjerne bli kjent med deg. Når passer det med en samtale på førti minutter i løpet av de neste to ukene?\n\nForeslå gjerne to eller tre tidspunkter.",
    },
  },
  [MailTemplate.QUESTION]: {
    [Locale.en]: {
      subject: "A question about your application: {job}",
      content:
        "Hello {name},\n\nWe’ve read your application for “{job}” and have a question before we decide on the next step:\n\n",
    },
    [Locale.fr]: {
      subject: "Une question sur votre candidature : {job}",
      content:
        "Bonjour {name},\n\nNous avons lu votre candidature au poste « {job} » et avons une question avant de décider de la suite :\n\n",
    },
    [Locale.no]: {
      subject: "Et spørsmål om søknaden din: {job}",
      content:
        "Hei {name},\n\nVi har lest søknaden din på stillingen «{job}» og har et spørsmål før vi bestemmer neste steg:\n\n",
    },
  },
  [MailTemplate.OFFER]: {
    [Locale.en]: {
      subject: "An offer: {job}",
      content:
        "Hello {name},\n\nWe’d like to work with you and offer you the position “{job}”. We’ll send you the contract to read at your own pace.\n\nDo you have any questions? Just reply to this email.",
    },
    [Locale.fr]: {
      subject: "Notre proposition : {job}",
      content:
        "Bonjour {name},\n\nNous aimerions travailler avec vous et vous proposons le poste « {job} ». Nous vous enverrons le contrat, que vous pourrez lire à votre rythme.\n\nVous avez des questions ? Répondez simplement à ce message.",
    },
    [Locale.no]: {
      subject: "Et tilbud: {job}",
      content:
        "Hei {name},\n\nVi vil gjerne jobbe sammen med deg og tilbyr deg stillingen «{job}». Vi sender deg kontrakten, så du kan lese den i ro og mak.\n\nHar du spørsmål? Bare svar på denne e-posten.",
    },
  },
  [MailTemplate.REJECTION]: {
    [Locale.en]: {
      subject: "Your application: {job}",
      content:
        "Hello {name},\n\nThank you for your application for “{job}” and for the time you put into it. We’ve chosen someone else this time.\n\nWe wish you all the best.",
    },
    [Locale.fr]: {
      subject: "Votre candidature : {job}",
      content:
        "Bonjour {name},\n\nMerci pour votre candidature au poste « {job} » et pour le temps que vous y avez consacré. Nous avons cette fois retenu une autre personne.\n\nNous vous souhaitons une bonne continuation.",
    },
    [Locale.no]: {
      subject: "Søknaden din: {job}",
      content:
        "Hei {name},\n\nTakk for at du søkte på stillingen «{job}», og for tiden du la i søknaden. Denne gangen har vi valgt en annen.\n\nVi ønsker deg lykke til videre.",
    },
  },
};
