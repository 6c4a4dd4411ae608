import { by, on, type DemoComment } from "../demo-comment.ts";

/** The longest thread of the demo world: more than two pages. */
export const onAGoodBrief: DemoComment[] = on("what-a-good-brief-looks-like", [
  {
    ...by("yuki-tanaka"),
    content:
      "The “Tuesday” test is going on our wall. We asked a client today and she described the loading dock for ten minutes.",
    at: "2026-11-20T17:40:00+01:00",
    locale: "en",
  },
  {
    ...by("tomas-rivera"),
    content:
      "Do you charge for the twenty-minute call? We lose about a day a month to calls that lead nowhere.",
    at: "2026-11-20T15:42:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("ingrid-solheim"),
        content:
          "No. But the written brief is €180, and it comes off the invoice if we work together. Half of them buy it.",
        at: "2026-11-20T16:45:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    ...by("lea-brandt"),
    content:
      "Copied the YAML into our template. “What must not change” saved an argument the same afternoon.",
    at: "2026-11-19T18:12:00+01:00",
    locale: "en",
  },
  {
    ...by("kari-nilsen"),
    content: "How do you handle a brief with two people who both say yes?",
    at: "2026-11-19T16:20:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("ingrid-solheim"),
        content:
          "I write both names down and ask them to cross one out while I get coffee. It takes about as long as the coffee.",
        at: "2026-11-19T16:58:00+01:00",
        locale: "en",
      },
      {
        name: "Petra Svoboda",
        email: "petra.svoboda@example.org",
        content: "We tried this. They crossed out each other. The project is on hold.",
        at: "2026-11-19T19:31:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    name: "Didier Fontaine",
    email: "d.fontaine@example.org",
    content:
      "«\u202fUn mardi\u202f»\u202f: je l’ai essayé ce matin avec un client qui voulait «\u202fune présence digitale forte\u202f». Il m’a parlé de la sonnette de son entrepôt, que personne n’entend. On va commencer par la sonnette.",
    at: "2026-11-19T14:05:00+01:00",
    locale: "fr",
    replies: [
      {
        ...by("mathis-laurent"),
        content:
          "La meilleure présence digitale que j’aie vue cette année\u202f: une sonnette qui sonne.",
        at: "2026-11-19T15:11:00+01:00",
        locale: "fr",
      },
    ],
  },
  {
    ...by("saoirse-byrne"),
    content:
      "“Users struggle with navigation” is not a Tuesday. I have printed that sentence and I intend to hand it out like a parking ticket.",
    at: "2026-11-19T12:47:00+01:00",
    locale: "en",
  },
  {
    name: "Håkon Lie",
    email: "hakon.lie@example.org",
    content:
      "Jobber i kommunen og kjenner igjen lappen over skiltet. Vi har fjorten slike i rådhuset. Jeg gikk runden i går og tok bilde av alle, og nå ligger de øverst i konkurransegrunnlaget.",
    at: "2026-11-19T11:26:00+01:00",
    locale: "no",
    replies: [
      {
        ...by("ingrid-solheim"),
        content: "Det er det beste konkurransegrunnlaget jeg har hørt om. Hva står det på lappene?",
        at: "2026-11-19T12:02:00+01:00",
        locale: "no",
      },
      {
        name: "Håkon Lie",
        email: "hakon.lie@example.org",
        content: "Ti av fjorten: «Toalettet er i andre etasje».",
        at: "2026-11-19T12:10:00+01:00",
        locale: "no",
      },
    ],
  },
  {
    name: "Mei Watanabe",
    email: "mei.w@example.com",
    content:
      "What do you do when the client has measured something, but it is the wrong number? Ours arrives with 40 slides of page views every time.",
    at: "2026-11-19T10:33:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("priya-raman"),
        content:
          "Ask which of the forty they would phone somebody about at night. There is usually exactly one.",
        at: "2026-11-19T11:04:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    name: "Owen Price",
    email: "owen@example.org",
    content: "The fish soup recipe, please. You cannot leave it there.",
    at: "2026-11-19T09:58:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("jonas-berg"),
        content:
          "Studio Nord, second drawer, under the stapler. The secret is fennel and not letting Ingrid near the salt.",
        at: "2026-11-19T10:15:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    ...by("zeynep-kaya"),
    content:
      "In textiles the taped sign is a blanket. If the drivers have put one over the seat, I do not need to ask how the old fabric performed.",
    at: "2026-11-19T08:49:00+01:00",
    locale: "en",
  },
  {
    name: "Solveig Ramberg",
    email: "solveig.ramberg@example.org",
    content:
      "Fint skrevet. Én innvending: Hos oss er det den som skriver briefen, som også må forsvare den i styret. Da blir to tall fort til tolv. Har du en kort måte å forklare styret hvorfor to er nok?",
    at: "2026-11-19T08:14:00+01:00",
    locale: "no",
    replies: [
      {
        ...by("ingrid-solheim"),
        content:
          "«Velg de to dere vil bli spurt om på neste årsmøte.» Resten kan ligge i et vedlegg som ingen åpner.",
        at: "2026-11-19T09:20:00+01:00",
        locale: "no",
      },
    ],
  },
  {
    ...by("freya-holm"),
    content:
      "For the record, I was on four of those nine crossings and nobody has ever given me a Tuesday. I got “make it Nordic, but legible”. Then Marit showed me the torch.",
    at: "2026-11-18T22:41:00+01:00",
    locale: "en",
  },
  {
    name: "Camille Perrin",
    email: "camille.perrin@example.com",
    content:
      "Je suis de l’autre côté de la table, justement\u202f: c’est moi qui envoie les briefs. Le mien faisait onze pages. J’ai relu le vôtre, j’ai gardé une demi-page, et mon graphiste m’a demandé si tout allait bien.",
    at: "2026-11-18T21:17:00+01:00",
    locale: "fr",
  },
  {
    name: "Rafael Duarte",
    email: "rafael.duarte@example.org",
    content:
      "I keep the template in our wiki now. One trick: put each of the five in a <details> element and leave it closed. Nobody adds a sixth when they cannot see the other five.",
    at: "2026-11-18T20:02:00+01:00",
    locale: "en",
  },
  {
    ...by("noah-weiss"),
    content:
      "“Before the summer” is a mood. In architecture it is a season of lawsuits. Excellent piece.",
    at: "2026-11-18T19:25:00+01:00",
    locale: "en",
  },
  {
    name: "Anneli Koskinen",
    email: "anneli.k@example.org",
    content:
      "Twenty-three of forty-one “after repairs” is the number I would like to read more about. What broke most often? In our case it is the name: it changes in week three, and with it everything that must not change.",
    at: "2026-11-18T18:30:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("ingrid-solheim"),
        content:
          "The name, fourteen times. I now ask who takes over if that person is ill, and write the second name in pencil. I will do a post about repairs in the new year.",
        at: "2026-11-18T20:44:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    name: "Ole-Martin Fjeld",
    email: "om.fjeld@example.org",
    content:
      "«En frist uten grunn er en stemning.» Den skal jeg brodere på en pute og gi til sjefen min.",
    at: "2026-11-18T17:12:00+01:00",
    locale: "no",
  },
  {
    ...by("elias-nygaard"),
    content:
      "The Tuesday also works for bug reports. “The form is broken” becomes “Turid, seventy-four, pressed Send twice because nothing moved”. Fixed within the hour.",
    at: "2026-11-18T16:08:00+01:00",
    locale: "en",
  },
  {
    name: "Grace Wanjiru",
    email: "grace.wanjiru@example.com",
    content:
      "I disagree about competitors. In a crowded market I need to know what the client is afraid of looking like. I ask for one, though. Only one, and why.",
    at: "2026-11-18T15:20:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("ingrid-solheim"),
        content: "One and why: I could live with that. It is the list that does the damage.",
        at: "2026-11-18T15:52:00+01:00",
        locale: "en",
      },
      {
        ...by("amara-okafor"),
        content: "“One and why” is now cell eight of my sheet. Thank you both.",
        at: "2026-11-18T17:30:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    ...by("chloe-martin"),
    content:
      "Pour une photo, c’est pareil. «\u202fUne image chaleureuse\u202f» ne m’apprend rien. «\u202fLe boulanger, 4 h 50, il cherche ses lunettes\u202f»\u202f: j’ai déjà la lumière.",
    at: "2026-11-18T14:36:00+01:00",
    locale: "fr",
  },
  {
    name: "Bram de Vries",
    email: "bram@example.org",
    content: "Does it work for internal projects too, or do you need the distance of a client?",
    at: "2026-11-18T13:55:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("lea-brandt"),
        content:
          "Especially internally. Just let somebody from another floor ask about the Tuesday; your own floor will answer before you finish the question.",
        at: "2026-11-18T14:21:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    ...by("liam-chen"),
    content:
      "Documentary has the same disease: “a film about courage”. I ask who makes the coffee in it. If nobody makes coffee, there is no film yet.",
    at: "2026-11-18T12:40:00+01:00",
    locale: "en",
  },
  {
    name: "Ines Almeida",
    email: "ines.almeida@example.org",
    content:
      "Printed it for our whole team, all three of us. The carpenter says he has been asking “what are you holding when you come in” for thirty years and would like royalties.",
    at: "2026-11-18T11:48:00+01:00",
    locale: "en",
  },
  {
    name: "Vegard Hauge",
    email: "vegard.hauge@example.org",
    content: "38 til 83. Er speilvendingen med vilje, eller er det skipets humor?",
    at: "2026-11-18T11:05:00+01:00",
    locale: "no",
    replies: [
      {
        ...by("freya-holm"),
        content: "Vi la merke til det på trykkeriet. Marit har det på en kopp.",
        at: "2026-11-18T11:37:00+01:00",
        locale: "no",
      },
    ],
  },
  {
    ...by("sofia-lindqvist"),
    content:
      "Please add one line to the Tuesday: can the person see, hear and reach the thing? Ola with two bags and one working hip is a better brief than any checklist I have written.",
    at: "2026-11-18T10:22:00+01:00",
    locale: "en",
    replies: [
      {
        ...by("ingrid-solheim"),
        content: "Added to our page. You are in the footnotes now, with the soup.",
        at: "2026-11-18T10:50:00+01:00",
        locale: "en",
      },
    ],
  },
  {
    name: "Marc Olivier",
    email: "marc.olivier@example.com",
    content:
      "Et si le client n’a pas de mardi, parce que son entreprise n’existe pas encore\u202f?",
    at: "2026-11-18T09:41:00+01:00",
    locale: "fr",
    replies: [
      {
        ...by("ingrid-solheim"),
        content:
          "Alors on emprunte celui de son futur client. Il existe toujours quelqu’un qui, ce mardi-là, s’est débrouillé sans lui.",
        at: "2026-11-18T10:04:00+01:00",
        locale: "fr",
      },
    ],
  },
  {
    ...by("jonas-berg"),
    content:
      "First. I have read it in the drawer, of course. The soup page is stuck to page seven.",
    at: "2026-11-18T08:06:00+01:00",
    locale: "en",
  },
]);
