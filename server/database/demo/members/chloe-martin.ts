import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const chloeMartin: DemoMember = {
  handle: "chloe-martin",
  name: "Chloé Martin",
  pronouns: "elle",
  role: { en: "Photographer", fr: "Photographe", no: "Fotograf" },
  headline: {
    en: "Still lifes, workshops and hands. Daylight first, lamps when November insists.",
    fr: "Natures mortes, ateliers et mains. La lumière du jour d’abord, les lampes si novembre insiste.",
    no: "Stilleben, verksteder og hender. Dagslys først, lamper når november insisterer.",
  },
  about: {
    en: prose`
      I photograph things and the people who make them. Most days that means one table, one window
      and an object that has to look the way it feels in the hand.

      “Still, October” is a series I return to every autumn: one vase, whatever is left at the
      market, no retouching. It keeps me honest for the rest of the year, when a cheese needs to be
      rounder or a chair less brown.

      I shoot for makers, publishers and studios, in my room in the Croix-Rousse or in your
      workshop. You get a contact sheet the same evening, twelve finished pictures within a week, and
      an e-mail that says plainly what you may do with them.
    `,
    fr: prose`
      Je photographie les choses et celles et ceux qui les fabriquent. La plupart du temps, c’est une
      table, une fenêtre et un objet qui doit avoir à l’image ce qu’il a dans la main.

      « Still, October » est une série que je reprends chaque automne : un vase, ce qui reste au
      marché, aucune retouche. Elle m’oblige à l’honnêteté le reste de l’année, quand un fromage
      voudrait être plus rond ou une chaise moins brune.

      Je travaille pour des artisans, des éditeurs et des studios, dans ma pièce de la Croix-Rousse
      ou dans votre atelier. Vous recevez une planche-contact le soir même, douze images terminées
      sous huit jours, et un message qui dit clairement ce que vous pouvez en faire.
    `,
    no: prose`
      Jeg fotograferer ting og dem som lager dem. Stort sett betyr det ett bord, ett vindu og en
      gjenstand som skal se ut slik den kjennes i hånden.

      «Still, October» er en serie jeg vender tilbake til hver høst: én vase, det som er igjen på
      torget, ingen retusjering. Den holder meg ærlig resten av året, når en ost helst skulle vært
      rundere eller en stol mindre brun.

      Jeg jobber for håndverkere, forlag og studioer, i rommet mitt i Croix-Rousse eller i verkstedet
      ditt. Du får kontaktark samme kveld, tolv ferdige bilder i løpet av en uke og en e-post som sier
      rett ut hva du kan bruke dem til.
    `,
  },
  city: "Lyon",
  country: "FR",
  timeZone: "Europe/Paris",
  skills: ["Still life", "Reportage", "Food photography", "Art direction", "Retouching"],
  tools: ["Large format", "Capture One", "Daylight", "Polystyrene boards"],
  languages: [
    { code: "fr", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [
    { label: "chloemartin.example", url: "https://chloemartin.example" },
    { label: "Contact sheets", url: "https://photo.example/chloe" },
  ],
  availability: "open",
  cover: "/artwork/still-life-20.svg",
  email: "chloe-martin@atelier.test",
};
