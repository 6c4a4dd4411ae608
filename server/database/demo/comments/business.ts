import { by, on, type DemoComment } from "../demo-comment.ts";

export const onBusiness: DemoComment[] = [
  ...on("colour-systems-that-survive-a-dark-mode", [
    {
      ...by("priya-raman"),
      content:
        "Roles instead of swatches also saved our charts. One question: do you let the hue turn by the same angle for every red, or per client?",
      at: "2026-11-14T10:05:00+01:00",
      locale: "en",
      replies: [
        {
          ...by("mathis-laurent"),
          content:
            "Per client, by eye, on the cracked phone. It lands between 3 and 7 degrees. A formula would be one line shorter and wrong for tomatoes.",
          at: "2026-11-14T11:31:00+01:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Sébastien Colin",
      email: "s.colin@example.org",
      content:
        "Je suis comptable et je confirme\u202f: dans le noir, sur un vieux téléphone, on valide très vite.",
      at: "2026-11-13T18:44:00+01:00",
      locale: "fr",
    },
    {
      name: "Guro Tveit",
      email: "guro.tveit@example.org",
      content:
        "Hvordan forklarer du kunden at det er samme farge, når det tydelig ikke er det? Jeg har prøvd med to malingsprøver og fikk begge kastet tilbake.",
      at: "2026-11-13T13:27:00+01:00",
      locale: "no",
    },
  ]),
  ...on("pricing-a-brand-identity-without-guessing", [
    {
      name: "Kwame Asante",
      email: "kwame.asante@example.com",
      content:
        "I sent my first odd total yesterday, €4,317. She asked how I got there, we read the sheet together, and she removed two countries. Signed today. Thank you for the seven cells.",
      at: "2026-11-12T16:03:00+01:00",
      locale: "en",
      replies: [
        {
          ...by("amara-okafor"),
          content: "Removing countries is the nicest kind of haggling there is. Congratulations!",
          at: "2026-11-12T17:20:00+01:00",
          locale: "en",
        },
      ],
    },
    {
      ...by("kari-nilsen"),
      content:
        "For illustrators “use” is almost the whole price. I have split your fifth cell into five and it still fits on a phone.",
      at: "2026-11-10T09:18:00+01:00",
      locale: "en",
    },
    {
      name: "Alicia Bauer",
      email: "alicia.bauer@example.org",
      content:
        "Where do you put the nephew if he is also the one who signs? Asking for a vineyard.",
      at: "2026-11-09T20:31:00+01:00",
      locale: "en",
    },
    {
      name: "Pierre-Yves Morel",
      email: "py.morel@example.com",
      content:
        "Diviser par 120 jours et non 220, je l’ai compris à quarante-deux ans. J’aurais payé cher pour lire ce billet à trente.",
      at: "2026-11-08T19:47:00+01:00",
      locale: "fr",
    },
  ]),
  ...on("how-studio-nord-ships-a-website-in-nine-days", [
    {
      ...by("sofia-lindqvist"),
      content:
        "I like that contrast is in the command and not in a meeting. Could you run it with the keyboard only as well? Day 7 would get shorter.",
      at: "2026-11-04T09:12:00+01:00",
      locale: "en",
      replies: [
        {
          ...by("jonas-berg"),
          content:
            "Done this morning: npm run tab walks every page and counts the steps to the first link that matters. It found our own contact form.",
          at: "2026-11-05T12:40:00+01:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Linnea Öberg",
      email: "linnea.oberg@example.org",
      content: "What happened in the thirty-four?",
      at: "2026-11-03T15:06:00+01:00",
      locale: "en",
      replies: [
        {
          ...by("jonas-berg"),
          content: "A cousin of a cousin with two disks.",
          at: "2026-11-03T15:30:00+01:00",
          locale: "en",
        },
      ],
    },
    {
      name: "Morten Eide",
      email: "morten.eide@example.org",
      content:
        "Vi prøvde rekkefølgen hos oss: tekst før tegning. Dag to ble brukt til å oppdage at ingen visste hva firmaet gjør. Det var verdt hele prosjektet.",
      at: "2026-11-03T11:54:00+01:00",
      locale: "no",
    },
  ]),
  ...on("the-invoice-i-send-on-day-one", [
    {
      name: "Hannah Lowe",
      email: "hannah.lowe@example.com",
      content:
        "Did this last month. The 10% needed an approval from a man who retired in 2022. We found him; he still has the password and was glad somebody called.",
      at: "2026-10-12T10:58:00+02:00",
      locale: "en",
    },
    {
      name: "Lucie Bernard",
      email: "lucie.bernard@example.org",
      content:
        "Et si le client s’étonne de payer avant d’avoir vu quoi que ce soit\u202f? J’ai peur de paraître méfiante.",
      at: "2026-10-10T08:33:00+02:00",
      locale: "fr",
      replies: [
        {
          ...by("tomas-rivera"),
          content:
            "Dites-lui la vérité\u202f: c’est un essai de plomberie. Ceux qui rient paient dans la semaine.",
          at: "2026-10-10T12:15:00+02:00",
          locale: "fr",
        },
      ],
    },
  ]),
  ...on("what-a-studio-costs-when-nobody-is-working", [
    {
      ...by("ingrid-solheim"),
      content: "I would like it noted that I watered the fig tree until the 3rd.",
      at: "2026-09-23T09:02:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("jonas-berg"),
          content: "Noted. July has more days.",
          at: "2026-09-23T09:05:00+02:00",
          locale: "en",
        },
      ],
    },
  ]),
  ...on("the-meeting-that-became-a-form", [
    {
      name: "Jutta Krämer",
      email: "jutta.kraemer@example.org",
      content:
        "I am one of the three. The cake rotates, the bicycle cellar now has a light, and next on the list is the chestnut tree. Nobody minutes any of it.",
      at: "2026-09-02T12:26:00+02:00",
      locale: "en",
    },
  ]),
];
