/** Where a post is looked at or worked on in the dashboard (specification, section 2). */
export const postAddress = (id: string, how: "view" | "edit"): string =>
  how === "view" ? `/dashboard/blog/post/${id}` : `/dashboard/blog/post/edit/${id}`;
