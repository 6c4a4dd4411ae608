import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, ol, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "talking-ticket-machine",
  type: "web",
  stage: "IN_PROGRESS",
  title: {
    en: "The ticket machine that speaks",
    fr: "Le distributeur de tickets qui parle",
    no: "Billettautomaten som snakker",
  },
  description: {
    en: "Twelve findings, ordered by how many people they stop, and a machine that can be used with eyes closed.",
    fr: "Douze constats, classés selon le nombre de personnes qu’ils arrêtent, et un distributeur qui s’utilise les yeux fermés.",
    no: "Tolv funn, ordnet etter hvor mange de stopper, og en automat du kan bruke med lukkede øyne.",
  },
  content: {
    en: doc(
      p(
        "A machine with a touch screen is a wall if you can’t see it. We test a model with four keys and a voice:",
      ),
      ol(
        "Say where you are.",
        "Say what the key will do, before it does it.",
        "Stop talking when a key is pressed.",
      ),
      p("Field test on four platforms until March. Bring headphones."),
    ),
    fr: doc(
      p(
        "Un distributeur à écran tactile est un mur pour qui ne le voit pas. Nous testons un modèle à quatre touches et une voix\u202f:",
      ),
      ol(
        "Dire où l’on est.",
        "Dire ce que fera la touche, avant qu’elle le fasse.",
        "Se taire dès qu’on appuie sur une touche.",
      ),
      p("Essais sur quatre quais jusqu’en mars. Apportez un casque."),
    ),
    no: doc(
      p(
        "En automat med berøringsskjerm er en vegg for den som ikke ser den. Vi prøver en modell med fire taster og en stemme:",
      ),
      ol(
        "Si hvor brukeren er.",
        "Si hva tasten gjør, før den gjør det.",
        "Ti stille når noen trykker.",
      ),
      p("Feltprøve på fire perronger til mars. Ta med hodetelefoner."),
    ),
  },
  cover: "/artwork/arches-200.svg",
  coverAlt: {
    en: "Four arches like keys, one of them dark",
    fr: "Quatre arches comme des touches, l’une d’elles sombre",
    no: "Fire buer som taster, én av dem mørk",
  },
  tags: ["accessibility", "public transport", "speech"],
  tools: ["NVDA", "Raspberry Pi", "Platform 3"],
  client: { name: "Västtåg", url: "https://vasttag.example" },
  startedOn: "2026-06-01",
  owners: [
    { handle: "sofia-lindqvist", part: "Tests and wording" },
    { handle: "jonas-berg", part: "Prototype" },
    { handle: "yuki-tanaka", part: "Voice", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/code-200.svg",
      alt: {
        en: "A screen with four lines and a large tick",
        fr: "Un écran avec quatre lignes et une grande coche",
        no: "En skjerm med fire linjer og et stort hakemerke",
      },
      title: { en: "Finding one", fr: "Constat numéro un", no: "Funn nummer én" },
      content: {
        en: prose`The jack for headphones was behind the coin slot. Nobody had asked why it was dusty.`,
        fr: prose`La prise casque était derrière la fente à pièces. Personne ne s’était demandé pourquoi elle était poussiéreuse.`,
        no: prose`Kontakten for hodetelefoner satt bak myntsprekken. Ingen hadde spurt hvorfor den var støvete.`,
      },
    },
  ],
  likes: ["lea-brandt", "saoirse-byrne", "elias-nygaard", "ingrid-solheim"],
  publishedAt: "2026-10-19T09:00:00+02:00",
};
