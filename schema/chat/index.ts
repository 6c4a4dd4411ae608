import "./chat.access.ts";
import { AttachmentResolver } from "./attachment.resolver.ts";
import { ContactResolver } from "./contact.resolver.ts";
import { ConversationResolver } from "./conversation.resolver.ts";
import { MessageReportResolver } from "./message-report.resolver.ts";
import { MessageResolver } from "./message.resolver.ts";
import { ParticipantResolver } from "./participant.resolver.ts";

export const chat = [
  ConversationResolver,
  MessageResolver,
  ParticipantResolver,
  ContactResolver,
  MessageReportResolver,
  AttachmentResolver,
] as const;
export {
  addAttachment,
  attachmentName,
  conversationToFill,
  findAttachment,
  refuseOverQuota,
} from "./add-attachment.ts";
export { type Attachment, attachmentKey, REMOVE_FILES } from "./attachment.ts";
export { Conversation, ConversationType, pairOf } from "./conversation.ts";
export { ContentType, Happening, Message } from "./message.ts";
export { MessageReport, ReportReason } from "./message-report.ts";
export { NOTIFY_OF_REPORT, notifyOfReport } from "./notify-of-report.ts";
export { Participant, ParticipantRole } from "./participant.ts";
export { Reaction } from "./reaction.ts";
export { purgeMessages } from "./purge-messages.ts";
export { forgetUnsent, removeFiles } from "./remove-files.ts";
