import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { changedIn, LOCALES, type Localized } from "../foundation/locale.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { readsOf } from "../notifications/mark-read.ts";
import { Notification, NotificationKind } from "../notifications/notification.ts";
import { type About, notify } from "../notifications/notify.ts";
import { tell } from "../notifications/tell.ts";
import { DocumentDraft } from "./document-draft.ts";
import { publicationOf } from "./publishable.ts";
import { PublicationStatus } from "./publication-status.ts";
import { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { publisherOf } from "./publisher.ts";

const { PUBLISHED, SCHEDULED, REVIEW } = PublicationStatus;

/** The ids of members whose submissions were decided. */
interface Decided {
  approved: Set<string>;
  returned: Set<string>;
}

/**
 * What a change means for the review of a document: made before the change, it notifies with the save of it who may
 * publish what is submitted, and who submitted what is decided.
 */
export class Review {
  private readonly status: Localized<PublicationStatus>;
  private readonly wasDraftInReview: boolean;
  private readonly draftBy: string | null | undefined;

  /** @param draft of operations on it; others leave it as it is */
  constructor(
    private readonly item: PublishedEntity,
    private readonly draft?: DocumentDraft | null,
  ) {
    this.status = item.status;
    this.wasDraftInReview = !!draft?.inReviewSince;
    this.draftBy = draft?.submittedById;
  }

  /** @param after what has become of the draft */
  async notify(
    context: Context,
    after: { draft?: DocumentDraft | null; isPublished?: boolean } = {},
  ): Promise<void> {
    const { item } = this;
    if (!(item instanceof PublishedDocument) || !optionsOf(item).reviewers) return;
    const decided: Decided = { approved: new Set(), returned: new Set() };
    const languages = this.followLanguages(item, decided, context);
    const isDraftInReview = !!after.draft?.inReviewSince;
    if (this.wasDraftInReview && !isDraftInReview && this.draftBy) {
      decided[after.isPublished ? "approved" : "returned"].add(this.draftBy);
    }
    const isSubmitted = languages.isSubmitted || (isDraftInReview && !this.wasDraftInReview);
    const isDecided = languages.isDecided || (this.wasDraftInReview && !isDraftInReview);
    if (isSubmitted) await submit(item, context);
    else if (isDecided && !(isDraftInReview || (await this.isLeft(context))))
      await takeBack(item, context);
    await tellSubmitters(item, decided, context);
  }

  private followLanguages(item: PublishedDocument, decided: Decided, context: Context) {
    let isSubmitted = false;
    let isDecided = false;
    for (const locale of LOCALES) {
      const [before, after] = [this.status[locale], item.status[locale]];
      if (before === after || (before !== REVIEW && after !== REVIEW)) continue;
      const by = item.submittedBy[locale];
      if (after === REVIEW) isSubmitted = true;
      else {
        isDecided = true;
        const isApproved = after === PUBLISHED || after === SCHEDULED;
        if (by) decided[isApproved ? "approved" : "returned"].add(by);
      }
      const now = after === REVIEW ? publisherOf(context)?.id : null;
      item.submittedBy = changedIn(item.submittedBy, locale, now);
    }
    return { isSubmitted, isDecided };
  }

  /** Whether something of it still waits. */
  private async isLeft({ em }: Context): Promise<boolean> {
    const { item, draft } = this;
    if (Object.values(item.status).includes(REVIEW)) return true;
    if (draft !== undefined) return false;
    const waits = { documentId: item.id, inReviewSince: { $ne: null } };
    return (await em.count(DocumentDraft, waits)) > 0;
  }
}

/** Changes a document without its draft. */
export async function changeReviewed<T extends PublishedEntity>(
  item: T,
  context: Context,
  change: (item: T) => unknown,
): Promise<void> {
  const review = new Review(item);
  await change(item);
  await review.notify(context);
}

const optionsOf = ({ constructor }: PublishedEntity) =>
  publicationOf(constructor as EntityClass<PublishedEntity>).options;

const aboutOf = (item: PublishedDocument, context: Context): About => ({
  [optionsOf(item).noun]: item,
  member: publisherOf(context),
});

/** Reviewers have one unread notification of a text, of what was submitted last. */
async function submit(item: PublishedDocument, context: Context): Promise<void> {
  const { em, viewer } = context;
  await takeBack(item, context);
  const { permission, members } = optionsOf(item).reviewers ?? {};
  const ids = members?.(item as never) ?? [];
  const users = [
    ...(permission ? await usersWithPermission(permission, em) : []),
    ...(ids.length ? await em.find(User, { member: { $in: [...ids] }, ...CAN_SIGN_IN }) : []),
  ];
  const others = new Map(users.map((user) => [user.id, user]));
  others.delete(viewer.userId ?? "");
  const kind = NotificationKind.DOCUMENT_SUBMITTED;
  await notify([...others.values()], kind, aboutOf(item, context), context);
}

/** There is nothing to do any more of what was not read yet. */
async function takeBack(item: PublishedDocument, context: Context): Promise<void> {
  const unread = await context.em.find(Notification, {
    kind: NotificationKind.DOCUMENT_SUBMITTED,
    [optionsOf(item).noun]: item.id,
    readAt: null,
  });
  for (const notification of unread) {
    const { id } = notification.user;
    context.em.remove(notification);
    context.publish(readsOf(id), { id });
  }
}

async function tellSubmitters(
  item: PublishedDocument,
  { approved, returned }: Decided,
  context: Context,
): Promise<void> {
  const about = aboutOf(item, context);
  const own = context.viewer.memberId;
  const { DOCUMENT_APPROVED, DOCUMENT_RETURNED } = NotificationKind;
  for (const [kind, members] of [
    [DOCUMENT_APPROVED, approved],
    [DOCUMENT_RETURNED, returned],
  ] as const) {
    for (const id of members) if (id !== own) await tell(id, kind, about, context);
  }
}
