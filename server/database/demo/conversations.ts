import { ReportReason } from "../../../schema/chat/index.ts";

/** A message: its author, how many minutes before the first start it was written, and its text. */
type Said = [handle: string, minutesAgo: number, body: string];

export interface DemoConversation {
  /** For groups */
  title?: string;
  /** Handles; the first one is the creator */
  people: string[];
  said: Said[];
  /** How many of the last messages each handle has not read; 0 by default */
  unread?: Record<string, number>;
  pinnedBy?: string[];
  mutedBy?: string[];
  /** By the number of the message, counted from 1 */
  reactions?: [message: number, handle: string, emoji: string][];
  /** The number of the quoted message, by the number of the message that quotes it */
  quotes?: Record<number, number>;
  drafts?: Record<string, string>;
  reports?: DemoReport[];
}

/** A message reported to the moderators. */
interface DemoReport {
  /** Counted from 1 */
  message: number;
  by: string;
  minutesAgo: number;
  reason: ReportReason;
  note: string;
}

const day = 24 * 60;

export const conversations: DemoConversation[] = [
  {
    title: "Studio Nord × Amara",
    people: ["ingrid-solheim", "amara-okafor", "mathis-laurent", "freya-holm"],
    said: [
      [
        "ingrid-solheim",
        2 * day + 40,
        "Welcome, everybody. The autumn issue needs a cover by Tuesday.",
      ],
      [
        "amara-okafor",
        2 * day + 31,
        "I have three sketches with a low sun. Warm, quiet, lots of room for the title.",
      ],
      [
        "freya-holm",
        2 * day + 22,
        "If the title is set in Nord Grotesk I can open the counters a little at that size.",
      ],
      ["ingrid-solheim", 2 * day + 20, "Lovely. Can we try the warm palette on the cover?"],
      ["amara-okafor", 95, "Here is the third one, with the dark sun a bit lower than before."],
      ["ingrid-solheim", 92, "This is the one. The dark sun makes the title sing."],
      ["mathis-laurent", 79, "Agreed. I love how calm it is."],
      ["mathis-laurent", 78, "The printer needs the final files by Tuesday noon, with 3 mm bleed."],
    ],
    unread: { "ingrid-solheim": 2, "freya-holm": 4, "amara-okafor": 2 },
    pinnedBy: ["ingrid-solheim"],
    reactions: [
      [5, "ingrid-solheim", "🔥"],
      [5, "mathis-laurent", "🔥"],
      [5, "freya-holm", "❤️"],
      [8, "amara-okafor", "👍"],
    ],
    quotes: { 6: 5 },
  },
  {
    people: ["freya-holm", "ingrid-solheim"],
    said: [
      ["freya-holm", 3 * day, "Did you see that the new weights arrived?"],
      [
        "ingrid-solheim",
        3 * day - 15,
        "I did! The Medium is exactly what the captions were missing.",
      ],
      ["freya-holm", 88, "One more thing before I send the file to the foundry."],
      ["freya-holm", 85, "Æ and ø are kerned now, and so is the é that looked lonely."],
    ],
    unread: { "ingrid-solheim": 2 },
    pinnedBy: ["ingrid-solheim"],
  },
  {
    people: ["ragnhild-moe", "ingrid-solheim"],
    said: [
      [
        "ragnhild-moe",
        day + 130,
        "Two people asked when the interview series goes on. What shall I tell them?",
      ],
      ["ingrid-solheim", day + 125, "Every second Thursday from December. Yuki is the first."],
      ["ragnhild-moe", day + 121, "Perfect, I will write to both of them today."],
      [
        "ingrid-solheim",
        64,
        "The draft is in. Would you read it before Thursday? I am not sure about the ending.",
      ],
      ["ingrid-solheim", 63, "And the second picture needs a better caption."],
    ],
    unread: { "ragnhild-moe": 2 },
    reactions: [[3, "ingrid-solheim", "🙏"]],
  },
  {
    people: ["freya-holm", "ragnhild-moe"],
    said: [
      ["freya-holm", 4 * day, "Could my profile say Copenhagen and Malmö? I am in both now."],
      [
        "ragnhild-moe",
        4 * day - 20,
        "Of course. Put it in your headline for now, I will see to it.",
      ],
      ["freya-holm", 4 * day - 26, "Thank you! That was quick."],
    ],
  },
  {
    people: ["ingrid-solheim", "jonas-berg"],
    said: [
      [
        "jonas-berg",
        day + 200,
        "The build takes four minutes less since the pictures are made once.",
      ],
      ["ingrid-solheim", day + 190, "That is the best message I got this week. Is it live?"],
      ["jonas-berg", day + 180, "Staging first, tomorrow everywhere."],
      [
        "ingrid-solheim",
        110,
        "It is on staging now. I clicked through all of it and found nothing.",
      ],
    ],
  },
  {
    title: "Fjord Festival identity",
    people: ["zeynep-kaya", "elias-nygaard", "ingrid-solheim", "kari-nilsen"],
    said: [
      [
        "zeynep-kaya",
        4 * day,
        "Poster sizes are settled: A1, A2 and the tall one for the tram stops.",
      ],
      [
        "elias-nygaard",
        4 * day - 60,
        "The tall one first, then. Everything else is easier after it.",
      ],
      [
        "kari-nilsen",
        2 * day,
        "I have the bands' names in their own spellings. Please copy, do not type.",
      ],
      ["zeynep-kaya", 155, "The grid works in A2, too. I moved the date up by one line."],
    ],
    reactions: [[4, "ingrid-solheim", "👏"]],
  },
  {
    people: ["ingrid-solheim", "yuki-tanaka"],
    said: [
      ["yuki-tanaka", day + 400, "I can read the proof this week if you send it before Thursday."],
      ["ingrid-solheim", day + 390, "You would save me. It is 24 pages."],
      ["yuki-tanaka", day + 380, "Send it. I will mark what I would change and say why."],
    ],
    drafts: { "ingrid-solheim": "Thank you, we would" },
  },
  {
    people: ["chloe-martin", "ingrid-solheim"],
    said: [
      [
        "chloe-martin",
        3 * day + 120,
        "The photographs from Bergen are ready: 14 of them, all in landscape.",
      ],
      ["ingrid-solheim", 3 * day + 90, "The one with the ferry. Please keep that one for us."],
    ],
  },
  {
    people: ["ingrid-solheim", "sofia-lindqvist"],
    said: [
      ["sofia-lindqvist", 3 * day + 300, "When do you go to the print shop?"],
      [
        "ingrid-solheim",
        3 * day + 280,
        "At the print shop at nine. Come along, they show the new paper.",
      ],
    ],
  },
  {
    title: "Type Club Oslo",
    people: ["freya-holm", "noah-weiss", "tomas-rivera", "ingrid-solheim", "lea-brandt"],
    said: [
      ["freya-holm", 5 * day, "December: everybody brings one letter they cannot stop looking at."],
      ["noah-weiss", 5 * day - 30, "Mine is an old double-storey g. I warn you, it takes an hour."],
      ["lea-brandt", 4 * day + 300, "We meet on 3 December, in the back room."],
    ],
    mutedBy: ["ingrid-solheim"],
    unread: { "ingrid-solheim": 1 },
  },
  {
    people: ["tomas-rivera", "freya-holm"],
    said: [
      ["tomas-rivera", 6 * day, "The render with the softer light is done. It took all night."],
      [
        "freya-holm",
        6 * day - 45,
        "It was worth the night. Send me the size of the room, and I fit the letters.",
      ],
    ],
  },
  {
    title: "Portfolio night",
    people: ["valentina-rojas", "saoirse-byrne", "noah-weiss", "priya-raman", "liam-chen"],
    said: [
      [
        "valentina-rojas",
        day + 190,
        "Thursday at seven, everybody shows five pieces of this year.",
      ],
      ["priya-raman", day + 184, "I bring the museum signs, and the one that was turned down."],
      ["liam-chen", day + 180, "Is there a projector, or do we pass a tablet around?"],
      ["valentina-rojas", day + 176, "A projector. Please send me your files the day before."],
      [
        "saoirse-byrne",
        day + 120,
        "Here is a first look at mine: the ferry timetable, drawn as one long line.",
      ],
      ["priya-raman", day + 112, "I could read that one from across the street. Lovely."],
      [
        "noah-weiss",
        day + 104,
        "Did anybody ask for this? Keep it to yourself, you only embarrass us in front of Liam.",
      ],
      ["priya-raman", day + 101, "Noah, that is not how we talk here."],
      ["liam-chen", day + 98, "I like it a lot, for the record. 🙂"],
      ["saoirse-byrne", day + 40, "I think I skip Thursday."],
    ],
    reactions: [
      [6, "valentina-rojas", "👍"],
      [8, "liam-chen", "👍"],
    ],
    reports: [
      {
        message: 7,
        by: "saoirse-byrne",
        minutesAgo: day + 35,
        reason: ReportReason.HARASSMENT,
        note: "It is not the first time. I would rather not answer him in front of everybody.",
      },
    ],
  },
  {
    title: "Paper and print",
    people: ["sofia-lindqvist", "ines-carvalho", "liam-chen", "zeynep-kaya"],
    said: [
      ["ines-carvalho", 340, "The mill has the uncoated 120 g again, in the warm white."],
      ["sofia-lindqvist", 331, "Then I order two reams. Does anybody want to share a parcel?"],
      [
        "liam-chen",
        262,
        "1,000 real followers for 9 euros, today only! https://followers.example/studio",
      ],
      ["zeynep-kaya", 255, "I take half a ream, if it is the warm white."],
      ["liam-chen", 190, "That was not me. I have changed my password, sorry, everybody."],
    ],
    reports: [
      {
        message: 3,
        by: "zeynep-kaya",
        minutesAgo: 250,
        reason: ReportReason.SPAM,
        note: "The same words in three groups within an hour.",
      },
    ],
  },
];
