import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, model, text } from "../foundation/model.ts";

// the values are part of links in mails that were sent
export const RefusedMails = enumType("RefusedMails", {
  EVENT_INVITATION: "Invitations to events.",
  PROXY_USAGE: "Used quotas of proxy clients.",
  OPENING: "The opening of the site.",
});
export type RefusedMails = EnumOf<typeof RefusedMails>;

/** An address of no account whose owner wants no mails of a kind. */
@Unique({ properties: ["email", "mails"] })
@model({
  table: "refused_addresses",
  audited: false,
  description: "An address that wants no mails of a kind.",
})
export class RefusedAddress extends StoredEntity {
  @text({ internal: true })
  email!: string;

  @enumColumn(() => RefusedMails, { internal: true, default: RefusedMails.EVENT_INVITATION })
  mails!: RefusedMails;

  constructor(email: string, mails: RefusedMails) {
    super();
    Object.assign(this, { email, mails });
  }
}
