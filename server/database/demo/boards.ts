import { BoardHue, CardPriority } from "../../../schema/boards/index.ts";

/** A card: its title, how many days from the first start it is due, and what else is known. */
export interface DemoCard {
  title: string;
  description?: string;
  labels?: string[];
  dueIn?: number;
  priority?: CardPriority;
  /** Handles */
  assignees?: string[];
  /** How many of the steps are done */
  done?: number;
  steps?: string[];
  comments?: [handle: string, minutesAgo: number, text: string][];
}

export interface DemoBoard {
  /** Without one it is the own board of the first of its people. */
  name?: string;
  /** Handles; the first one is the owner */
  people: string[];
  columns: {
    name: string;
    hue: BoardHue;
    wipLimit?: number;
    isDone?: boolean;
    cards: DemoCard[];
  }[];
}

const { NEUTRAL, ORANGE, BLUE, GREEN } = BoardHue;
const hour = 60;
const day = 24 * hour;

/** The own boards of the others are as new members find them. */
export const boards: DemoBoard[] = [
  {
    name: "Autumn issue",
    people: ["ingrid-solheim", "amara-okafor", "freya-holm", "mathis-laurent"],
    columns: [
      {
        name: "To do",
        hue: NEUTRAL,
        cards: [
          {
            title: "Choose paper for the autumn issue",
            labels: ["Print"],
            dueIn: 8,
            priority: CardPriority.HIGH,
            assignees: ["mathis-laurent"],
            steps: [
              "Order samples",
              "Print the cover on each",
              "Compare weights",
              "Ask for prices",
            ],
            comments: [
              ["mathis-laurent", 2 * day, "The samples from Lund arrive on Thursday."],
              ["ingrid-solheim", day, "Uncoated, please, if the black stays black."],
            ],
          },
          {
            title: "Portraits of the type club, six people",
            labels: ["Photo"],
            dueIn: 10,
            assignees: ["amara-okafor", "mathis-laurent"],
          },
          {
            title: "Translate the launch page to Norwegian",
            labels: ["Web"],
            dueIn: 15,
            assignees: ["ingrid-solheim"],
            steps: [
              "Headline",
              "Introduction",
              "Prices",
              "Questions",
              "Footer",
              "Alternative texts",
            ],
          },
          { title: "Collect quotes from three printers", labels: ["Print"] },
        ],
      },
      {
        name: "In progress",
        hue: ORANGE,
        wipLimit: 3,
        cards: [
          {
            title: "Nord Grotesk: Cyrillic bold and italic",
            labels: ["Type"],
            dueIn: 3,
            assignees: ["freya-holm"],
            steps: ["Upper case", "Lower case", "Figures", "Kerning"],
            done: 2,
            comments: [["freya-holm", 5 * hour, "The italic Д needs another day."]],
          },
          {
            title: "Booking form keeps the draft when offline",
            description:
              "What was written must be there after a reload, and after the browser was closed.",
            labels: ["Web", "Bug"],
            dueIn: -4,
            priority: CardPriority.HIGH,
            assignees: ["freya-holm"],
            steps: ["Store each change", "Restore after a reload", "Tell when it was sent"],
            done: 2,
          },
        ],
      },
      {
        name: "In review",
        hue: BLUE,
        wipLimit: 3,
        cards: [
          {
            title: "Poster grid for Fjord Festival, A2 and A3",
            labels: ["Identity"],
            dueIn: 1,
            assignees: ["amara-okafor"],
          },
          {
            title: "Warm palette for the autumn cover",
            description:
              "The cover goes from the cold blue of spring to something that looks like late sun on a wall. Two inks and the paper; the title stays black.",
            labels: ["Illustration", "Print"],
            dueIn: 0,
            assignees: ["amara-okafor", "ingrid-solheim"],
            steps: [
              "Three palettes on paper",
              "Test print on uncoated, 120 g",
              "Contrast of the title on the dark sun",
              "Spot colour quote from Lund",
              "Final values in the cover file",
            ],
            done: 4,
            comments: [
              [
                "mathis-laurent",
                day,
                "The uncoated test swallows about 8 % of the red. I would lift the mid tones a little.",
              ],
              ["amara-okafor", 20 * hour, "Lifted by five. New proof tomorrow."],
            ],
          },
          { title: "Price list for brand identities", labels: ["Business"], dueIn: 12 },
        ],
      },
      {
        name: "Done",
        hue: GREEN,
        isDone: true,
        cards: [
          {
            title: "Launch film, 40 seconds",
            labels: ["Motion"],
            dueIn: -5,
            assignees: ["amara-okafor"],
          },
          {
            title: "Image sizes for slow connections",
            labels: ["Web"],
            dueIn: -7,
            assignees: ["freya-holm"],
          },
        ],
      },
    ],
  },
  {
    people: ["ragnhild-moe"],
    columns: [
      {
        name: "To do",
        hue: NEUTRAL,
        cards: [
          {
            title: "Renew the contract with the printer",
            description: "The old one ends on 31 December. They want two weeks’ notice.",
            labels: ["Contracts"],
            dueIn: 9,
            priority: CardPriority.HIGH,
            assignees: ["ragnhild-moe"],
            steps: ["Read last year’s prices", "Ask two others", "Sign"],
          },
          {
            title: "Budget for the spring issue",
            labels: ["Money"],
            dueIn: 14,
            steps: ["Paper", "Photography", "Translation", "Post"],
            done: 1,
          },
          { title: "Thank the type club for the evening", labels: ["People"], dueIn: 2 },
          { title: "Ask for a quieter heat pump in the studio", labels: ["House"] },
        ],
      },
      {
        name: "In progress",
        hue: ORANGE,
        wipLimit: 3,
        cards: [
          {
            title: "Interviews for the junior type designer",
            description: "Four people, 45 minutes each. The same questions for everyone.",
            labels: ["Hiring"],
            dueIn: 4,
            priority: CardPriority.HIGH,
            assignees: ["ragnhild-moe"],
            steps: ["Agree on the questions", "Invite", "Prepare the task", "Tell everyone"],
            done: 2,
            comments: [["ragnhild-moe", 3 * hour, "Dmytro can only do mornings."]],
          },
          {
            title: "Follow up the open invoice to Bokhandelen Nygaard",
            labels: ["Money"],
            dueIn: -1,
            assignees: ["ragnhild-moe"],
          },
        ],
      },
      {
        name: "Waiting",
        hue: BLUE,
        cards: [
          {
            title: "Insurance for the exhibition in Bergen",
            description: "Their answer was promised for this week.",
            labels: ["Contracts"],
            dueIn: 6,
          },
        ],
      },
      {
        name: "Done",
        hue: GREEN,
        isDone: true,
        cards: [
          { title: "Fire drill with everyone on the second floor", labels: ["House"], dueIn: -3 },
          { title: "VAT return for September and October", labels: ["Money"], dueIn: -9 },
        ],
      },
    ],
  },
];
