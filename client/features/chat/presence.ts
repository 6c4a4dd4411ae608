/** Online while the heartbeat of 60 s comes, with room for one that is late; then away for a while. */
const online = 3 * 60_000;
const away = 10 * 60_000;

export type PresenceState = "online" | "away" | "busy" | "offline";

/** What is known of somebody's presence. */
export interface Presence {
  activeAt: string | null;
  isBusy: boolean | null;
}

/** What somebody's last heartbeat says of them now. */
export function presenceAt(of: Presence | undefined, now: number): PresenceState {
  if (!of?.activeAt) return "offline";
  const ago = now - Date.parse(of.activeAt);
  if (ago > away) return "offline";
  if (of.isBusy) return "busy";
  return ago <= online ? "online" : "away";
}
