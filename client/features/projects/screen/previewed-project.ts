import type { ShownProject } from "../public/shown-project.ts";
import type { ProjectPreviewQuery } from "./project-screen.generated.ts";

type Read = ProjectPreviewQuery["projectToEdit"];

const lowerCase = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

/** A project in the form that its public page reads: what others would see of it. */
export function previewedProject(read: Read): ShownProject {
  const { title, cover, coverAlt, client, stage, media, owners, integrations } = read;
  return {
    ...read,
    title: title ?? "",
    cover: cover ? { url: cover, alt: coverAlt } : null,
    client: client.visible && client.name ? client : null,
    status: lowerCase(stage),
    media: media.map(({ kind, ...one }) => ({ ...one, kind: lowerCase(kind) })),
    owners: owners.flatMap(({ status, part, member }) => {
      if (status !== "ACCEPTED" || !member) return [];
      const { id, displayName: name, handle, avatar } = member;
      return [{ id, name, handle, avatar, role: part }];
    }),
    integrations: integrations
      .filter(({ isPublic }) => isPublic)
      .map(({ kind, status, ...one }) => ({
        ...one,
        kind: lowerCase(kind),
        status: lowerCase(status),
      })),
  };
}
