import { z } from "zod";

// What somebody wrote and did not save outlives a reload, in this tab.

const shape = z.object({
  version: z.number().optional(),
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.infer<typeof shape>;

const name = (key: string) => `draft:${key}`;

export function readDraft(key: string): Draft | undefined {
  try {
    return shape.safeParse(JSON.parse(sessionStorage.getItem(name(key)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name(key), JSON.stringify(draft));
  } catch {
    // Full or forbidden: what is written then lives as long as the page.
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(name(key));
}
