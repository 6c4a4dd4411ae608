import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const tomasRivera: DemoMember = {
  handle: "tomas-rivera",
  name: "Tomás Rivera",
  pronouns: "he/him",
  role: { en: "Product designer", fr: "Designer produit", no: "Produktdesigner" },
  headline: {
    en: "I design the dull screens of good products: settings, refunds, the second login.",
    fr: "Je dessine les écrans ternes des bons produits\u202f: réglages, remboursements, mot de passe perdu.",
    no: "Jeg tegner de kjedelige skjermene i gode produkter: innstillinger, refusjon, glemt passord.",
  },
  about: {
    en: prose`
      Everybody wants to design the home screen. I ask for the others. In eleven years I have drawn
      four hundred settings pages, and I can tell from the third checkbox which two departments were
      not speaking to each other.

      I work with small product teams in Madrid and at a distance, for two or three months at a time.
      I sit with support in the first week and read two hundred tickets before I open Figma. Then we
      take away what people write about most often.

      I like tables, empty states, error messages written by a person, and being told that my idea
      is already in the product and nobody can find it.
    `,
    fr: prose`
      Tout le monde veut dessiner l’écran d’accueil. Moi, je demande les autres. En onze ans, j’ai
      dessiné quatre cents pages de réglages, et je devine à la troisième case à cocher quels sont
      les deux services qui ne se parlaient pas.

      Je travaille avec de petites équipes produit à Madrid et à distance, deux ou trois mois à la
      fois. La première semaine, je m’installe au support et je lis deux cents tickets avant d’ouvrir
      Figma. Ensuite, nous enlevons ce qui revient le plus souvent.

      J’aime les tableaux, les états vides, les messages d’erreur écrits par quelqu’un, et qu’on me
      dise que mon idée est déjà dans le produit et que personne ne la trouve.
    `,
    no: prose`
      Alle vil tegne startskjermen. Jeg ber om de andre. På elleve år har jeg tegnet fire hundre
      innstillingssider, og på den tredje avkrysningsboksen ser jeg hvilke to avdelinger som ikke
      snakket sammen.

      Jeg jobber med små produktteam i Madrid og på avstand, to eller tre måneder om gangen. Den
      første uken sitter jeg hos kundestøtten og leser to hundre saker før jeg åpner Figma. Så fjerner
      vi det folk oftest skriver om.

      Jeg liker tabeller, tomme tilstander, feilmeldinger skrevet av et menneske, og å få høre at
      ideen min allerede finnes i produktet, men at ingen finner den.
    `,
  },
  city: "Madrid",
  country: "ES",
  timeZone: "Europe/Madrid",
  skills: ["Product design", "Interaction design", "UX research", "Tables and forms", "UX writing"],
  tools: ["Figma", "SQL", "Whiteboard", "Zendesk exports"],
  languages: [
    { code: "es", level: "native" },
    { code: "en", level: "fluent" },
    { code: "fr", level: "working" },
  ],
  links: [
    { label: "tomasrivera.example", url: "https://tomasrivera.example" },
    { label: "Notes", url: "https://notes.example/tomas" },
  ],
  availability: "limited",
  availableFrom: "2027-01-04",
  cover: "/artwork/bars-265.svg",
  email: "tomas-rivera@atelier.test",
};
