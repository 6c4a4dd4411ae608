import { Collection, type Opt } from "@mikro-orm/core";
import { Extensions } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { Block } from "../chat/block.ts";
import { Message } from "../chat/message.ts";
import { Participant } from "../chat/participant.ts";
import { Post, PostConnection } from "../blog/post.ts";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import {
  boolean,
  date,
  embedded,
  enumColumn,
  enumList,
  enumValues,
  generated,
  int,
  jsonList,
  localized,
  manyToMany,
  model,
  oneToMany,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { MemberOfType } from "./member-of-type.ts";
import {
  type Link,
  MAX_LINKS,
  MemberLanguage,
  MemberLink,
  MemberRate,
  MessageAudience,
  OpenTo,
  RatePeriod,
  RateVisibility,
  ResumeEntry,
} from "./member-parts.ts";
import { memberTable } from "./member-table.ts";
import { MemberType } from "./member-type.ts";

export const Availability = enumType(
  "Availability",
  {
    OPEN: "Takes on work now.",
    LIMITED: "From `availableFrom`.",
    BOOKED: "Not before `availableFrom`.",
  },
  "Whether a member takes on work. LIMITED: from `availableFrom`; BOOKED: not before `availableFrom`.",
);
export type Availability = EnumOf<typeof Availability>;

export const Visibility = enumType(
  "Visibility",
  {
    PUBLIC: "Everyone.",
    MEMBERS: "Signed-in members.",
    UNLISTED: "Everyone with the link.",
    PRIVATE: "The member and administrators.",
  },
  "Who sees a profile. PUBLIC: everyone; MEMBERS: signed-in members; UNLISTED: everyone with the link; PRIVATE: the member and administrators.",
);
export type Visibility = EnumOf<typeof Visibility>;

export const MemberStatus = enumType(
  "MemberStatus",
  {
    ACTIVE: "Public as its visibility allows.",
    PENDING: "Awaits approval.",
    SUSPENDED: "Hidden by a moderator.",
  },
  "ACTIVE: public as its visibility allows; PENDING: awaits approval; SUSPENDED: hidden by a moderator.",
);
export type MemberStatus = EnumOf<typeof MemberStatus>;

const PRIVATE = "Visible to the member and administrators only.";

@memberTable()
@model({
  table: "members",
  messages: { notFound: "Member not found", taken: "This handle is taken" },
  description: "The profile of a member.",
})
export class Member extends DeletableEntity {
  @text({
    description: "3 to 30 characters: a-z, 0-9 and -. The profile page is /{handle}.",
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

  // in bytes
  @int({ internal: true, default: 0 })
  avatarSize: Opt<number> = 0;

  @int({ internal: true, default: 0 })
  coverSize: Opt<number> = 0;

  @text({ nullable: true })
  pronouns?: string | null;

  @text({ nullable: true, description: "The company they work for." })
  company?: string | null;

  @text({ nullable: true })
  city?: string | null;

  @text({ nullable: true, description: "A region, province or federal state." })
  state?: string | null;

  @text({ nullable: true, description: "Two letters, ISO 3166-1 alpha-2." })
  country?: string | null;

  @text({ nullable: true, restricted: true, description: PRIVATE })
  address?: string | null;

  @text({ nullable: true, restricted: true, description: PRIVATE })
  zipCode?: string | null;

  @text({ nullable: true, restricted: true, description: PRIVATE })
  phone?: string | null;

  @text({ nullable: true, description: "An IANA time zone, such as `Europe/Oslo`." })
  timeZone?: string | null;

  @stringList()
  skills: Opt<string[]> = [];

  @stringList()
  tools: Opt<string[]> = [];

  @jsonList(() => MemberLanguage, { description: "Working languages." })
  languages: Opt<MemberLanguage[]> = [];

  // the codes of `languages`, for filters
  @stringList({ internal: true })
  languageCodes: Opt<string[]> = [];

  @jsonList(() => ResumeEntry)
  experience: Opt<ResumeEntry[]> = [];

  @jsonList(() => ResumeEntry)
  education: Opt<ResumeEntry[]> = [];

  @jsonList(() => ResumeEntry)
  awards: Opt<ResumeEntry[]> = [];

  @Extensions({ assumedRows: MAX_LINKS })
  @jsonList(() => MemberLink)
  links: Opt<Link[]> = [];

  @enumColumn(() => Availability, { nullable: true, description: "Null until they say it." })
  availability?: Availability | null;

  @date({
    nullable: true,
    description: "A date, YYYY-MM-DD. With LIMITED available from, with BOOKED until this day.",
  })
  availableFrom?: string | null;

  @enumList(() => OpenTo, { description: "What the member wants to be asked about." })
  openTo: Opt<OpenTo[]> = [];

  @int({ nullable: true, internal: true })
  rateMin?: number | null;

  @int({ nullable: true, internal: true })
  rateMax?: number | null;

  @text({ nullable: true, internal: true })
  rateCurrency?: string | null;

  @enumValues(() => RatePeriod)
  @text({ nullable: true, internal: true })
  ratePer?: RatePeriod | null;

  @embedded(() => MemberRate, {
    min: "rateMin",
    max: "rateMax",
    currency: "rateCurrency",
    per: "ratePer",
  })
  rate!: Opt<MemberRate>;

  @enumColumn(() => RateVisibility, { restricted: true })
  rateVisibility: Opt<RateVisibility> = RateVisibility.PUBLIC;

  @enumColumn(() => MessageAudience, { restricted: true })
  acceptMessagesFrom: Opt<MessageAudience> = MessageAudience.EVERYONE;

  @enumColumn(() => Visibility, { restricted: true })
  visibility: Opt<Visibility> = Visibility.PUBLIC;

  @boolean({
    generated: `("visibility" = 'unlisted') stored`,
    description: "Whether the profile is only for those with the link, and not for search engines.",
  })
  isUnlisted!: Opt<boolean>;

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
    description: "What the member does here; set by administrators.",
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

  @oneToMany(() => Message, { by: "sender", internal: true })
  messages = new Collection<Message>(this);

  @oneToMany(() => Block, { by: "blocked", internal: true })
  blockedBy = new Collection<Block>(this);

  @oneToMany(() => Block, { by: "member", internal: true })
  blocks = new Collection<Block>(this);

  @text({ internal: true, default: "" })
  skillWords: Opt<string> = "";

  // the order of the directory: who is available first, then complete profiles
  @generated(
    "integer",
    `case "availability" when 'open' then 40 when 'limited' then 20 else 0 end
      + case when "avatar" is null then 0 else 10 end + case when "cover" is null then 0 else 5 end
      + case when "headline" = '{}' then 0 else 10 end + case when "about" = '{}' then 0 else 15 end
      + case when "skills" = '{}' then 0 else 15 end + case when "links" = '[]' then 0 else 5 end`,
  )
  relevance!: Opt<number>;

  @searchVector(
    searchable(
      '"display_name"',
      '"handle"',
      `coalesce("company", '')`,
      `coalesce("city", '')`,
      inAllLanguages("role"),
      inAllLanguages("headline"),
      '"skill_words"',
    ),
  )
  terms?: Opt<string>;

  constructor(values: Pick<Member, "handle" | "displayName">) {
    super();
    Object.assign(this, values);
  }

  speak(languages: MemberLanguage[]): void {
    this.languages = languages;
    this.languageCodes = [...new Set(languages.map(({ code }) => code))];
  }

  charge(rate: MemberRate | null): void {
    this.rateMin = rate?.min ?? null;
    this.rateMax = rate?.max ?? null;
    this.rateCurrency = rate?.currency ?? null;
    this.ratePer = rate?.per ?? null;
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
