import { Collection, type Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { Field, InputType, ObjectType } from "type-graphql";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { Block } from "../chat/block.ts";
import { Participant } from "../chat/participant.ts";
import { Post, PostConnection } from "../blog/post.ts";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { line, link } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { Localized } from "../foundation/locale.ts";
import {
  enumColumn,
  date,
  localized,
  oneToMany,
  model,
  enumValues,
  jsonList,
  searchVector,
  manyToMany,
  text,
  stringList,
} from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { MemberOfType } from "./member-of-type.ts";
import { MemberType } from "./member-type.ts";

export const Availability = enumType(
  "Availability",
  ["OPEN", "LIMITED", "BOOKED"],
  "Whether a member takes on work. LIMITED: from `availableFrom`; BOOKED: not before `availableFrom`.",
);
export type Availability = EnumOf<typeof Availability>;

export const Visibility = enumType(
  "Visibility",
  ["PUBLIC", "MEMBERS", "UNLISTED", "PRIVATE"],
  "Who sees a profile. PUBLIC: everyone; MEMBERS: signed-in members; UNLISTED: everyone with the link; PRIVATE: the member and administrators.",
);
export type Visibility = EnumOf<typeof Visibility>;

export const MemberStatus = enumType(
  "MemberStatus",
  ["ACTIVE", "PENDING", "SUSPENDED"],
  "ACTIVE: public as its visibility allows; PENDING: awaits approval; SUSPENDED: hidden by a moderator.",
);
export type MemberStatus = EnumOf<typeof MemberStatus>;

export interface Link {
  label: string;
  url: string;
}

@ObjectType({ description: "A link to the member's presence elsewhere." })
class MemberLink implements Link {
  @Field(() => String, { simple: true }) label!: string;
  @Field(() => String, { simple: true }) url!: string;
}

@InputType()
export class MemberLinkInput implements Link {
  @inputField(line(40), { required: true }) label!: string;
  @inputField(link(), { required: true }) url!: string;
}

// Maintains the member counts of types, which exclude deleted members.
@Trigger<typeof Member>({
  name: "types_counted",
  timing: "after",
  events: ["update"],
  expression: `create or replace function "members_types_counted_fn"() returns trigger as $$ declare had record; begin
    for had in select type_id from members_types where member_id = new.id order by 1 loop
      update member_types set member_count = member_count + case when new.deleted_at is null then 1 else -1 end
        where id = had.type_id;
    end loop;
    return null; end; $$ language plpgsql;
create trigger "types_counted" after update of deleted_at on "members" for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null))
    execute function "members_types_counted_fn"();`,
})
@Trigger<typeof Member>({
  name: "types_left",
  timing: "before",
  events: ["delete"],
  forEach: "row",
  // before the cascade, while it is still known whether they were counted
  body: `delete from members_types where member_id = old.id; return old;`,
})
@Index({
  name: "members_handle_unique", // a deleted profile releases its handle
  expression: `create unique index "members_handle_unique" on "members" ("handle") where "deleted_at" is null`,
})
@Index({
  name: "members_deleted_index",
  expression: `create index "members_deleted_index" on "members" ("deleted_at") where "deleted_at" is not null`,
})
@Index({
  name: "members_status_index", // for index-only counts
  expression: `create index "members_status_index" on "members" ("status") where "deleted_at" is null`,
})
@Index({ properties: ["displayName", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "members",
  messages: { notFound: "Member not found", taken: "This handle is taken" },
  description: "The profile of a member.",
})
export class Member extends DeletableEntity {
  @text({
    description:
      "3 to 30 characters: a-z, 0-9 and -. The profile page is /{handle} (specification, section 2).",
  })
  handle!: string;

  @text({ sorted: true })
  displayName!: string;

  @localized({ description: "The profession in a few words, at most 80 characters." })
  role: Localized = {};

  @localized({ description: "One sentence, at most 120 characters." })
  headline: Localized = {};

  @localized({ description: "Plain text, at most 5,000 characters." })
  about: Localized = {};

  @text({
    nullable: true,
    description: "URL path of the profile photo; null if there is none, and initials are shown.",
  })
  avatar?: string | null;

  @text({ nullable: true, description: "URL path of the cover photo." })
  cover?: string | null;

  @text({ nullable: true })
  pronouns?: string | null;

  @text({ nullable: true, description: "The company they work for." })
  company?: string | null;

  @text({ nullable: true })
  city?: string | null;

  @text({ nullable: true, description: "Two letters, ISO 3166-1 alpha-2." })
  country?: string | null;

  @stringList()
  skills: Opt<string[]> = [];

  @stringList()
  tools: Opt<string[]> = [];

  @stringList({ description: "Working languages, ISO 639 codes." })
  languages: Opt<string[]> = [];

  @jsonList(() => MemberLink)
  links: Opt<Link[]> = [];

  @enumColumn(() => Availability)
  availability: Opt<Availability> = Availability.OPEN;

  @date({
    nullable: true,
    description: "A date, YYYY-MM-DD. With LIMITED available from, with BOOKED until this day.",
  })
  availableFrom?: string | null;

  @enumColumn(() => Visibility, { restricted: true })
  visibility: Opt<Visibility> = Visibility.PUBLIC;

  @enumColumn(() => MemberStatus, { restricted: true })
  status: Opt<MemberStatus> = MemberStatus.ACTIVE;

  @text({
    nullable: true,
    restricted: true,
    description: "Why the member is suspended. Visible to moderators.",
  })
  suspensionReason?: string | null;

  // the status to restore when reinstating
  @enumValues(() => MemberStatus)
  @text({ nullable: true, internal: true })
  statusBeforeSuspension?: MemberStatus | null;

  @oneToMany(() => Post, {
    by: "author",
    orderBy: { createdAt: "desc", id: "desc" },
    page: () => PostConnection,
  })
  posts = new Collection<Post>(this);

  @manyToMany(() => MemberType, {
    through: () => MemberOfType,
    orderBy: { order: "asc", id: "asc" },
    description: "What the member does here; set by administrators (specification, section 3).",
  })
  memberTypes = new Collection<MemberType>(this);

  @oneToMany(() => Comment, { by: "member", internal: true })
  comments = new Collection<Comment>(this);

  // at most one that is not deleted; staff filter by it
  @oneToMany(() => User, { by: "member", internal: true })
  accounts = new Collection<User>(this);

  // for policies and filters on conversations and blocks
  @oneToMany(() => Participant, { by: "member", internal: true })
  participations = new Collection<Participant>(this);

  @oneToMany(() => Block, { by: "blocked", internal: true })
  blockedBy = new Collection<Block>(this);

  @oneToMany(() => Block, { by: "member", internal: true })
  blocks = new Collection<Block>(this);

  @searchVector(
    searchable(
      '"display_name"',
      '"handle"',
      `coalesce("company", '')`,
      `coalesce("city", '')`,
      inAllLanguages("role"),
      inAllLanguages("headline"),
    ),
  )
  terms?: Opt<string>;

  constructor(facts: Pick<Member, "handle" | "displayName">) {
    super();
    Object.assign(this, facts);
  }

  approve(): void {
    if (this.status === MemberStatus.PENDING) this.status = MemberStatus.ACTIVE;
  }

  /** Stores the previous status, to restore it when reinstating. */
  suspend(reason: string | null): void {
    if (this.status !== MemberStatus.SUSPENDED) this.statusBeforeSuspension = this.status;
    this.status = MemberStatus.SUSPENDED;
    this.suspensionReason = reason;
  }

  reinstate(): void {
    if (this.status !== MemberStatus.SUSPENDED) return;
    this.status = this.statusBeforeSuspension ?? MemberStatus.ACTIVE;
    this.statusBeforeSuspension = null;
    this.suspensionReason = null;
  }
}

export const MemberConnection = connection("Member", () => Member);
