import { Locale } from "../../schema/foundation/locale.ts";

/** The fixed texts of every mail. */
interface Words {
  /** The language tag for mail programs. */
  lang: string;
  /** Shown below a code. */
  keepToYourself: string;
  /** Shown before a link that is written out. */
  copyLink: string;
  /** Shown before the address of the site. */
  sentBy: string;
}

export const MAIL_TEXTS: Record<Locale, Words> = {
  [Locale.en]: {
    lang: "en",
    keepToYourself: "Never share this code. Nobody at Atelier will ask you for it.",
    copyLink: "If the button doesn’t work, open this link:",
    sentBy: "Sent by Atelier,",
  },
  [Locale.fr]: {
    lang: "fr",
    keepToYourself: "Ne communiquez ce code à personne. Atelier ne vous le demandera jamais.",
    copyLink: "Si le bouton ne fonctionne pas, ouvrez ce lien :",
    sentBy: "Envoyé par Atelier,",
  },
  [Locale.no]: {
    lang: "nb",
    keepToYourself: "Del aldri koden med andre. Ingen hos Atelier vil be deg om den.",
    copyLink: "Hvis knappen ikke virker, kan du åpne denne lenken:",
    sentBy: "Sendt av Atelier,",
  },
};

/** An absolute link, as mail programs need it. */
export const absoluteUrl = (url: string, origin: string): string => new URL(url, origin).href;
