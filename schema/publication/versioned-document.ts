import { Collection } from "@mikro-orm/core";
import { createHash } from "node:crypto";
import { GraphQLJSON } from "graphql-scalars";
import { GraphQLISODateTime, Int } from "type-graphql";
import { changedIn, type Locale, type Localized } from "../foundation/locale.ts";
import { localized, model } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Member } from "../members/member.ts";
import { type DocumentVersion, versionClassOf } from "./document-version.ts";
import { PublicationStatus } from "./publication-status.ts";
import { PublishedDocument } from "./published-document.ts";

/** A document that keeps each text that was published, and who published it: `versions` of `@publishable`. */
@model({ abstract: true })
export abstract class VersionedDocument extends PublishedDocument {
  @localized({
    of: () => Int,
    byLocale: () => GraphQLJSON,
    description:
      "The number of its last version: how often another text was published in the language.",
  })
  textVersion: Localized<number> = {};

  @localized({
    of: () => GraphQLISODateTime,
    byLocale: () => GraphQLJSON,
    description: "Since when the last version is in force.",
  })
  textVersionSince: Localized = {};

  // of the text of the last version, to see whether another one is published
  @localized({ internal: true, editable: false })
  textDigest: Localized = {};

  // the ids of the members who scheduled its languages, who may be gone when they are published
  @localized({ internal: true, editable: false })
  scheduledBy: Localized = {};

  versions = new Collection<DocumentVersion>(this);

  override publish(locale: Locale, now: Date, by: Member | null = null): void {
    super.publish(locale, now);
    this.keepVersion(locale, now, by);
  }

  override noteTextChange(locale: Locale, now: Date, by: Member | null = null): void {
    super.noteTextChange(locale, now);
    if (this.status[locale] === PublicationStatus.PUBLISHED) this.keepVersion(locale, now, by);
  }

  override schedule(locale: Locale, at: Date, by: Member | null = null): void {
    super.schedule(locale, at);
    this.scheduledBy = changedIn(this.scheduledBy, locale, by?.id);
  }

  protected override schedulerOf(locale: Locale, members: readonly Member[]): Member | null {
    return members.find(({ id }) => id === this.scheduledBy[locale]) ?? null;
  }

  /** Stores what is published now, unless it is the text of the last version. */
  private keepVersion(locale: Locale, now: Date, publishedBy: Member | null): void {
    const digest = createHash("sha256").update(this.textIn(locale)).digest("base64url");
    if (this.textDigest[locale] === digest) return;
    const number = (this.textVersion[locale] ?? 0) + 1;
    this.textVersion = changedIn(this.textVersion, locale, number);
    this.textVersionSince = changedIn(this.textVersionSince, locale, now.toISOString());
    this.textDigest = changedIn(this.textDigest, locale, digest);
    const values = {
      locale,
      number,
      inForceSince: now,
      title: this.title[locale] ?? "",
      description: this.description[locale] ?? null,
      content: this.content[locale] ?? null,
      html: this.html[locale] ?? null,
    };
    const Version = versionClassOf(this.constructor as EntityClass);
    this.versions.add(new Version(this, values, publishedBy));
  }
}
