import type { MetaDescriptor } from "react-router";
import { listGraph, personNode, type Site } from "../../../../platform/json-ld.ts";
import type { DirectoryMember } from "../../../../platform/rest.ts";

/** The directory as structured data: a page about these people. */
export const directoryGraph = (
  site: Site & { title: string },
  members: readonly DirectoryMember[],
): MetaDescriptor =>
  listGraph({ ...site, path: "/members" }, members, (member) => ({
    item: personNode(site, member),
  }));
