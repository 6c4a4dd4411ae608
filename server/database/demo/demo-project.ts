import type { Text } from "./text.ts";
import type { DocNode } from "./writing.ts";

/**
 * A project of the demo world. It is published in every language it has a title in, except where
 * `drafts` or `scheduled` say otherwise.
 */
export interface DemoProject {
  /** One for all languages. */
  slug: string;
  /** The slug of a demo project type. */
  type: string;
  /** COMPLETED by default. */
  stage?: "DRAFT" | "IN_PROGRESS" | "COMPLETED" | "ARCHIVED";
  /** PUBLIC by default. */
  visibility?: "PUBLIC" | "UNLISTED" | "PRIVATE";
  featured?: boolean;
  title: Text;
  description: Text;
  content: { en: DocNode; fr?: DocNode; no?: DocNode };
  /** A drawing served by the product. */
  cover: string;
  coverAlt: Text;
  tags: string[];
  tools: string[];
  client?: { name: string; url?: string; isHidden?: boolean };
  startedOn?: string;
  endedOn?: string;
  liveUrl?: string;
  repoUrl?: string;
  /** The first one made it and invited the others. */
  owners: { handle: string; part?: string; status?: "PENDING" | "DECLINED" }[];
  media?: DemoMedia[];
  integrations?: {
    kind: "GITHUB" | "GITLAB" | "FIGMA" | "NPM" | "YOUTUBE" | "VIMEO" | "WEBSITE";
    url: string;
    label: string;
    status?: "ERROR" | "STALE";
  }[];
  notes?: { by: string; text: string; isPinned?: boolean }[];
  /** Handles of members */
  likes?: string[];
  /** ISO 8601 with its time zone. */
  publishedAt: string;
  drafts?: ("en" | "fr" | "no")[];
  scheduled?: { locale: "en" | "fr" | "no"; at: string }[];
}

/** A picture served by the product. */
export interface DemoMedia {
  url: string;
  alt: Text;
  title?: Text;
  caption?: Text;
  content?: Text;
}
