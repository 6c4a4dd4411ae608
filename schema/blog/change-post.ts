import { Category } from "../categories/category.ts";
import type { Context } from "../foundation/context.ts";
import { Member } from "../members/member.ts";
import { changeDocument } from "../publication/change-published.ts";
import { CreatePostInput } from "./post.input.ts";
import type { Post } from "./post.ts";

/** Applies an input to a post: texts, status per language, author and categories. */
export async function changePost(
  post: Post,
  input: CreatePostInput,
  context: Context,
): Promise<void> {
  const sent = await changeDocument(post, CreatePostInput, input, context);
  post.tags = sent.tags ?? post.tags;
  post.featured = sent.featured ?? post.featured;
  post.enableComments = sent.enableComments ?? post.enableComments;
  await relate(post, sent, context);
}

async function relate(post: Post, input: CreatePostInput, context: Context): Promise<void> {
  if (input.authorId !== undefined) {
    post.author = input.authorId ? await context.find(Member, input.authorId) : null;
  }
  if (!input.categoryIds) return;
  const wanted = [...new Set(input.categoryIds)];
  const categories = await Promise.all(wanted.map((id) => context.find(Category, id)));
  // only their ids: the ORM would mark entities loaded through the relation as changed
  if (!post.categories.isInitialized()) await post.categories.init({ ref: true });
  post.categories.set(categories);
}
