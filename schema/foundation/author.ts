import type { EntityManager } from "@mikro-orm/core";
import type { Viewer } from "./viewer.ts";

/** Who writes with a unit of work, and when. */
export interface Author {
  readonly viewer: Viewer;
  now(): Date;
}

const authors = new WeakMap<EntityManager, Author>();

/** A unit of work has one author: continuing it as a visitor does not change that. */
export function setAuthor(em: EntityManager, author: Author): EntityManager {
  if (!authors.has(em)) authors.set(em, author);
  return em;
}

export const authorOf = (em: EntityManager): Author | undefined => authors.get(em);
