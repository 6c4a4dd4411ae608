import { by, on, type DemoComment } from "../demo-comment.ts";

export const onTools: DemoComment[] = [
  ...on("a-status-page-your-mother-can-read", [
    {
      name: "Turid Nygaard",
      email: "turid.nygaard@example.org",
      content: "Prikkene var pene. Jeg står ved det. Koret øver på torsdag som vanlig.",
      at: "2026-08-21T10:41:00+02:00",
      locale: "no",
    },
    {
      name: "Dev Malhotra",
      email: "dev.malhotra@example.com",
      content:
        "“We write again at 14:30, even if nothing has changed” cut our incident channel by half. The hard part is being at the keyboard at 14:30.",
      at: "2026-08-20T16:15:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("elias-nygaard"),
          content:
            "We have a kitchen timer shaped like a tomato. It is the only on-call tool I trust.",
          at: "2026-08-20T17:09:00+02:00",
          locale: "en",
        },
      ],
    },
  ]),
  ...on("how-i-name-eleven-thousand-photographs", [
    {
      ...by("liam-chen"),
      content:
        "Stealing “Not breakfast. Egg.” for clip names. If anyone in the edit asks, I will say it is grammar.",
      at: "2026-07-17T15:29:00+02:00",
      locale: "en",
    },
    {
      name: "Agnès Lemaire",
      email: "agnes.lemaire@example.org",
      content:
        "Bibliothécaire à la retraite\u202f: bravo pour le singulier. J’ai passé trente ans à le défendre contre des gens très instruits.",
      at: "2026-07-16T21:50:00+02:00",
      locale: "fr",
    },
  ]),
  ...on("the-eighteen-brushes-i-kept", [
    {
      ...by("valentina-rojas"),
      content:
        "I use one. It is a square. But I would pay good money for the mistake that makes moss.",
      at: "2026-07-06T22:37:00+02:00",
      locale: "en",
      replies: [
        {
          ...by("kari-nilsen"),
          content:
            "It cannot be exported. I have tried; it crashes, which I suppose is consistent.",
          at: "2026-07-07T09:00:00+02:00",
          locale: "en",
        },
      ],
    },
  ]),
  ...on("a-build-that-fails-politely", [
    {
      name: "Ewa Kowalczyk",
      email: "ewa.kowalczyk@example.com",
      content:
        "We gave our rules owners last week. Mine is about trailing spaces, and people now say good morning to me differently.",
      at: "2026-06-15T08:20:00+02:00",
      locale: "en",
    },
    {
      name: "Sindre Bakken",
      email: "sindre.bakken@example.org",
      content:
        "Sytten regler uten eier er en fin definisjon på kultur. Hvilken av dem savnet dere mest etterpå?",
      at: "2026-06-12T13:44:00+02:00",
      locale: "no",
      replies: [
        {
          ...by("jonas-berg"),
          content:
            "Den som forbød ordet «temp». Nå har vi tre filer som heter temp. De har det fint.",
          at: "2026-06-12T14:30:00+02:00",
          locale: "no",
        },
      ],
    },
  ]),
];
