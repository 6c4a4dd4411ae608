import { type Opt } from "@mikro-orm/core";
import { Property } from "@mikro-orm/decorators/legacy";

/** The visitors of some time who came from one host. */
export abstract class ReferrerCounts {
  @Property({ type: "integer", default: 0 }) visitors: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) contacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) quotes: Opt<number> = 0;
}
