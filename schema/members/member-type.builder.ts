import type { EntityManager } from "@mikro-orm/core";
import { MemberType } from "./member-type.ts";

let made = 0;

/** Creates a member type. */
export async function aMemberType(
  em: EntityManager,
  values: Partial<MemberType> = {},
): Promise<MemberType> {
  made += 1;
  const type = Object.assign(new MemberType(), {
    name: { en: `Type ${made}` },
    slug: `type-${made}`,
    ...values,
  });
  em.persist(type);
  await em.flush();
  return type;
}
