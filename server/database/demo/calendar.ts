import { EventColor, EventStatus, EventVisibility } from "../../../schema/calendar/index.ts";

/** An event: its day from the Monday of the first start, its time of day, and what else is known. */
export interface DemoEvent {
  title: string;
  description?: string;
  /** Handle */
  owner: string;
  /** Handles */
  guests?: string[];
  day: number;
  /** Hours and minutes in Vienna; without it the event is of whole days. */
  at?: string;
  minutes?: number;
  days?: number;
  rrule?: string;
  /** How many days after the first one a date is left out. */
  without?: number;
  /** A date of the series that is another time that day: days after the first one, and when. */
  moved?: [days: number, at: string];
  color?: EventColor;
  visibility?: EventVisibility;
  status?: EventStatus;
  location?: string;
  url?: string;
  reminders?: number[];
}

const { CYAN, PURPLE, BLUE, ORANGE, RED } = EventColor;
const { BUSY, PUBLIC } = EventVisibility;

/** A week of a studio, and what recurs in it. */
export const events: DemoEvent[] = [
  {
    title: "Studio stand-up",
    description: "What is on the table, what is stuck. Fifteen minutes, standing.",
    owner: "ingrid-solheim",
    guests: ["amara-okafor", "freya-holm", "mathis-laurent"],
    day: -28,
    at: "09:00",
    minutes: 15,
    rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    without: 30,
    moved: [29, "10:30"],
    color: BLUE,
    visibility: BUSY,
    reminders: [5],
  },
  {
    title: "Press check: Autumn issue",
    description: "Bring the colour-managed proofs and the Pantone book.",
    owner: "ingrid-solheim",
    guests: ["amara-okafor"],
    day: 1,
    at: "13:00",
    minutes: 180,
    color: ORANGE,
    visibility: BUSY,
    location: "Fjordtrykk, Hall 2",
    reminders: [60, 1_440],
  },
  {
    title: "Portfolio review, open to everyone",
    description: "Twenty minutes each. Bring three pieces, printed.",
    owner: "ingrid-solheim",
    day: 3,
    at: "17:00",
    minutes: 120,
    rrule: "FREQ=MONTHLY;COUNT=6",
    color: CYAN,
    visibility: PUBLIC,
    location: "Studio, ground floor",
    url: "https://example.org/portfolio-review",
  },
  {
    title: "Dentist",
    owner: "ingrid-solheim",
    day: 2,
    at: "08:00",
    minutes: 45,
    reminders: [120],
  },
  {
    title: "Call with Petit Quai",
    description: "Six posters, March. Budget is agreed; the format is not.",
    owner: "mathis-laurent",
    guests: ["ingrid-solheim"],
    day: 0,
    at: "14:30",
    minutes: 45,
    color: PURPLE,
    visibility: BUSY,
    url: "https://example.org/call",
  },
  {
    title: "Type fair",
    owner: "freya-holm",
    guests: ["ingrid-solheim", "mathis-laurent"],
    day: 4,
    days: 3,
    color: RED,
    visibility: PUBLIC,
    location: "Leipzig",
  },
  {
    title: "Figure drawing",
    owner: "freya-holm",
    day: -14,
    at: "19:00",
    minutes: 90,
    rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
    color: CYAN,
  },
  {
    title: "Interview: letterpress apprentice",
    owner: "amara-okafor",
    guests: ["ingrid-solheim"],
    day: -3,
    at: "11:00",
    minutes: 60,
    visibility: BUSY,
    status: EventStatus.HELD,
  },
  {
    title: "Studio closed",
    owner: "amara-okafor",
    day: 11,
    days: 1,
    visibility: PUBLIC,
  },
];
