import { MetadataStorage } from "@mikro-orm/core";
import { Index, Property, Trigger } from "@mikro-orm/decorators/legacy";
import { enumColumn, text } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { MailStatus, OutgoingMail } from "../mail/outgoing-mail.ts";

/** A row that stands for a mail. */
interface Mailed {
  mailId?: string | null;
  delivery?: MailStatus | null;
  deliveryError?: string | null;
}

interface DeliveryOptions {
  table: string;
  /** The name of the trigger of mails; one per table. */
  trigger?: string;
  description?: string;
}

const triggers = new Map<EntityClass, string>();

/** Whether rows of a class say what became of their mails. */
export const hasDelivery = (entity: EntityClass): boolean => triggers.has(entity);

/**
 * Adds the columns `mailId`, `delivery` and `deliveryError` to a class whose rows stand for mails. A
 * trigger of mails keeps the latter two.
 */
export const keepsDelivery =
  ({
    table,
    trigger = `outgoing_mails_delivery_${table}`,
    description = "What became of the mail; null if there is none.",
  }: DeliveryOptions) =>
  <T extends EntityClass<Mailed>>(entity: T): void => {
    const { prototype } = entity;
    Property({ type: "uuid", nullable: true })(prototype as never, "mailId");
    enumColumn(() => MailStatus, { nullable: true, description })(prototype, "delivery");
    text({
      nullable: true,
      description: "Why the mail was not delivered, in the words of the mail server.",
    })(prototype, "deliveryError");
    Index({ properties: ["mailId"] as never })(entity as never);
    Trigger<typeof OutgoingMail>({
      name: trigger,
      timing: "after",
      events: ["update"],
      body: `
    if new.status <> old.status or new.last_error is distinct from old.last_error then
      update ${table} set delivery = new.status, delivery_error = new.last_error
        where mail_id = new.id;
    end if;
    return null;`,
    })(OutgoingMail);
    triggers.set(entity, trigger);
  };

/** Takes the trigger of a class that is no longer part of the product from mails. */
export function forgetDelivery(entity: EntityClass): void {
  const path = (OutgoingMail as { [MetadataStorage.PATH_SYMBOL]?: string })[
    MetadataStorage.PATH_SYMBOL
  ];
  if (!path) return;
  const mails = MetadataStorage.getMetadata(OutgoingMail.name, path);
  mails.triggers = mails.triggers.filter(({ name }) => name !== triggers.get(entity));
}
