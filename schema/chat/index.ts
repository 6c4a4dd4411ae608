import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import "./chat.access.ts";
import { AttachmentResolver } from "./attachment.resolver.ts";
import { ContactResolver } from "./contact.resolver.ts";
import { ConversationResolver } from "./conversation.resolver.ts";
import { MessageReportResolver } from "./message-report.resolver.ts";
import { MessageResolver } from "./message.resolver.ts";
import { ParticipantResolver } from "./participant.resolver.ts";
import { NOTIFY_OF_REPORT, notifyOfReport } from "./notify-of-report.ts";
import { purgeMessages } from "./purge-messages.ts";
import { deleteUnsentFiles, removeFiles } from "./remove-files.ts";
import { REMOVE_FILES } from "./attachment.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";

export const chat = domain({
  name: "chat",
  resolvers: [
    ConversationResolver,
    MessageResolver,
    ParticipantResolver,
    ContactResolver,
    MessageReportResolver,
    AttachmentResolver,
  ],
  permissions: { "report:moderate": [Role.ADMIN, Role.MODERATOR] },
  jobs: {
    [NOTIFY_OF_REPORT]: notifyOfReport,
    [REMOVE_FILES]: ({ ids = "" }, { em, services }) =>
      removeFiles(ids.split(" "), em, services.storage),
  },
  timers: {
    "purge messages": {
      every: 10 * MINUTE,
      run: ({ em, services }) => purgeMessages(em, services),
    },
    "forget unsent files": {
      every: 10 * MINUTE,
      run: (context) => deleteUnsentFiles(context.em, context.now()),
    },
  },
  storage: { attachments: { member: "uploader_id", size: "size" } },
  limits: {
    /** Messages per member. */
    chat: { times: 30, within: MINUTE },
    newConversation: { times: 30, within: DAY },
  },
});
export {
  addAttachment,
  attachmentName,
  conversationToFill,
  findAttachment,
} from "./add-attachment.ts";
export { type Attachment, attachmentKey, REMOVE_FILES } from "./attachment.ts";
export { Conversation, ConversationType, pairKey } from "./conversation.ts";
export { ContentType, SystemEvent, Message } from "./message.ts";
export { MessageReport, ReportReason } from "./message-report.ts";
export { Participant, ParticipantRole } from "./participant.ts";
export { Reaction } from "./reaction.ts";
export { deleteUnsentFiles, removeFiles } from "./remove-files.ts";
