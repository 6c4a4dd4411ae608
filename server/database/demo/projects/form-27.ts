import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p, quote } from "../writing.ts";

export const project: DemoProject = {
  slug: "form-27",
  type: "web",
  stage: "ARCHIVED",
  title: { en: "Form 27", fr: "Formulaire 27", no: "Skjema 27" },
  description: {
    en: "A housing benefit form, from nineteen pages to four, by following it through seven offices.",
    fr: "Une demande d’aide au logement, de dix-neuf pages à quatre, en la suivant dans sept bureaux.",
    no: "Et søknadsskjema for bostøtte, fra nitten sider til fire, ved å følge det gjennom sju kontorer.",
  },
  content: {
    en: doc(
      p(`
        Eleven of the nineteen pages asked for something that another desk already knew. We didn’t
        redesign those. We introduced the desks to each other.
      `),
      quote(
        "“It used to come back three times. Now it comes back with thanks.”",
        "Desk 5, second floor",
      ),
      p(
        "Replaced by a national form in 2026. The wording lives on in it, uncredited, which is a compliment.",
      ),
    ),
    fr: doc(
      p(`
        Onze pages sur dix-neuf demandaient ce qu’un autre bureau savait déjà. Celles-là, nous ne les
        avons pas redessinées. Nous avons présenté les bureaux les uns aux autres.
      `),
      quote(
        "«\u202fAvant, il revenait trois fois. Maintenant il revient avec un merci.\u202f»",
        "Bureau 5, deuxième étage",
      ),
      p(
        "Remplacé en 2026 par un formulaire national. Ses phrases y survivent, sans signature\u202f: c’est un compliment.",
      ),
    ),
    no: doc(
      p(`
        Elleve av de nitten sidene spurte om noe et annet kontor visste fra før. Dem tegnet vi ikke om.
        Vi presenterte kontorene for hverandre.
      `),
      quote(
        "«Før kom det i retur tre ganger. Nå kommer det i retur med takk.»",
        "Kontor 5, andre etasje",
      ),
      p(
        "Erstattet av et nasjonalt skjema i 2026. Setningene lever videre der, uten navn, og det er et kompliment.",
      ),
    ),
  },
  cover: "/artwork/fold-200.svg",
  coverAlt: {
    en: "A folded form in turquoise and blue",
    fr: "Un formulaire plié, turquoise et bleu",
    no: "Et brettet skjema i turkis og blått",
  },
  tags: ["service design", "public sector", "form design", "ux writing"],
  tools: ["Pencil", "Figma", "Waiting rooms"],
  client: { name: "Bezirksamt Mitte", url: "https://bezirksamt.example" },
  startedOn: "2023-03-06",
  endedOn: "2024-06-28",
  owners: [
    { handle: "lea-brandt", part: "Field research" },
    { handle: "saoirse-byrne", part: "Wording" },
    { handle: "tomas-rivera", part: "Screens" },
  ],
  media: [
    {
      url: "/artwork/arches-165.svg",
      alt: {
        en: "Four doors in green: the offices on the way",
        fr: "Quatre portes vertes\u202f: les bureaux du parcours",
        no: "Fire grønne dører: kontorene underveis",
      },
      title: { en: "Seven offices", fr: "Sept bureaux", no: "Sju kontorer" },
      content: {
        en: prose`
          Nineteen days, of which eleven in out-trays. The map is 6 m long and hangs on the second
          floor, where people add to it in pencil.
        `,
        fr: prose`
          Dix-neuf jours, dont onze dans des bannettes. La carte fait 6 m et se trouve au deuxième
          étage, où l’on continue de la compléter au crayon.
        `,
        no: prose`
          Nitten dager, hvorav elleve i utkurver. Kartet er 6 m langt og henger i andre etasje, der folk
          fyller på med blyant.
        `,
      },
    },
  ],
  likes: ["sofia-lindqvist", "ingrid-solheim", "priya-raman"],
  publishedAt: "2024-09-02T09:00:00+02:00",
};
