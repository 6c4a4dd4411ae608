import { StoredEntity } from "../foundation/entity.ts";
import { model, text } from "../foundation/model.ts";

/** An address of no account whose owner wants no mails that members cause. */
@model({
  table: "refused_addresses",
  audited: false,
  description: "An address that wants no mails that members cause.",
})
export class RefusedAddress extends StoredEntity {
  @text({ internal: true, unique: true })
  email!: string;

  constructor(email: string) {
    super();
    this.email = email;
  }
}
