import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { dateTime, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Post } from "./post.ts";

@Unique({ properties: ["post", "locale"] })
@Index({ properties: ["expiresAt"] })
@model({
  table: "preview_links",
  messages: { notFound: "Preview link not found" },
  description:
    "A secret link to the draft of a post in one language, for readers without an account.",
})
export class PreviewLink extends StoredEntity {
  // those who see links ask for those of a post
  @manyToOne(() => Post, { internal: true, index: false, deleteRule: "cascade" })
  post!: Post;

  @enumColumn(() => Locale, { description: "The language of the draft that it shows." })
  locale!: Locale;

  @dateTime({ description: "Until when it shows the draft." })
  expiresAt!: Date;

  // only a hash, so that reading the table does not open the draft
  @text({ internal: true, unique: true })
  tokenHash!: string;

  constructor(values: Pick<PreviewLink, "post" | "locale" | "expiresAt" | "tokenHash">) {
    super();
    Object.assign(this, values);
  }
}
