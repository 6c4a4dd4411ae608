import type { Home, Picture } from "../../../platform/rest.ts";

export interface HeroTile {
  to: string;
  picture: Picture;
  title: string;
  /** Below the title: a profession, or the author */
  line: string | null;
  author: { name: string; avatar: string | null } | null;
}

/** Two works for the tiles: of members, if possible with covers that no post below shows. */
export function heroTiles({ members, posts, featured }: Home): HeroTile[] {
  const below = new Set([...featured, ...posts].map((post) => post.cover?.url));
  const ofMembers = members.flatMap((member) => {
    const picture = member.covers.find(({ url }) => !below.has(url)) ?? member.covers[0];
    if (!picture) return [];
    const { name: title, role: line } = member;
    return [{ to: `/${member.handle}`, picture, title, line, author: member }];
  });
  const ofPosts = posts.flatMap(({ slug, cover: picture, title, author }) =>
    picture ? [{ to: `/blog/${slug}`, picture, title, line: author?.name ?? null, author }] : [],
  );
  return [...ofMembers, ...ofPosts].slice(0, 2);
}
