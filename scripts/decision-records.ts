// What scripts/decisions.ts checks and writes, as functions of texts.

import { posix } from "node:path";

/** The areas of decisions, in the order of the index. */
const AREAS: Record<string, string> = {
  access: "Access: policies, masks, claims",
  engine: "Engine: how the graph is read",
  data: "Data: database, triggers, jobs, mails",
  api: "API: GraphQL and REST",
  people: "People: accounts, sessions, profiles",
  content: "Content: posts, comments, pages, publication",
  projects: "Projects",
  jobs: "Jobs and applications",
  requests: "Contact requests",
  chat: "Chat",
  files: "Files and pictures",
  site: "Site: settings, search, feeds, front page",
  client: "Client",
  delivery: "Delivery: build, start, caches, scripts of pages",
  tests: "Tests",
  tools: "Tools and libraries",
  docs: "Documentation",
};

export interface Decision {
  /** The file's name, such as 016-one-statement.md */
  file: string;
  number: string;
  title: string;
  date: string;
  area: string;
  /** The number of the decision that replaced it */
  supersededBy?: string;
}

const FRONT_MATTER =
  /^---\ntitle: (?<title>.+)\ndate: (?<date>\d{4}-\d{2}-\d{2})\nstatus: (accepted|superseded by (?<by>\d{3}))\narea: (?<area>\w+)\n---\n\n/;

/** A decision by its file, or what is wrong with it. */
export function parseDecision(file: string, text: string): Decision | string {
  const [, number] = /^(\d{3})-[a-z0-9-]+\.md$/.exec(file) ?? [];
  if (!number) return `${file}: its name is not NNN-slug.md`;
  const { title, date, area, by } = FRONT_MATTER.exec(text)?.groups ?? {};
  if (!title || !date || !area) {
    return `${file}: its front matter is not title, date, status (accepted or superseded by NNN) and area`;
  }
  if (!(area in AREAS)) return `${file}: no area ${area}, only ${Object.keys(AREAS).join(", ")}`;
  return { file, number, title, date, area, ...(by && { supersededBy: by }) };
}

/** Numbers that are missing or double, dates out of order, and replacements that do not exist. */
export function numberingFaults(decisions: readonly Decision[]): string[] {
  const faults: string[] = [];
  const numbers = new Set(decisions.map(({ number }) => number));
  if (numbers.size < decisions.length) {
    const double = decisions.filter(({ number }, at) => decisions[at - 1]?.number === number);
    faults.push(...double.map(({ file, number }) => `${file}: ${number} is taken`));
  }
  for (let count = 1; count <= numbers.size; count += 1) {
    const number = String(count).padStart(3, "0");
    if (!numbers.has(number)) faults.push(`There is no decision ${number}`);
  }
  for (const [at, { file, date, number, supersededBy }] of decisions.entries()) {
    const before = decisions[at - 1];
    if (before && before.date > date) faults.push(`${file}: is older than ${before.file}`);
    if (supersededBy && (!numbers.has(supersededBy) || supersededBy === number)) {
      faults.push(`${file}: superseded by ${supersededBy}, which does not exist`);
    }
  }
  return faults;
}

/** The text of docs/decisions/README.md. */
export function indexOf(decisions: readonly Decision[]): string {
  const files = new Map(decisions.map(({ number, file }) => [number, file]));
  const line = ({ number, file, title, supersededBy: by }: Decision) => {
    const status = by ? ` — superseded by [${by}](${files.get(by)})` : "";
    return `- [${number}](${file}) ${title}${status}`;
  };
  const sections = Object.entries(AREAS).flatMap(([area, heading]) => {
    const own = decisions.filter((one) => one.area === area);
    return own.length > 0 ? [`## ${heading}\n\n${own.map(line).join("\n")}`] : [];
  });
  return `# Decisions

Written by \`scripts/decisions.ts\`. All are accepted unless another one is named.

${sections.join("\n\n")}
`;
}

/** The relative links of a Markdown text that lead to no file. */
export function danglingLinks(
  path: string,
  text: string,
  exists: (path: string) => boolean,
): string[] {
  const prose = text.replace(/^ *```[^]*?^ *```$/gm, "").replace(/`(?:[^`\n]|\n(?!\n))*`/g, "");
  return Array.from(prose.matchAll(/\]\(<?([^)>\s]+)/g), ([, link = ""]) => link)
    .filter((link) => !/^(\w+:|#)/.test(link))
    .filter((link) => !exists(posix.join(posix.dirname(path), link.replace(/#.*/, ""))))
    .map((link) => `${path}: ${link} does not exist`);
}

/** Mentions of decisions, in code or prose, that do not exist. */
export function danglingMentions(
  path: string,
  text: string,
  decisions: readonly Pick<Decision, "file" | "number">[],
): string[] {
  const files = new Set(decisions.map(({ file }) => file));
  const numbers = new Set(decisions.map(({ number }) => number));
  const lacking = [
    ...Array.from(text.matchAll(/docs\/decisions\/(\d[\w-]*(\.md)?)/g), ([all, file = ""]) =>
      files.has(file) ? "" : all,
    ),
    ...Array.from(text.matchAll(/\bdecision (\d+)\b/gi), ([all, number = ""]) =>
      numbers.has(number.padStart(3, "0")) ? "" : all,
    ),
    ...Array.from(text.matchAll(/\bDECISIONS(\.md)?\b/g), ([all]) => all),
  ];
  return lacking.filter(Boolean).map((mention) => `${path}: ${mention} does not exist`);
}
