import { visibleOnly } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";

/** The filter by words in the title or a participant's name. */
export function conversationsNamed(search: string | null | undefined, viewer: Viewer): Where {
  if (!search?.trim()) return {};
  const member = visibleOnly(Member, searched(search), viewer);
  return { $or: [searched(search), { people: { $some: { leftAt: null, member } } }] };
}
