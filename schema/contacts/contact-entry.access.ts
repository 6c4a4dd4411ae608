import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { ContactEntry } from "./contact-entry.ts";

/** Staff; not who is asked for a quote, who answers in their own way. */
rowPolicy(ContactEntry, (viewer) => anyOf(viewer.may("contact:read") && ALL));

fieldPolicy(ContactEntry, ["kind", "author", "content", "delivery", "deliveryError"]);
