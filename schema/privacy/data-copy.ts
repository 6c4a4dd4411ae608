import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { DAY } from "../foundation/durations.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  bigInt,
  dateTime,
  enumColumn,
  enumList,
  generatedText,
  int,
  manyToOne,
  model,
} from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { KeptDataKind } from "./kept-data-kind.ts";

/** The job that makes the archive of a copy. */
export const MAKE_DATA_COPY = "make-data-copy";

/** The job that deletes the archives of deleted copies. */
export const REMOVE_DATA_COPIES = "remove-data-copies";

/** How long a copy can be downloaded. */
const DATA_COPY_LIFE_MS = 7 * DAY;

/** How often making it is begun until it counts as failed: also a killed process has begun. */
export const MAX_ATTEMPTS = 5;

export const DataCopyStatus = enumType(
  "DataCopyStatus",
  {
    MAKING: "The file is being made.",
    READY: "It can be downloaded.",
    FAILED: "Given up after several attempts; another one can be requested at once.",
  },
  "FAILED: it was given up after several attempts; another one can be requested at once.",
);
export type DataCopyStatus = EnumOf<typeof DataCopyStatus>;

const ALL_PARTS = Object.values(KeptDataKind);

// However copies are deleted (also with their account), their archives are: by one job per statement.
@maintains({
  table: "data_copies",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_DATA_COPIES, changes),
})
@Index({
  name: "data_copies_making_unique", // one at a time
  expression: `create unique index "data_copies_making_unique" on "data_copies" ("user_id") where "status" = 'making'`,
})
@Index({ properties: ["user"] })
@Index({ properties: ["expiresAt"] })
@model({
  table: "data_copies",
  audited: false,
  messages: { notFound: "Copy not found", taken: "A copy is already being made" },
  description: "A copy of what the site stores of the viewer, as a ZIP archive.",
})
export class DataCopy extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @enumColumn(() => DataCopyStatus)
  status: Opt<DataCopyStatus> = DataCopyStatus.MAKING;

  @enumList(() => KeptDataKind, { description: "What is in it, of what is stored." })
  parts!: Opt<KeptDataKind[]>;

  @int({ default: 0, description: "How many of `parts` are in the file so far." })
  partsDone: Opt<number> = 0;

  @bigInt({ nullable: true, description: "Size in bytes; null until it is READY." })
  size?: number | null;

  @dateTime({
    nullable: true,
    description: "When it is deleted, seven days after it was made; null until it is READY.",
  })
  expiresAt?: Date | null;

  @generatedText(
    `case when "status" = 'ready' then '/files/data-copies/' || "id"::text else null end`,
    {
      nullable: true,
      description:
        "URL path of the archive, for the viewer alone, whose session must have been confirmed within ten minutes; null until it is READY.",
    },
  )
  path?: Opt<string> | null;

  @int({ internal: true, default: 0 })
  attempts: Opt<number> = 0;

  constructor(user: User, now: Date, parts: KeptDataKind[] = ALL_PARTS) {
    super();
    Object.assign(this, {
      user,
      createdAt: now,
      parts: ALL_PARTS.filter((part) => parts.includes(part)),
    });
  }

  /** Returns until when it can be downloaded. */
  finish(size: number, now: Date): Date {
    this.partsDone = this.parts.length;
    this.status = DataCopyStatus.READY;
    this.size = size;
    this.expiresAt = new Date(now.getTime() + DATA_COPY_LIFE_MS);
    return this.expiresAt;
  }
}

/** Storage key of the archive. */
export const dataCopyKey = (id: string): string => `data-copies/${id}`;
