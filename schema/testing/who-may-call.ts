// Who may call what, written by hand: never derived from the code.

/** Everything a visitor may call. Whatever is added here is open to the whole world. */
export const OPEN_TO_VISITORS = [
  "categories",
  "category",
  "chooseNewPassword",
  "comment",
  "commentAdded",
  "commentChanged",
  "commentPosition",
  "comments",
  "createComment",
  "member",
  "memberType",
  "memberTypes",
  "members",
  "post",
  "posts",
  "publishedPost",
  "publishedPosts",
  "register",
  "replyToComment",
  "resendCode",
  "resetPassword",
  "verifyEmail",
  "viewer",
  "viewerSession",
];

/** Everybody who asks: visitors and one of each role. */
export const EVERYBODY: readonly string[] = [
  "visitor",
  "member",
  "moderator",
  "editor",
  "recruiter",
  "billing",
  "operator",
  "support",
  "admin",
];
export const SIGNED_IN = EVERYBODY.filter((who) => who !== "visitor");
export const WRITERS = ["editor", "admin"];
const MODERATORS = ["moderator", "editor", "admin"];
export const ADMINS = ["admin"];
const JUDGES = ["moderator", "admin"];
const MAIL_READERS = ["support", "admin"];

// Ids of nothing: whoever is let in does not find it, and whoever is not learns nothing of that.
const ID = `id: "${crypto.randomUUID()}"`;
const IDS = `ids: ["${crypto.randomUUID()}"]`;
const POST_ID = `postId: "${crypto.randomUUID()}"`;
const CONVERSATION = `conversationId: "${crypto.randomUUID()}"`;
const COMMENT = `input: { content: "Hello", name: "Ada", email: "ada@example.org" }`;

type Expected = [document: string, mayCall: readonly string[]];

export const OPERATIONS: Record<string, Expected> = {
  viewer: ["{ viewer { id } }", EVERYBODY],
  users: ["{ users { nodes { id } } }", ADMINS],
  user: [`{ user(${ID}) { id } }`, ADMINS],
  userCounts: ["{ userCounts { all } }", ADMINS],
  requestEmailChange: [
    `mutation { requestEmailChange(email: "ada@example.org", password: "") }`,
    SIGNED_IN,
  ],
  confirmEmailChange: [`mutation { confirmEmailChange(oldCode: "1", newCode: "1") }`, SIGNED_IN],
  deleteAccount: [`mutation { deleteAccount(password: "") }`, SIGNED_IN],
  updateAccount: ["mutation { updateAccount(input: {}) { id } }", SIGNED_IN],
  createUser: [`mutation { createUser(input: { email: "", name: "" }) { id } }`, ADMINS],
  updateUser: [`mutation { updateUser(${ID}, input: {}) { id } }`, ADMINS],
  suspendUsers: [`mutation { suspendUsers(${IDS}) { count } }`, ADMINS],
  reinstateUsers: [`mutation { reinstateUsers(${IDS}) { count } }`, ADMINS],
  addUserProfile: [`mutation { addUserProfile(${ID}) { id } }`, ADMINS],
  verifyUser: [`mutation { verifyUser(${ID}) { id } }`, ADMINS],
  deleteUsers: [`mutation { deleteUsers(${IDS}) { deleted } }`, ADMINS],
  deletedUsers: ["{ deletedUsers { nodes { id } } }", ADMINS],
  restoreUsers: [`mutation { restoreUsers(${IDS}) { count } }`, ADMINS],
  purgeUsers: [`mutation { purgeUsers(${IDS}) { deleted } }`, ADMINS],
  deleteUser: [`mutation { deleteUser(${ID}) }`, ADMINS],

  sessions: ["{ sessions { nodes { id } } }", SIGNED_IN],
  viewerSession: ["{ viewerSession { id } }", EVERYBODY],
  endSession: [`mutation { endSession(${ID}) }`, SIGNED_IN],
  endOtherSessions: ["mutation { endOtherSessions }", SIGNED_IN],

  register: [`mutation { register(input: { name: "", email: "", password: "" }) }`, EVERYBODY],
  verifyEmail: [`mutation { verifyEmail(email: "", code: "") }`, EVERYBODY],
  resendCode: [`mutation { resendCode(email: "") }`, EVERYBODY],
  resetPassword: [`mutation { resetPassword(email: "") }`, EVERYBODY],
  chooseNewPassword: [
    `mutation { chooseNewPassword(email: "", code: "", password: "") }`,
    EVERYBODY,
  ],

  notifications: ["{ notifications { nodes { id } } }", SIGNED_IN],
  unreadNotificationCount: ["{ unreadNotificationCount }", SIGNED_IN],
  markNotificationsRead: ["mutation { markNotificationsRead }", SIGNED_IN],
  notificationAdded: ["subscription { notificationAdded { id } }", SIGNED_IN],
  overview: ["{ overview { activeNow } }", SIGNED_IN],
  search: [`{ search(text: "a") { posts { id } } }`, SIGNED_IN],

  outgoingMails: ["{ outgoingMails { nodes { id } } }", MAIL_READERS],
  outgoingMail: [`{ outgoingMail(${ID}) { id } }`, MAIL_READERS],

  members: ["{ members { nodes { id } } }", EVERYBODY],
  member: [`{ member(${ID}) { id } }`, EVERYBODY],
  createMember: [
    `mutation { createMember(input: { handle: "", displayName: "" }) { id } }`,
    ADMINS,
  ],
  updateMember: [`mutation { updateMember(${ID}, input: {}) { id } }`, SIGNED_IN],
  suspendMembers: [`mutation { suspendMembers(${IDS}) { count } }`, ["moderator", "admin"]],
  reinstateMembers: [`mutation { reinstateMembers(${IDS}) { count } }`, ["moderator", "admin"]],
  approveMembers: [`mutation { approveMembers(${IDS}) { count } }`, ADMINS],
  memberCounts: ["{ memberCounts { all } }", ["moderator", "admin"]],
  verifyMember: [`mutation { verifyMember(${ID}) { id } }`, ADMINS],
  deleteMember: [`mutation { deleteMember(${ID}) }`, ADMINS],
  deleteMembers: [`mutation { deleteMembers(${IDS}) { deleted } }`, ADMINS],
  deletedMembers: ["{ deletedMembers { nodes { id } } }", ADMINS],
  restoreMembers: [`mutation { restoreMembers(${IDS}) { count } }`, ADMINS],
  purgeMembers: [`mutation { purgeMembers(${IDS}) { deleted } }`, ADMINS],

  memberTypes: ["{ memberTypes { id } }", EVERYBODY],
  memberType: [`{ memberType(${ID}) { id } }`, EVERYBODY],
  createMemberType: ["mutation { createMemberType(input: { name: {} }) { id } }", ADMINS],
  updateMemberType: [`mutation { updateMemberType(${ID}, input: {}) { id } }`, ADMINS],
  orderMemberTypes: [`mutation { orderMemberTypes(${IDS}) { id } }`, ADMINS],
  deleteMemberType: [`mutation { deleteMemberType(${ID}) }`, ADMINS],
  deleteMemberTypes: [`mutation { deleteMemberTypes(${IDS}) { deleted } }`, ADMINS],
  deletedMemberTypes: ["{ deletedMemberTypes { id } }", ADMINS],
  restoreMemberTypes: [`mutation { restoreMemberTypes(${IDS}) { count } }`, ADMINS],
  purgeMemberTypes: [`mutation { purgeMemberTypes(${IDS}) { deleted } }`, ADMINS],

  categories: ["{ categories { id } }", EVERYBODY],
  category: [`{ category(${ID}) { id } }`, EVERYBODY],
  createCategory: ["mutation { createCategory(input: { name: {} }) { id } }", WRITERS],
  updateCategory: [`mutation { updateCategory(${ID}, input: {}) { id } }`, WRITERS],
  deleteCategory: [`mutation { deleteCategory(${ID}) }`, WRITERS],
  deleteCategories: [`mutation { deleteCategories(${IDS}) { deleted } }`, WRITERS],
  deletedCategories: ["{ deletedCategories { id } }", WRITERS],
  restoreCategories: [`mutation { restoreCategories(${IDS}) { count } }`, WRITERS],
  purgeCategories: [`mutation { purgeCategories(${IDS}) { deleted } }`, WRITERS],

  posts: ["{ posts { nodes { id } } }", EVERYBODY],
  publishedPosts: ["{ publishedPosts { nodes { id } } }", EVERYBODY],
  post: [`{ post(${ID}) { id } }`, EVERYBODY],
  publishedPost: [`{ publishedPost(slug: "nothing") { id } }`, EVERYBODY],
  postCounts: ["{ postCounts { all } }", WRITERS],
  postsToEdit: ["{ postsToEdit { nodes { id } } }", WRITERS],
  createPost: ["mutation { createPost(input: {}) { id } }", WRITERS],
  updatePost: [`mutation { updatePost(${ID}, input: {}) { id } }`, WRITERS],
  publishPost: [`mutation { publishPost(${ID}, locale: en) { id } }`, WRITERS],
  withdrawPost: [`mutation { withdrawPost(${ID}, locale: en) { id } }`, WRITERS],
  deletePost: [`mutation { deletePost(${ID}) }`, WRITERS],
  deletePosts: [`mutation { deletePosts(${IDS}) { deleted } }`, WRITERS],
  deletedPosts: ["{ deletedPosts { nodes { id } } }", WRITERS],
  purgePosts: [`mutation { purgePosts(${IDS}) { deleted } }`, WRITERS],
  selectPosts: ["mutation { selectPosts { id } }", WRITERS],
  restorePosts: [`mutation { restorePosts(${IDS}) { count } }`, WRITERS],
  publishPosts: [`mutation { publishPosts(${IDS}) { count } }`, WRITERS],
  archivePosts: [`mutation { archivePosts(${IDS}) { count } }`, WRITERS],
  unarchivePosts: [`mutation { unarchivePosts(${IDS}) { count } }`, WRITERS],
  unpublishPosts: [`mutation { unpublishPosts(${IDS}) { count } }`, WRITERS],
  addCategoryToPosts: [
    `mutation { addCategoryToPosts(${IDS}, categoryId: "${crypto.randomUUID()}") { count } }`,
    WRITERS,
  ],

  comments: [`{ comments(${POST_ID}) { nodes { id } } }`, EVERYBODY],
  comment: [`{ comment(${ID}) { id } }`, EVERYBODY],
  commentPosition: [`{ commentPosition(${ID}) }`, EVERYBODY],
  commentQueue: ["{ commentQueue { nodes { id } } }", MODERATORS],
  commenterReach: [`{ commenterReach(value: "a@example.org") { people } }`, MODERATORS],
  commentCounts: ["{ commentCounts { pending } }", MODERATORS],
  deleteComments: [`mutation { deleteComments(${IDS}) { deleted } }`, MODERATORS],
  blockedCommenters: ["{ blockedCommenters { nodes { id } } }", MODERATORS],
  blockCommenter: [`mutation { blockCommenter(value: "") { id } }`, MODERATORS],
  unblockCommenter: [`mutation { unblockCommenter(value: "") }`, MODERATORS],
  createComment: [`mutation { createComment(${POST_ID}, ${COMMENT}) { id } }`, EVERYBODY],
  replyToComment: [`mutation { replyToComment(${ID}, ${COMMENT}) { id } }`, EVERYBODY],
  updateComment: [`mutation { updateComment(${ID}, input: { content: "" }) { id } }`, SIGNED_IN],
  deleteComment: [`mutation { deleteComment(${ID}) }`, SIGNED_IN],
  moderateComments: [`mutation { moderateComments(${IDS}, status: SPAM) { id } }`, MODERATORS],
  conversations: ["{ conversations { nodes { id } } }", SIGNED_IN],
  conversation: [`{ conversation(${ID}) { id } }`, SIGNED_IN],
  conversationByKey: [`{ conversationByKey(key: "nobody") { id } }`, SIGNED_IN],
  unreadConversationCount: ["{ unreadConversationCount }", SIGNED_IN],
  startConversation: [
    `mutation { startConversation(input: { recipients: [] }) { id } }`,
    SIGNED_IN,
  ],
  renameConversation: [`mutation { renameConversation(${ID}, title: "") { id } }`, SIGNED_IN],
  addParticipants: [`mutation { addParticipants(${ID}, memberIds: []) { id } }`, SIGNED_IN],
  removeParticipant: [`mutation { removeParticipant(${ID}, memberId: "") { id } }`, SIGNED_IN],
  leaveConversation: [`mutation { leaveConversation(${ID}) }`, SIGNED_IN],
  rejoinConversation: [`mutation { rejoinConversation(${ID}) { id } }`, SIGNED_IN],
  conversationChanged: ["subscription { conversationChanged { id } }", SIGNED_IN],
  messages: [`{ messages(${CONVERSATION}) { nodes { id } } }`, SIGNED_IN],
  messageChanges: [`{ messageChanges(${CONVERSATION}, afterRevision: 0) { id } }`, SIGNED_IN],
  firstMessageSince: [
    `{ firstMessageSince(${CONVERSATION}, at: "2026-01-01T00:00:00Z") { id } }`,
    SIGNED_IN,
  ],
  attachments: [`{ attachments(${CONVERSATION}) { nodes { id } } }`, SIGNED_IN],
  searchMessages: [`{ searchMessages(text: "a") { nodes { id } } }`, SIGNED_IN],
  sendMessage: [
    `mutation { sendMessage(input: { ${CONVERSATION}, messageId: "" }) { id } }`,
    SIGNED_IN,
  ],
  editMessage: [`mutation { editMessage(${ID}, message: "") { id } }`, SIGNED_IN],
  deleteMessage: [`mutation { deleteMessage(${ID}) { id } }`, SIGNED_IN],
  reactToMessage: [`mutation { reactToMessage(${ID}, emoji: "") { id } }`, SIGNED_IN],
  messageChanged: [`subscription { messageChanged(${CONVERSATION}) { id } }`, SIGNED_IN],
  chatPreferences: ["{ chatPreferences { id } }", SIGNED_IN],
  setBusy: ["mutation { setBusy(on: true) { id } }", SIGNED_IN],
  updateChatPreferences: [
    "mutation { updateChatPreferences(sharesReading: true) { id } }",
    SIGNED_IN,
  ],
  markConversationSeen: [`mutation { markConversationSeen(${CONVERSATION}) { id } }`, SIGNED_IN],
  updateParticipation: [
    `mutation { updateParticipation(${CONVERSATION}, input: {}) { id } }`,
    SIGNED_IN,
  ],
  saveDraft: [`mutation { saveDraft(${CONVERSATION}, text: "") { id } }`, SIGNED_IN],
  sayTyping: [`mutation { sayTyping(${CONVERSATION}) }`, SIGNED_IN],
  participantChanged: [`subscription { participantChanged(${CONVERSATION}) { id } }`, SIGNED_IN],
  typing: [`subscription { typing(${CONVERSATION}) { id } }`, SIGNED_IN],
  contacts: ["{ contacts { nodes { id } } }", SIGNED_IN],
  blockedMembers: ["{ blockedMembers { id } }", SIGNED_IN],
  blockMember: [`mutation { blockMember(${ID}) }`, SIGNED_IN],
  unblockMember: [`mutation { unblockMember(${ID}) }`, SIGNED_IN],
  messageReports: ["{ messageReports { nodes { id } } }", JUDGES],
  messageReportCounts: ["{ messageReportCounts { all } }", JUDGES],
  messageReport: [`{ messageReport(${ID}) { id } }`, JUDGES],
  reportMessage: [`mutation { reportMessage(${ID}, reason: SPAM) }`, SIGNED_IN],
  closeMessageReport: [`mutation { closeMessageReport(${ID}, removesMessage: false) }`, JUDGES],
  commentAdded: [`subscription { commentAdded(${POST_ID}) { id } }`, EVERYBODY],
  commentChanged: [`subscription { commentChanged(${POST_ID}) { commentId } }`, EVERYBODY],
};

/** What is answered to whoever may call: something, or that there is nothing to act on. */
export const LET_IN = [undefined, "NOT_FOUND", "INVALID"];

/** What is answered to whoever may not. */
export const refusalFor = (who: string): string =>
  who === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
