/** For one file of any type; the server refuses larger ones (server/uploads/chat-uploads.ts). */
export const MAX_FILE_BYTES = 50_000_000;
