import type { DemoProject } from "../demo-project.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "night-pharmacy",
  type: "wayfinding",
  stage: "DRAFT",
  title: { en: "Night pharmacy", no: "Nattapotek" },
  description: {
    en: "One sign that says which pharmacy is open, on the doors of all the others.",
    no: "Ett skilt som sier hvilket apotek som er åpent, på dørene til alle de andre.",
  },
  content: {
    en: doc(
      p(
        "Eleven pharmacies in Oslo take turns at night. Ten doors have to name the eleventh, and be right.",
      ),
    ),
    no: doc(
      p(
        "Elleve apotek i Oslo bytter på å ha nattåpent. Ti dører må navngi den ellevte, og ha rett.",
      ),
    ),
  },
  cover: "/artwork/rings-145.svg",
  coverAlt: {
    en: "Green rings around a dark point",
    no: "Grønne ringer rundt et mørkt punkt",
  },
  tags: ["wayfinding", "health", "signage"],
  tools: ["E-paper", "Figma"],
  startedOn: "2026-10-12",
  owners: [
    { handle: "freya-holm", part: "Figures" },
    { handle: "ingrid-solheim", part: "Brief" },
    { handle: "sofia-lindqvist", part: "Tests", status: "PENDING" },
  ],
  notes: [
    {
      by: "freya-holm",
      text: "E-paper below minus ten: ask for the industrial panel, the other one forgets its 4.",
    },
  ],
  publishedAt: "2026-11-09T14:00:00+01:00",
  drafts: ["en", "no"],
};
