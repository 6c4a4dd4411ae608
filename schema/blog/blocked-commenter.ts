import { z } from "zod";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { storedDomain } from "../foundation/email-address.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { email, matching } from "../foundation/input.ts";
import { model, text } from "../foundation/model.ts";

@Index({ properties: ["createdAt", "id"] })
@model({
  table: "blocked_commenters",
  messages: { notFound: "Not blocked" },
  description: "An email address or domain whose comments are marked as spam.",
})
export class BlockedCommenter extends StoredEntity {
  @text({
    unique: true,
    description:
      "An email address such as ada@example.org, or a domain such as example.org, in lower case.",
  })
  value!: string;

  constructor(value: string) {
    super();
    this.value = value;
  }
}

export const BlockedCommenterConnection = connection("BlockedCommenter", () => BlockedCommenter);

const domain = () =>
  matching(253, /^@?[^\s@.]+(\.[^\s@.]+)+$/u).transform((value) =>
    storedDomain(value.replace("@", "")),
  );

export const blockable = z.object({
  value: z.string({ error: "Required" }).pipe(z.union([email(), domain()])),
});

/** The block values that would match an address: itself and its domain. */
export const blockersOf = (address: string): string[] => [
  address,
  address.slice(address.lastIndexOf("@") + 1),
];
