import type { Opt } from "@mikro-orm/core";
import { Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { dateTime, manyToOne, model, reference, stringList, text } from "../foundation/model.ts";
import { anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";
import { PICTURE } from "./document-version.ts";
import { showsPictures } from "./uploaded-picture.ts";

/**
 * Changes to what readers see of a document, which they do not see yet. A row of its own: nothing that
 * readers are sent, neither `updatedAt` nor `version`, says that there is one. The trigger of documents
 * deletes it with its document.
 */
@Unique({ properties: ["documentId"] })
@Index({ properties: ["pictures"], type: "gin" })
@model({
  table: "document_drafts",
  audited: false, // saved all the time; publishing it changes the document, which is audited
  messages: { notFound: "Draft not found" },
  description:
    "Unpublished changes to a document whose text is published in some language; for editors.",
})
export class DocumentDraft extends StoredEntity {
  // the name of the document's class
  @text({ internal: true })
  kind!: string;

  // who reads the draft has the document
  @reference({ internal: true })
  documentId!: string;

  @Field(() => GraphQLJSONObject, {
    simple: true,
    description:
      "The changed fields, as the document's update takes them; of texts, the changed languages.",
  })
  @Property({ type: "json" })
  changes!: Record<string, unknown>;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "The profile of who saved it last; null if they have none.",
  })
  changedBy?: Member | null;

  @dateTime({ nullable: true, description: "Since when it waits for review; null if it does not." })
  inReviewSince?: Date | null;

  // the id of the member who submitted it for review, who may be gone
  @reference({ internal: true, nullable: true })
  submittedById?: string | null;

  // the uploaded pictures it shows: they are kept as long as it is
  @stringList({ internal: true })
  pictures: Opt<string[]> = [];

  constructor(values: Pick<DocumentDraft, "kind" | "documentId">) {
    super();
    Object.assign(this, values);
  }

  change(changes: Record<string, unknown>, by: Member | null): void {
    this.changes = changes;
    this.changedBy = by;
    this.pictures = [...new Set(JSON.stringify(changes).match(PICTURE))];
  }

  submit(forReview: boolean, now: Date, by: Member | null): void {
    if (forReview === !!this.inReviewSince) return;
    this.inReviewSince = forReview ? now : null;
    this.submittedById = forReview ? (by?.id ?? null) : null;
  }
}

showsPictures(DocumentDraft, "pictures");

type Writers = (viewer: Viewer) => Where | boolean;

/** Who reads the drafts of which nouns; the field of the document says of which of its rows. */
const allWriters = new Map<string, Writers>();

export const draftPolicy = ({ name }: EntityClass, writers: Writers): void => {
  allWriters.set(name, writers);
};

/** Which documents of a noun a viewer may write, and so publish. */
export const writersOf = ({ name }: EntityClass, viewer: Viewer): Where | boolean =>
  allWriters.get(name)?.(viewer) ?? false;

rowPolicy(DocumentDraft, (viewer) =>
  anyOf(...Array.from(allWriters, ([kind, writers]) => !!writers(viewer) && { kind })),
);
fieldPolicy(DocumentDraft, ["changes", "changedBy", "inReviewSince"]);
