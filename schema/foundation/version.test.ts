import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { User } from "../accounts/user.ts";
import { aComment } from "../blog/comment.builder.ts";
import { Comment } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { Post } from "../blog/post.ts";
import { aCategory } from "../categories/category.builder.ts";
import { Category } from "../categories/category.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { Participant } from "../chat/participant.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aMemberType } from "../members/member-type.builder.ts";
import { MemberType } from "../members/member-type.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { aMember } from "../members/member.builder.ts";
import { Notification, NotificationKind } from "../notifications/notification.ts";
import { publishDue } from "../publication/publish-due.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import type { StoredEntity } from "./entity.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const person = await aPerson(graph);

const mutate =
  (mutation: string, viewer = admin) =>
  async ({ id }: { id: string }): Promise<void> => {
    await graph.as(viewer)(`mutation($id: ID!) { ${mutation} }`, { id });
  };

interface Change {
  what: string;
  of: EntityClass<StoredEntity>;
  row: () => Promise<{ id: string }>;
  change: (row: { id: string }) => Promise<unknown>;
}

const aParticipant = async () => {
  const people = [person.member, await aMember(graph.em())];
  const { conversation } = await aConversation(graph.em(), { people, said: ["One", "Two"] });
  const member = person.member.id;
  return graph.em().findOneOrFail(Participant, { conversation: conversation.id, member });
};
const inConversation = (mutation: string) => async (row: { id: string }) => {
  const { conversation } = await graph.em().findOneOrFail(Participant, { id: row.id });
  return mutate(mutation, person.viewer)(conversation);
};
const anAccount = async () => aUser(graph.em(), { member: await aMember(graph.em()) });

const CHANGES: Change[] = [
  {
    what: "a field",
    of: Category,
    row: () => aCategory(graph.em()),
    change: mutate("updateCategory(id: $id, input: { order: 9 }) { id }"),
  },
  {
    what: "one language of a text",
    of: Category,
    row: () => aCategory(graph.em()),
    change: mutate('updateCategory(id: $id, input: { description: { fr: "Une" } }) { id }'),
  },
  {
    what: "the order of all",
    of: MemberType,
    row: async () => {
      await aMemberType(graph.em(), { order: 3 });
      return aMemberType(graph.em(), { order: 7 });
    },
    change: async ({ id }) => {
      const all = await graph.em().find(MemberType, {}, { orderBy: { order: "asc" } });
      const ids = [id, ...all.map((type) => type.id).filter((other) => other !== id)];
      const ORDER = "mutation($ids: [ID!]!) { reorderMemberTypes(ids: $ids) { id } }";
      return graph.as(admin)(ORDER, { ids });
    },
  },
  {
    what: "the trash",
    of: Post,
    row: () => aPost(graph.em()),
    change: mutate("deletePost(id: $id)"),
  },
  {
    what: "the trash, many at a time",
    of: Post,
    row: () => aPost(graph.em()),
    change: mutate("deletePosts(ids: [$id]) { count }"),
  },
  {
    what: "restoring",
    of: Category,
    row: () => aCategory(graph.em(), { deletedAt: new Date() }),
    change: mutate("restoreCategories(ids: [$id]) { count }"),
  },
  {
    what: "a state of many",
    of: Post,
    row: () => aPost(graph.em(), { published: [] }),
    change: mutate("publishPosts(ids: [$id]) { count }"),
  },
  {
    what: "a relation of many",
    of: Post,
    row: () => aPost(graph.em()),
    change: async ({ id }) => {
      const category = await aCategory(graph.em());
      return mutate(`addCategoryToPosts(ids: [$id], categoryId: "${category.id}") { count }`)({
        id,
      });
    },
  },
  {
    what: "a state at its time",
    of: Post,
    row: async () => {
      const post = await aPost(graph.em(), { published: [] });
      const at = "2036-01-01T00:00:00Z";
      await mutate(`publishPost(id: $id, locale: en, at: "${at}") { id }`)(post);
      return post;
    },
    change: () => publishDue(graph.em(), new Date("2036-01-02T00:00:00Z")),
  },
  {
    what: "a verdict",
    of: Comment,
    row: async () => aComment(graph.em(), { post: await aPost(graph.em()) }),
    change: mutate("moderateComments(ids: [$id], status: SPAM) { id }"),
  },
  {
    what: "the words of a comment",
    of: Comment,
    row: async () => aComment(graph.em(), { post: await aPost(graph.em()) }),
    change: mutate('updateComment(id: $id, input: { content: "Else" }) { id }'),
  },
  {
    what: "an approval",
    of: Member,
    row: () => aMember(graph.em(), { status: MemberStatus.PENDING }),
    change: mutate("approveMembers(ids: [$id]) { count }"),
  },
  {
    what: "roles",
    of: User,
    row: anAccount,
    change: mutate("updateUser(id: $id, input: { roles: [EDITOR] }) { id }"),
  },
  {
    what: "a suspension",
    of: User,
    row: anAccount,
    change: mutate("suspendUsers(ids: [$id]) { count }"),
  },
  {
    what: "a new profile",
    of: User,
    row: () => aUser(graph.em()),
    change: mutate("addUserProfile(id: $id) { id }"),
  },
  {
    what: "what is pinned",
    of: Participant,
    row: aParticipant,
    change: inConversation(
      "updateParticipation(conversationId: $id, input: { isPinned: true }) { id }",
    ),
  },
  {
    what: "a draft, written beside the unit of work",
    of: Participant,
    row: aParticipant,
    change: inConversation('saveDraft(conversationId: $id, text: "Not sent") { id }'),
  },
  {
    what: "what was read, written beside the unit of work",
    of: Participant,
    row: aParticipant,
    change: inConversation("markConversationSeen(conversationId: $id) { id }"),
  },
  {
    what: "a notification that is read",
    of: Notification,
    row: async () => {
      const em = graph.em();
      const user = em.getReference(User, person.viewer.userId ?? "");
      const kind = NotificationKind.ROLES_CHANGED;
      const notification = new Notification({ user, kind, createdAt: new Date() });
      await em.persist(notification).flush();
      return notification;
    },
    change: mutate("markNotificationsRead(ids: [$id])", person.viewer),
  },
];

describe("the version rises with", () => {
  test.each(CHANGES)("$what", async ({ of, row, change }) => {
    const { id } = await row();
    const versionNow = async () =>
      (await graph.em().findOneOrFail(of as never, id)) as StoredEntity;
    const { version } = await versionNow();
    await change({ id });
    expect((await versionNow()).version).toBeGreaterThan(version);
  });
});
