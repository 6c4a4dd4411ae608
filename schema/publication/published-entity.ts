import type { Opt } from "@mikro-orm/core";
import { GraphQLJSON } from "graphql-scalars";
import { GraphQLISODateTime } from "type-graphql";
import { DeletableEntity } from "../foundation/entity.ts";
import { changedIn, Locale, LOCALES, type Localized } from "../foundation/locale.ts";
import {
  COLLATION,
  dateTime,
  enumList,
  enumValues,
  generated,
  localized,
  model,
  searchVector,
} from "../foundation/model.ts";
import { inAllLanguages, inLanguagesWith, searchable } from "../foundation/search.ts";
import type { Member } from "../members/member.ts";
import {
  PublicationStatus,
  STATES,
  type StateBefore,
  type UnpublishedStatus,
} from "./publication-status.ts";

// `null || x` is null in SQL, so absent states drop out
const states = LOCALES.flatMap((locale) => [
  `"status" ->> '${locale}'`,
  `'${locale}' || left("status" ->> '${locale}', 0)`,
  `'${locale} ' || ("status" ->> '${locale}')`,
]);

/**
 * Content that is published separately in each language: as draft, scheduled, published or
 * archived, with a slug in each. Subclasses are declared with `@publishable`.
 */
@model({ abstract: true })
export abstract class PublishedEntity extends DeletableEntity {
  @localized({ description: "At most 160 characters." })
  title: Localized = {};

  @localized({ description: "The last part of its URL, unique per language." })
  slug: Localized = {};

  @localized({ description: "One or two sentences, at most 300 characters." })
  description: Localized = {};

  @localized({ of: () => PublicationStatus, byLocale: () => GraphQLJSON })
  status: Localized<PublicationStatus> = {};

  @localized({ of: () => GraphQLISODateTime, byLocale: () => GraphQLJSON })
  publishedAt: Localized = {};

  @localized({ of: () => GraphQLISODateTime, byLocale: () => GraphQLJSON })
  scheduledAt: Localized = {};

  @localized({
    of: () => GraphQLISODateTime,
    byLocale: () => GraphQLJSON,
    description: "When title, description or content last changed in the language.",
  })
  textChangedAt: Localized = {};

  @enumList(() => Locale, { description: "The languages in which it is published." })
  languages: Opt<Locale[]> = [];

  // when the first of its published languages was published; for counts per month
  @dateTime({ nullable: true, internal: true, index: true })
  firstPublishedAt?: Date | null;

  // the status of each language before it was archived
  @localized({ internal: true, editable: false })
  archivedFrom: Localized<StateBefore> = {};

  // when the publication timer must process it next
  @dateTime({ nullable: true, internal: true, index: true })
  nextPublicationAt?: Date | null;

  @enumValues(() => STATES)
  @generated("text[]", `array_remove(array[${states.join(", ")}], null)`)
  states!: Opt<string[]>;

  @generated("text", `coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')`, {
    collation: COLLATION,
  })
  sortTitle!: Opt<string>;

  @searchVector(
    searchable(inAllLanguages("title"), inAllLanguages("slug"), inAllLanguages("description")),
  )
  terms?: Opt<string>;

  // the search vector of what is public
  @searchVector(
    searchable(
      inLanguagesWith("title", "status", PublicationStatus.PUBLISHED),
      inLanguagesWith("slug", "status", PublicationStatus.PUBLISHED),
      inLanguagesWith("description", "status", PublicationStatus.PUBLISHED),
    ),
  )
  publicTerms?: Opt<string>;

  /** The text in a language, to detect changes. */
  textIn(locale: Locale): string {
    return JSON.stringify([this.title[locale], this.description[locale]]);
  }

  noteTextChange(locale: Locale, now: Date, _by: Member | null = null): void {
    const at = this.title[locale] ? now.toISOString() : null;
    this.textChangedAt = changedIn(this.textChangedAt, locale, at);
  }

  publish(locale: Locale, now: Date, _by: Member | null = null): void {
    if (this.status[locale] === PublicationStatus.PUBLISHED) return;
    const first = this.publishedAt[locale] ?? now.toISOString();
    this.publishedAt = changedIn(this.publishedAt, locale, first);
    this.become(locale, PublicationStatus.PUBLISHED);
  }

  schedule(locale: Locale, at: Date, _by: Member | null = null): void {
    this.become(locale, PublicationStatus.SCHEDULED, at);
  }

  /** Unpublishes one language, to draft, review or archived. */
  unpublish(locale: Locale, status: UnpublishedStatus): void {
    if (status === PublicationStatus.ARCHIVED) this.archive(locale);
    else this.become(locale, status);
  }

  archive(locale: Locale, selectionId?: string): void {
    const { [locale]: before } = this.status;
    if (!before || before === PublicationStatus.ARCHIVED) return;
    const state = { status: before, scheduledAt: this.scheduledAt[locale], selectionId };
    this.become(locale, PublicationStatus.ARCHIVED);
    this.archivedFrom = changedIn(this.archivedFrom, locale, state);
  }

  /**
   * Restores an archived language to its previous status; to draft if its scheduled time has
   * passed.
   */
  unarchive(locale: Locale, now: Date, by: Member | null = null): void {
    if (this.status[locale] !== PublicationStatus.ARCHIVED) return;
    const { status, scheduledAt } = this.archivedFrom[locale] ?? {
      status: PublicationStatus.DRAFT,
    };
    const at = scheduledAt ? new Date(scheduledAt) : now;
    if (status === PublicationStatus.PUBLISHED) this.publish(locale, now, by);
    else if (status === PublicationStatus.REVIEW) this.unpublish(locale, status);
    else if (status === PublicationStatus.SCHEDULED && at > now) this.schedule(locale, at, by);
    else this.unpublish(locale, PublicationStatus.DRAFT);
  }

  /** @param members among whom those who scheduled its languages are looked for */
  publishDue(now: Date, members: readonly Member[] = []): Locale[] {
    const due = LOCALES.filter((locale) => {
      const at = this.scheduledAt[locale];
      return this.status[locale] === PublicationStatus.SCHEDULED && at && new Date(at) <= now;
    });
    for (const locale of due) {
      this.publishedAt = changedIn(this.publishedAt, locale, this.scheduledAt[locale]);
      this.publish(locale, now, this.schedulerOf(locale, members));
    }
    return due;
  }

  /** Who scheduled a language, among these members; only documents with versions know. */
  protected schedulerOf(_locale: Locale, _members: readonly Member[]): Member | null {
    return null;
  }

  /** Whether the languages that are published can be seen now. */
  protected isShown(): boolean {
    return !this.deletedAt;
  }

  /** Hides it from everyone. */
  override delete(now: Date): void {
    super.delete(now);
    this.follow();
  }

  /** Restores the previous visibility. */
  override restore(): void {
    super.restore();
    this.follow();
  }

  private become(locale: Locale, status: PublicationStatus, at?: Date): void {
    this.status = changedIn(this.status, locale, status);
    this.scheduledAt = changedIn(this.scheduledAt, locale, at?.toISOString());
    this.archivedFrom = changedIn(this.archivedFrom, locale, null);
    this.follow();
  }

  /** Updates the columns derived from the status in each language. */
  protected follow(): void {
    const isShown = this.isShown();
    this.languages = LOCALES.filter(
      (one) => isShown && this.status[one] === PublicationStatus.PUBLISHED,
    );
    const [first] = this.languages.flatMap((one) => this.publishedAt[one] ?? []).sort();
    this.firstPublishedAt = first ? new Date(first) : null;
    const [next] = !this.deletedAt ? Object.values(this.scheduledAt).sort() : [];
    this.nextPublicationAt = next ? new Date(next) : null;
  }
}
