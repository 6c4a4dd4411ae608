// URLs of the demo data that tests rely on, by language.

export type Locale = "en" | "fr" | "no";

export const locales: readonly Locale[] = ["en", "fr", "no"];

type Texts = Record<Locale, string>;

/** The lang attribute of pages */
export const lang: Texts = { en: "en", fr: "fr", no: "nb" };

/** In three languages, with 43 comments on several pages */
export const brief: { slug: Texts; title: Texts } = {
  slug: {
    en: "what-a-good-brief-looks-like",
    fr: "a-quoi-ressemble-un-bon-brief",
    no: "slik-ser-en-god-brief-ut",
  },
  title: {
    en: "What a good brief looks like, from the other side of the table",
    fr: "À quoi ressemble un bon brief, vu de l’autre côté de la table",
    no: "Slik ser en god brief ut fra den andre siden av bordet",
  },
};

/** A project in three languages, with several owners */
export const fjordlys = { type: "wayfinding", slug: "fjordlys", title: "Fjordlys" };

/** A solution in three languages, with projects and questions */
export const identity: { slug: Texts; title: Texts } = {
  slug: {
    en: "an-identity-that-prints",
    fr: "une-identite-qui-simprime",
    no: "en-identitet-som-kan-trykkes",
  },
  title: {
    en: "An identity that prints",
    fr: "Une identité qui s’imprime",
    no: "En identitet som kan trykkes",
  },
};

export const developer: { slug: Texts; title: Texts } = {
  slug: {
    en: "web-developer-who-deletes-things",
    fr: "developpement-web-avec-lart-de-supprimer",
    no: "webutvikler-som-sletter-ting",
  },
  title: {
    en: "Web developer who deletes things",
    fr: "Développement web, avec l’art de supprimer",
    no: "Webutvikler som sletter ting",
  },
};

/** In English and French */
export const october = { en: "still-october", fr: "octobre-encore" };

export const craft: Texts = { en: "craft", fr: "savoir-faire", no: "handverk" };

export const member = { handle: "freya-holm", name: "Freya Holm" };

/** An unprefixed path in a language */
export function inLocale(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
