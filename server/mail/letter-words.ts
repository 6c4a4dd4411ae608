import { Locale } from "../../schema/foundation/locale.ts";

/** What every letter says around its own words. */
interface Words {
  /** The language as mail programs know it. */
  lang: string;
  /** Stands below a code. */
  keepToYourself: string;
  /** Stands before a link that is written out. */
  copyLink: string;
  /** Stands before the address of the site. */
  sentBy: string;
}

export const WORDS: Record<Locale, Words> = {
  [Locale.en]: {
    lang: "en",
    keepToYourself: "Keep this code to yourself. Nobody from Atelier will ask you for it.",
    copyLink: "If the button does not work, open this address:",
    sentBy: "Sent by Atelier,",
  },
  [Locale.fr]: {
    lang: "fr",
    keepToYourself: "Gardez ce code pour vous. Personne chez Atelier ne vous le demandera.",
    copyLink: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
    sentBy: "Envoyé par Atelier,",
  },
  [Locale.no]: {
    lang: "nb",
    keepToYourself: "Hold koden for deg selv. Ingen fra Atelier vil be deg om den.",
    copyLink: "Hvis knappen ikke virker, kan du åpne denne adressen:",
    sentBy: "Sendt av Atelier,",
  },
};

/** A link as mail programs can follow it. */
export const wholeLink = (url: string, origin: string): string => new URL(url, origin).href;
