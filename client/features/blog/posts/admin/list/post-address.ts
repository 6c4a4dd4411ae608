/** The dashboard's URLs for viewing and editing a post (specification, section 2). */
export const postAddress = (id: string, how: "view" | "edit"): string =>
  how === "view" ? `/dashboard/blog/post/${id}` : `/dashboard/blog/post/edit/${id}`;
