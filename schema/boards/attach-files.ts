import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { CardAttachment, cardFileKey } from "./card-attachment.ts";
import { Card } from "./card.ts";
import { changeBoard, readAgain } from "./change-board.ts";

/** The most files of a card. */
export const MAX_ATTACHMENTS = 50;

type File = Pick<CardAttachment, "id" | "name" | "size" | "type" | "sha256" | "width" | "height">;

/** Throws unless the viewer may add files to this card. */
export async function cardToFill(id: string, context: Context): Promise<string> {
  viewerProfile(context);
  return (await context.find(Card, id)).id;
}

/** Stores a file on a card. Repeating it with the same id stores it once. */
export async function attachToCard(
  cardId: string,
  file: File,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<CardAttachment> {
  const { em, services } = context;
  const card = await context.find(Card, cardId);
  const uploader = em.getReference(Member, viewerProfile(context));
  const attachment = new CardAttachment({ ...file, card, uploader });
  await services.storage.write(cardFileKey(file.id), content);
  try {
    const isNew = await changeBoard(card.board, context, async () => {
      const present = await readAgain(em).count(CardAttachment, { card: cardId });
      if (present >= MAX_ATTACHMENTS)
        throw new Invalid({ attachments: `At most ${MAX_ATTACHMENTS}` });
      em.persist(attachment);
    });
    return isNew ? attachment : await findCardFile(file.id, context);
  } catch (error) {
    await services.storage.remove(cardFileKey(file.id));
    throw error;
  }
}

/** A file of a card that the viewer may see. */
export const findCardFile = (id: string, context: Context): Promise<CardAttachment> =>
  context.find(CardAttachment, id);

/** Every member of the board may delete a file; a job deletes its bytes. */
export async function deleteCardFile(id: string, context: Context): Promise<void> {
  const attachment = await findCardFile(id, context);
  await context.em.populate(attachment, ["card"]);
  context.em.remove(attachment);
  await changeBoard(attachment.card.board, context);
}

/** Deletes the files of attachments, except of those that exist (again). */
export const removeCardFiles = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(CardAttachment, ids, { em, storage }, cardFileKey);
