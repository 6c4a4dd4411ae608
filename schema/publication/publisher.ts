import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Member } from "../members/member.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { VersionedDocument } from "./versioned-document.ts";

/** Who publishes in a request, as versions keep it: their profile, if they have one. */
export const publisherOf = ({ em, viewer }: Context): Member | null =>
  viewer.memberId ? em.getReference(Member, viewer.memberId) : null;

/** Those who scheduled any of these items and still have their profile. */
export async function schedulersOf(
  items: readonly PublishedEntity[],
  em: EntityManager,
): Promise<Member[]> {
  const ids = items.flatMap((item) =>
    item instanceof VersionedDocument ? Object.values(item.scheduledBy) : [],
  );
  return ids.length ? em.find(Member, { id: { $in: ids } }) : [];
}
