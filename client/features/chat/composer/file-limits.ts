/** Of one file, whatever its kind; the server refuses more (server/uploads/chat-uploads.ts). */
export const MAX_FILE_BYTES = 50_000_000;
