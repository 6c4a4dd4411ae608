/** A text, or the name of a drawing that is stored as a picture. */
export type DemoContent = string | { drawing: string };

/** A folder of the demo world, or a file with its content. */
export interface DemoFile {
  name: string;
  /** Of a folder: what is in it. */
  items?: DemoFile[];
  /** Of a file: its versions, the first one first. */
  versions?: DemoContent[];
  tags?: string[];
  /** Handles of those with whom it is shared; those who may edit it have a star. */
  sharedWith?: string[];
  isFavorited?: boolean;
  /** Whom a share link to it is for. */
  linkFor?: string;
}

/** What a designer has of two clients. */
export const files: DemoFile[] = [
  {
    name: "Fjord Festival",
    sharedWith: ["amara-okafor*", "mathis-laurent"],
    isFavorited: true,
    items: [
      {
        name: "Briefs",
        items: [
          {
            name: "Poster brief.txt",
            tags: ["print"],
            versions: [
              "Posters in A2 and A3, one colour.\n",
              "Posters in A2 and A3, two colours: black and the blue of the ferry.\n",
            ],
          },
          {
            name: "Questions for the printer.md",
            tags: ["print"],
            versions: [
              "- Which uncoated papers do you have in stock?\n- When is the last day for proofs?\n",
            ],
          },
        ],
      },
      {
        name: "Deliverables",
        linkFor: "Fjord Festival office",
        items: [
          {
            name: "Poster, night.jpg",
            tags: ["print"],
            versions: [{ drawing: "ferry-215" }, { drawing: "fjordlys-night" }],
          },
          { name: "Poster, morning.jpg", tags: ["print"], versions: [{ drawing: "ferry-20" }] },
          {
            name: "Colours.csv",
            versions: ["name,hex\nFerry blue,#1f4e79\nInk,#111111\nPaper,#f4f1ea\n"],
          },
          {
            name: "Credits.txt",
            versions: ["Design: Ingrid Solheim\nPhotography: Amara Okafor\n"],
          },
        ],
      },
    ],
  },
  {
    name: "Autumn issue",
    items: [
      {
        name: "Page plan.csv",
        tags: ["autumn"],
        versions: ["page,what\n1,Cover\n2,Contents\n4,Type club\n"],
      },
      { name: "Cover.jpg", tags: ["autumn"], versions: [{ drawing: "arches-30" }] },
      { name: "Drafts", items: [] },
    ],
  },
  { name: "Portrait of the harbour.jpg", versions: [{ drawing: "domes-300" }] },
  {
    name: "Invoice address.txt",
    versions: ["Studio Solheim\nStrandgaten 12\n5013 Bergen\n"],
  },
];
