import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import { z } from "zod";
import type { Command } from "./use-commands.ts";

const keyOf = (viewerId: string) => `atelier-recent-${viewerId}`;
const MAX_RECENT_COMMANDS = 4;

const Recent = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    to: z.string().optional(),
    href: z.string().optional(),
  }),
);

/**
 * The last search results that a user has opened from the palette in this browser, latest first.
 */
export function recentCommands(viewerId: string): Command[] {
  return read(viewerId).map((recent) => ({
    ...recent,
    id: `recent ${recent.id}`,
    Icon: IconHistory,
  }));
}

/** Only commands with a URL: actions are offered anyway. */
export function rememberCommand(viewerId: string, { id, title, to, href }: Command): void {
  const own = id.replace(/^recent /, "");
  const others = read(viewerId).filter((recent) => recent.id !== own);
  const recent = [{ id: own, title, to, href }, ...others].slice(0, MAX_RECENT_COMMANDS);
  localStorage.setItem(keyOf(viewerId), JSON.stringify(recent));
}

function read(viewerId: string): z.infer<typeof Recent> {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? "[]"));
  } catch {
    return []; // edited by hand or written by an older version
  }
}
