import { z } from "zod";
import { UserFields, UsersDocument } from "./documents.generated.ts";
import { resource } from "./resource.ts";

const { member: _member, ...shape } = UserFields.shape;

const User = z
  .object({
    ...shape,
    image: z.string().nullable().describe("Path of the profile picture"),
    memberId: z.string().nullable(),
  })
  .meta({ id: "User" });

const users = resource({
  path: "/api/users",
  one: "user",
  many: "users",
  answer: User,
  reply: ({ member, ...user }: z.output<typeof UserFields>) => ({
    ...user,
    image: member?.avatar ?? null,
    memberId: member?.id ?? null,
  }),
});

export const routes = [users.list(UsersDocument, { summary: "Accounts by name" })] as const;
