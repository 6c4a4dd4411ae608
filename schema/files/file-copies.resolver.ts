import { FieldResolver, Resolver, Root } from "type-graphql";
import { CardAttachment } from "../boards/card-attachment.ts";
import { Attachment } from "../chat/attachment.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findAll, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { MailAttachment } from "../mails/mail-attachment.ts";
import { ProductFile } from "../products/product-file.ts";
import { Project } from "../projects/project.ts";
import { File } from "./file.ts";

/** The most of each kind. */
const MAX_COPIES = 20;
const NEWEST = { createdAt: "desc", id: "desc" } as const;

/** Where a file is used: an attachment is a copy, known by the hash of its bytes. Folders have none. */
@Resolver(() => File)
export class FileCopiesResolver {
  @Compilable()
  @FieldResolver(() => [CardAttachment], {
    description: `Files of cards that the viewer sees with the content of this one, newest first; at most ${MAX_COPIES}.`,
  })
  onCards(@Root() { sha256 }: File): ReadQuery {
    return findAll(CardAttachment, { sha256 }, NEWEST, MAX_COPIES);
  }

  @Compilable()
  @FieldResolver(() => [MailAttachment], {
    description: `Files of mails that the viewer reads with the content of this one, newest first; at most ${MAX_COPIES}.`,
  })
  inMails(@Root() { sha256 }: File): ReadQuery {
    return findAll(MailAttachment, { sha256 }, NEWEST, MAX_COPIES);
  }

  @Compilable()
  @FieldResolver(() => [Attachment], {
    description: `Files of messages that the viewer reads with the content of this one, newest first; at most ${MAX_COPIES}.`,
  })
  inMessages(@Root() { sha256 }: File): ReadQuery {
    return findAll(Attachment, { sha256, message: { $ne: null } }, NEWEST, MAX_COPIES);
  }

  @Compilable()
  @FieldResolver(() => [Project], {
    description: `Projects that the viewer sees with a file of this content, newest first; at most ${MAX_COPIES}.`,
  })
  inProjects(@Root() { sha256 }: File): ReadQuery {
    // of a page elsewhere there is no hash
    const media = { $some: { sha256, name: { $ne: null } } };
    return findAll(Project, { media }, NEWEST, MAX_COPIES);
  }

  @Compilable()
  @FieldResolver(() => [ProductFile], {
    description: `Files of products with the content of this one, for those who write products, newest first; at most ${MAX_COPIES}.`,
  })
  inProducts(@Root() { sha256 }: File): ReadQuery {
    return findAll(ProductFile, { sha256 }, NEWEST, MAX_COPIES);
  }
}
