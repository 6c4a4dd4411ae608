import type { Context } from "./context.ts";
import { Invalid } from "./errors.ts";

/** The viewer's member id; throws for accounts without a profile, which own nothing and cannot chat. */
export function viewerProfile({ viewer }: Pick<Context, "viewer">): string {
  if (!viewer.memberId) throw new Invalid({ profile: "Required" });
  return viewer.memberId;
}
