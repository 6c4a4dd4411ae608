import { projectPath } from "../../../platform/project-path.ts";
import type { Home, Picture, ProjectSummary } from "../../../platform/rest.ts";

export interface HeroTile {
  to: string;
  picture: Picture;
  title: string;
  /** Below the title: a profession, or who made it */
  line: string | null;
  author: { name: string; avatar: string | null } | null;
}

/** How many projects the section of featured work shows. */
const SHOWN = 3;
const TILES = 2;

/** The projects of the tiles, and those of the section below them. */
export function featuredWork({ featured }: Home): Record<"tiles" | "shown", ProjectSummary[]> {
  const spare = Math.max(0, Math.min(TILES, featured.length - SHOWN));
  return { tiles: featured.slice(0, spare), shown: featured.slice(spare) };
}

/** Two works for the tiles: featured projects that the section below does not show, then of members. */
export function heroTiles(home: Home): HeroTile[] {
  const { tiles, shown } = featuredWork(home);
  const below = new Set([...shown, ...home.posts].map(({ cover }) => cover?.url));
  const ofProjects = tiles.flatMap(({ slug, type, title, cover: picture, owners }) => {
    const [author = null] = owners;
    const line = owners.map(({ name }) => name).join(", ") || null;
    return picture ? [{ to: projectPath(type?.slug, slug), picture, title, line, author }] : [];
  });
  const ofMembers = home.members.flatMap((member) => {
    const picture = member.covers.find(({ url }) => !below.has(url)) ?? member.covers[0];
    if (!picture) return [];
    const { name: title, role: line } = member;
    return [{ to: `/${member.handle}`, picture, title, line, author: member }];
  });
  const ofPosts = home.posts.flatMap(({ slug, cover: picture, title, author }) =>
    picture ? [{ to: `/blog/${slug}`, picture, title, line: author?.name ?? null, author }] : [],
  );
  return [...ofProjects, ...ofMembers, ...ofPosts].slice(0, TILES);
}
