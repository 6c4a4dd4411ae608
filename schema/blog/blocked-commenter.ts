import { z } from "zod";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { email, matching } from "../foundation/input.ts";
import { model, text } from "../foundation/model.ts";

@Index({ properties: ["createdAt", "id"] })
@model({
  table: "blocked_commenters",
  messages: { notFound: "Not blocked" },
  description: "An e-mail address, or all of a domain, whose comments go among the spam.",
})
export class BlockedCommenter extends StoredEntity {
  @text({ unique: true, description: "ada@example.org or example.org, in lower case." })
  value!: string;

  constructor(value: string) {
    super();
    this.value = value;
  }
}

export const BlockedCommenterConnection = connection("BlockedCommenter", () => BlockedCommenter);

const domain = () =>
  matching(253, /^@?[^\s@.]+(\.[^\s@.]+)+$/u).transform((value) =>
    value.replace("@", "").toLowerCase(),
  );

export const blockable = z.object({
  value: z.string({ error: "Required" }).pipe(z.union([email(), domain()])),
});

/** What would block the comments of an address. */
export const blockersOf = (address: string): string[] => [
  address,
  address.slice(address.lastIndexOf("@") + 1),
];
