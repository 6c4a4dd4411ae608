import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import type { OpeningNotice } from "./opening-notice.ts";

interface Words {
  confirm: {
    subject: string;
    text: (date: string) => string;
    ignore: string;
    action: string;
  };
  open: { subject: string; text: string; last: string; action: string };
}

const WORDS: Record<Locale, Words> = {
  [Locale.en]: {
    confirm: {
      subject: "Confirm your email address",
      text: (date) =>
        `You asked us to tell you when Atelier opens, on ${date}. Confirm that this is your address, and we’ll send you one email that day.`,
      ignore:
        "If it wasn’t you, you don’t have to do anything: without a confirmation the address is deleted after seven days.",
      action: "Confirm or remove my address",
    },
    open: {
      subject: "Atelier is open",
      text: "You asked us to tell you: Atelier is open. Have a look around, and bring your work.",
      last: "This is the only email you’ll get from us about it. Your address has been deleted from the list.",
      action: "Go to Atelier",
    },
  },
  [Locale.fr]: {
    confirm: {
      subject: "Confirmez votre adresse e-mail",
      text: (date) =>
        `Vous nous avez demandé de vous prévenir de l’ouverture d’Atelier, le ${date}. Confirmez que cette adresse est bien la vôtre, et vous recevrez un seul message ce jour-là.`,
      ignore:
        "Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, l’adresse est supprimée au bout de sept jours.",
      action: "Confirmer ou retirer mon adresse",
    },
    open: {
      subject: "Atelier est ouvert",
      text: "Vous nous aviez demandé de vous prévenir : Atelier est ouvert. Venez voir, et apportez votre travail.",
      last: "C’est le seul message que vous recevrez de nous à ce sujet. Votre adresse a été supprimée de la liste.",
      action: "Aller sur Atelier",
    },
  },
  [Locale.no]: {
    confirm: {
      subject: "Bekreft e-postadressen din",
      text: (date) =>
        `Du ba oss si fra når Atelier åpner, ${date}. Bekreft at adressen er din, så får du én e-post den dagen.`,
      ignore:
        "Var det ikke deg, trenger du ikke å gjøre noe: Uten bekreftelse slettes adressen etter sju dager.",
      action: "Bekreft eller fjern adressen min",
    },
    open: {
      subject: "Atelier har åpnet",
      text: "Du ba oss si fra: Atelier har åpnet. Se deg rundt, og ta med det du har laget.",
      last: "Dette er den eneste e-posten du får fra oss om det. Adressen din er slettet fra listen.",
      action: "Gå til Atelier",
    },
  },
};

const BCP47: Record<Locale, string> = { en: "en-GB", fr: "fr-FR", no: "nb-NO" };
const prefixOf = (locale: Locale): string => (locale === Locale.en ? "" : `/${locale}`);

/** Asks the owner of an address to confirm it. */
export function mailConfirmation(
  { email, locale }: OpeningNotice,
  token: string,
  opensAt: Date,
  context: Context,
): void {
  const { subject, text, ignore, action } = WORDS[locale].confirm;
  const date = opensAt.toLocaleDateString(BCP47[locale], { dateStyle: "long", timeZone: "UTC" });
  context.sendMail({
    to: email,
    locale,
    subject,
    paragraphs: [text(date), ignore],
    action: { label: action, url: `${prefixOf(locale)}/coming-soon?token=${token}` },
    isSensitive: true,
  });
}

/** The one mail on the day. */
export function mailOpening({ email, locale }: OpeningNotice, context: Context): void {
  const { subject, text, last, action } = WORDS[locale].open;
  context.sendMail({
    to: email,
    locale,
    subject,
    paragraphs: [text, last],
    action: { label: action, url: prefixOf(locale) || "/" },
    isSensitive: true, // nobody reads to whom it was sent: there is no list afterwards
  });
}
