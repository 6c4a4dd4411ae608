import { Field, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import {
  countBy,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { askedOf } from "./contact-request.access.ts";
import type { ContactRequestFilter } from "./contact-request.input.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";

type Filter = ContactRequestFilter | null | undefined;

const NONE = { id: { $in: [] } };

const lookedAfterBy = (viewer: Viewer, memberId = viewer.memberId): Where =>
  memberId && viewer.may("contact:read") ? { assignee: memberId } : NONE;

function wanted(filter: Filter, viewer: Viewer): Where {
  const { kind, locale, projectId, assigneeId, email, from, before, search } = filter ?? {};
  return {
    ...(kind && { kind }),
    ...(locale && { locale }),
    ...(projectId && { project: projectId }),
    ...(assigneeId && lookedAfterBy(viewer, assigneeId)),
    ...(email && { email: email.trim().toLowerCase() }),
    ...((from || before) && {
      createdAt: { ...(from && { $gte: from }), ...(before && { $lt: before }) },
    }),
    ...searched(search),
    ...(filter?.isMine && { $and: [lookedAfterBy(viewer)] }),
    ...(filter?.isOwn && (askedOf(viewer) || NONE)),
  };
}

/** The requests that the viewer may read, newest first. */
export const contactRequestPage = (filter: Filter, viewer: Viewer, window: PageArgs): ReadQuery =>
  findPage(
    ContactRequest,
    { ...wanted(filter, viewer), ...(filter?.status && { status: filter.status }) },
    { createdAt: "desc", id: "desc" },
    window,
  );

@ObjectType({ description: "The number of requests per status; 10001 means more than 10000." })
export class ContactRequestCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) new!: number;
  @Field(() => Int, { simple: true }) open!: number;
  @Field(() => Int, { simple: true }) replied!: number;
  @Field(() => Int, { simple: true }) archived!: number;
  @Field(() => Int, { simple: true }) spam!: number;
}

export const contactRequestCounts = (filter: Filter, viewer: Viewer): ReadQuery =>
  countBy(ContactRequest, wanted(filter, viewer), {
    all: {},
    ...filterPerValue(ContactStatus, "status"),
  });
