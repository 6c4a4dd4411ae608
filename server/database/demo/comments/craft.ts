import { by, on, type DemoComment } from "../demo-comment.ts";

export const onCraft: DemoComment[] = [
  ...on("drawing-an-a-ring-that-survives-8-pixels", [
    {
      name: "Ásta Jónsdóttir",
      email: "asta@example.org",
      content:
        "Now do ð. Our bus displays show Hafnarfjor8ur, and the drivers pronounce it that way on purpose.",
      at: "2026-10-30T08:12:00+01:00",
      locale: "en",
      replies: [
        {
          ...by("freya-holm"),
          content: "I have a ð in six rows that I am rather proud of. Write to me, it is yours.",
          at: "2026-10-30T09:40:00+01:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Terje Solberg",
      email: "terje.solberg@example.org",
      content:
        "Jeg var en av de trettien på terminalen. Leste Måløy riktig, men gikk om bord på feil båt. Det kan ikke skriften lastes for.",
      at: "2026-10-29T21:05:00+01:00",
      locale: "no",
    },
    {
      ...by("valentina-rojas"),
      content:
        "“No gap, the ring stands on the bowl” is exactly how I draw hats at sixteen pixels. The hole is the hat. Lovely post.",
      at: "2026-10-29T15:33:00+01:00",
      locale: "en",
    },
    {
      name: "Julien Moreau",
      email: "julien.moreau@example.com",
      content: "Quarante-quatre fichiers pour un a de quatre rangées. On peut voir le pire\u202f?",
      at: "2026-10-29T11:20:00+01:00",
      locale: "fr",
    },
  ]),
  ...on("seven-sounds-a-button-should-not-make", [
    {
      ...by("saoirse-byrne"),
      content:
        "Our bank app makes the second one when a payment goes through. It sounds like it is disappointed in me. It may have a point.",
      at: "2026-10-25T19:22:00+02:00",
      locale: "en",
    },
    {
      name: "Florian Egger",
      email: "florian.egger@example.org",
      content: "A thousand times in a row, with tea. My flatmate would like to know which tea.",
      at: "2026-10-24T12:10:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("yuki-tanaka"),
          content: "Hojicha. It forgives a great deal, so I use it only for the last round.",
          at: "2026-10-24T14:47:00+02:00",
          locale: "en",
        },
      ],
    },
  ]),
  ...on("blue-at-69-degrees-north", [
    {
      name: "Berit Hansen",
      email: "berit.hansen@example.org",
      content:
        "Det er jeg som er bakeren. Jeg visste ikke at noen så vinduet. Nå kommer jeg til å vinke.",
      at: "2026-09-16T05:10:00+02:00",
      locale: "no",
      replies: [
        {
          ...by("kari-nilsen"),
          content: "Da må jeg tegne en arm til. Bare hyggelig.",
          at: "2026-09-16T10:25:00+02:00",
          locale: "no",
        },
      ],
    },
    {
      ...by("mathis-laurent"),
      content:
        "Measured, for fun: your fifth blue is 31 in chroma under the road lamp and 12 without. You are right, the rest is just cold.",
      at: "2026-09-15T17:48:00+02:00",
      locale: "en",
    },
  ]),
  ...on("easing-curves-explained-with-buses", [
    {
      name: "Tunde Bakare",
      email: "tunde.bakare@example.com",
      content:
        "I take that bus. You left out the fifth driver, who waits until everybody is seated and then reverses.",
      at: "2026-08-12T07:55:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("amara-okafor"),
          content: "That one is called anticipation and I charge extra for it.",
          at: "2026-08-12T09:03:00+02:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Nathalie Roux",
      email: "nathalie.roux@example.org",
      content:
        "J’ai fait lire ce texte à mes étudiants à la place du cours. Ils ont tous retenu les œufs, et pour la première fois personne n’a utilisé le rebond.",
      at: "2026-08-11T20:14:00+02:00",
      locale: "fr",
    },
  ]),
  ...on("paper-stock-is-a-promise", [
    {
      name: "Élise Garnier",
      email: "elise.garnier@example.com",
      content:
        "Avocate moi aussi. J’ai fermé les yeux devant les cartes du cabinet\u202f: menu de pizzeria, sans hésitation. On commande du coton.",
      at: "2026-06-02T09:36:00+02:00",
      locale: "fr",
    },
    {
      ...by("ines-carvalho"),
      content: "The third thumb exists for plates too. It is called the dishwasher.",
      at: "2026-06-01T18:02:00+02:00",
      locale: "en",
    },
  ]),
  ...on("send-me-your-worst-word", [
    {
      name: "Wytske Hoekstra",
      email: "wytske@example.org",
      content: "Skûtsjesilen. Twice on one sign, with an arrow between them. I dare you.",
      at: "2026-05-20T13:19:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("freya-holm"),
          content: "Number 1,909. The û and the t are no longer speaking. Give me a week.",
          at: "2026-05-20T15:50:00+02:00",
          locale: "en",
        },
      ],
    },
  ]),
];
