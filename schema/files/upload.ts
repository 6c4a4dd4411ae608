import { Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { bigInt, boolean, stringList, table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";

/** The beginning of the storage keys of parts: `uploads/<id>-<offset>-<lock>`. */
export const PARTS_FOLDER = "uploads/";

/** A moment as a column; a new object each time, because MikroORM mutates the options. */
const moment = () => ({ type: "datetime", length: 3 }) as const;

/**
 * A file that is being uploaded in parts, by any process. Its parts are files in the storage; what is done to them is
 * done under a lock that expires, because its process may have been killed. Not a type of the graph.
 */
@Index({ properties: ["uploader"] })
@Index({ properties: ["payer"] })
@Index({ properties: ["expiresAt"] })
@table("uploads")
export class Upload {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();

  /** Nobody else may continue it. */
  @ManyToOne(() => Member, { index: false, deleteRule: "cascade" }) uploader!: Member;

  /** The member whose quota it counts for. */
  @ManyToOne(() => Member, { index: false, deleteRule: "cascade" }) payer!: Member;

  /** The path of its calls, and what it is uploaded to there. */
  @Property({ type: "text" }) at!: string;
  @Property({ type: "text" }) target!: string;

  @Property({ type: "text" }) name!: string;

  /** Of the whole file, in bytes. */
  @bigInt({ internal: true }) length!: number;

  /** As the client sent it, returned unchanged. */
  @Property({ type: "text" }) metadata!: string;

  @Property(moment()) expiresAt!: Date;

  /** How many bytes are stored in parts. */
  @bigInt({ internal: true, default: 0 }) received = 0;

  /** Storage keys, in order. */
  @stringList({ internal: true }) parts: string[] = [];

  /** It became what it was uploaded for. */
  @boolean({ internal: true, default: false }) isDone = false;

  @Property({ type: "uuid", nullable: true }) lockedBy?: string | null;
  @Property({ ...moment(), nullable: true }) lockedUntil?: Date | null;

  constructor(
    values: Pick<
      Upload,
      "id" | "uploader" | "payer" | "at" | "target" | "name" | "length" | "metadata" | "expiresAt"
    >,
  ) {
    Object.assign(this, values);
  }
}
