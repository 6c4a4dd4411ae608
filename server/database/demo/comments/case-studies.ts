import { by, on, type DemoComment } from "../demo-comment.ts";

export const onCaseStudies: DemoComment[] = [
  ...on("fjordlys-wayfinding-for-a-night-ferry", [
    {
      name: "Marit Haugland",
      email: "marit.haugland@example.org",
      content:
        "Lommelykta henger fint. Mannskapet ber meg hilse at de skrur opp lyset når dere ikke er om bord, og at det er dere som har rett på dagtid.",
      at: "2026-10-02T07:15:00+02:00",
      locale: "no",
      replies: [
        {
          ...by("freya-holm"),
          content: "Da er vi enige døgnet rundt. Hils i messa!",
          at: "2026-10-02T08:50:00+02:00",
          locale: "no",
        },
      ],
    },
    {
      ...by("zeynep-kaya"),
      content:
        "A warm strip forward, a cool one aft: I have been trying to do this in a seat fabric for years. May I come and sit on the floor with the readers?",
      at: "2026-10-01T14:02:00+02:00",
      locale: "en",
    },
    {
      name: "Yann Le Goff",
      email: "yann.legoff@example.com",
      content:
        "Deux cabines 4 à quatre-vingt-dix mètres. Sur notre ligne, il y a deux ponts 7. Je transmets votre article à la direction, sans commentaire.",
      at: "2026-10-01T11:36:00+02:00",
      locale: "fr",
    },
  ]),
  ...on("still-october", [
    {
      ...by("ines-carvalho"),
      content:
        "Green four minutes before rain is copper, reduced a little too far. Please tell the workshop never to fix it.",
      at: "2026-10-15T09:27:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("chloe-martin"),
          content: "They know. They have lost the recipe on purpose.",
          at: "2026-10-15T10:11:00+02:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Henri Dubois",
      email: "henri.dubois@example.org",
      content: "Comment s’appelait la poire\u202f?",
      at: "2026-10-14T20:08:00+02:00",
      locale: "fr",
      replies: [
        {
          ...by("chloe-martin"),
          content: "Bernadette.",
          at: "2026-10-14T21:30:00+02:00",
          locale: "fr",
        },
      ],
    },
  ]),
  ...on("marche-a-market-in-print", [
    {
      name: "Nadia Benali",
      email: "nadia.benali@example.com",
      content:
        "Fromagerie, allée 3. Les visages, c’est moi. Vendredi je fais le percepteur, venez tôt.",
      at: "2026-09-09T06:20:00+02:00",
      locale: "fr",
      replies: [
        {
          ...by("mathis-laurent"),
          content: "J’y serai à six heures avec l’appareil de Chloé et sans elle.",
          at: "2026-09-09T07:02:00+02:00",
          locale: "fr",
        },
      ],
    },
    {
      ...by("freya-holm"),
      content: "I have been informed. The pirate is growing on me.",
      at: "2026-09-08T16:45:00+02:00",
      locale: "en",
    },
  ]),
  ...on("tidevann", [
    {
      name: "Magnus Rørvik",
      email: "magnus.rorvik@example.org",
      content:
        "Fisker fra Smøla her. Streken dere viser når dere ikke vet, er det beste på hele siden. Resten er også bra.",
      at: "2026-08-01T04:55:00+02:00",
      locale: "no",
      replies: [
        {
          ...by("elias-nygaard"),
          content: "Det er den hyggeligste anmeldelsen en strek har fått. Takk!",
          at: "2026-08-01T09:30:00+02:00",
          locale: "no",
        },
      ],
    },
    {
      name: "Joanna Reid",
      email: "joanna.reid@example.com",
      content:
        "Is the drill story public? I teach sensor data at Heriot-Watt and my students need to meet it.",
      at: "2026-07-31T12:18:00+02:00",
      locale: "en",
    },
  ]),
  ...on("a-waiting-room-that-explains-itself", [
    {
      ...by("yuki-tanaka"),
      content:
        "A floor also answers without making a sound. I have been paid to solve this with chimes and I would like to apologise to Osaka.",
      at: "2026-06-25T03:40:00+02:00",
      locale: "en",
    },
  ]),
];
