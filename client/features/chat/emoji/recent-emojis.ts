import { type Emoji, emojis } from "./emoji.ts";

const KEY = "chat-recent-emojis";
/** Two rows of the picker. */
const MAX_RECENT_EMOJIS = 16;

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is unavailable or contains other data
  }
}

/** The emojis that were last chosen on this device, latest first. */
export function recentEmojis(): Emoji[] {
  const all = Object.values(emojis).flat();
  return kept().flatMap((emoji) => all.find((one) => one.emoji === emoji) ?? []);
}

export function rememberEmoji(emoji: string): void {
  try {
    const next = [emoji, ...kept().filter((one) => one !== emoji)].slice(0, MAX_RECENT_EMOJIS);
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage nothing is remembered
  }
}
