import type { Context } from "../foundation/context.ts";
import { newProfile, saveWithFreeHandle } from "../members/begin-profile.ts";
import { User } from "./user.ts";

/** Gives a profile to an account that has none, or whose profile was deleted. */
export async function addProfile(userId: string, context: Context): Promise<void> {
  await saveWithFreeHandle(context, async () => {
    const user = await context.em.findOneOrFail(User, userId, { populate: ["member"] });
    if (user.member && !user.member.deletedAt) return;
    user.member = await newProfile(user.name, context.em);
  });
}
