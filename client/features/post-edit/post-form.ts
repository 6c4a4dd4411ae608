import type { Locale } from "../site/locale.ts";
import type { PostField, PostValues } from "./post-values.ts";

/** What the parts of the editor share: the values, and what the server said about them. */
export interface PostForm {
  values: PostValues;
  set: (patch: Partial<PostValues>) => void;
  /** The address follows the title as long as nobody has changed it or read it */
  setTitle: (locale: Locale, title: string) => void;
  errorOf: (field: PostField) => string | undefined;
}
