import { PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";

/**
 * The schema of the graph as a version of the software had it, each once. Not a type of the graph: it is
 * compared with the next one.
 */
@table("stored_schemas")
export class StoredSchema {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();

  /** SHA-256 of the text, in hexadecimal digits */
  @Unique()
  @Property({ type: "text" })
  hash: string;

  @Property({ type: "text" }) sdl: string;
  @Property({ type: "datetime", length: 3 }) storedAt: Date;

  constructor(hash: string, sdl: string, storedAt: Date) {
    this.hash = hash;
    this.sdl = sdl;
    this.storedAt = storedAt;
  }
}
