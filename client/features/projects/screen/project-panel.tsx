import type { ReactNode } from "react";
import { LOCALES } from "../../../i18n/locale.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { IntegrationsPanel } from "../integrations/integrations-panel.tsx";
import { MediaGallery } from "../media/media-gallery.tsx";
import { MediaPanel } from "../media/media-panel.tsx";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { OwnersPanel } from "../owners/owners-panel.tsx";
import { ProjectOverview, type ShownProject } from "./project-overview.tsx";
import { ProjectPreview, type RenderText } from "./project-preview.tsx";

const TABS = [
  "overview",
  "media",
  "owners",
  "board",
  "time",
  "integrations",
  "notes",
  "preview",
] as const;
type Tab = (typeof TABS)[number];

/** The board, time, integrations and notes are for those who may change the project. */
const FOR_OWNERS: readonly Tab[] = ["board", "time", "integrations", "notes"];

export const tabsFor = ({ isEditable }: Pick<ShownProject, "isEditable">): Tab[] =>
  TABS.filter((tab) => isEditable || !FOR_OWNERS.includes(tab));

interface ProjectPanelProps {
  project: ShownProject;
  tab: Tab;
  renderText: RenderText;
  board: ReactNode;
  time: ReactNode;
}

/** The open part of a project. */
export function ProjectPanel({ project, tab, renderText, board, time }: ProjectPanelProps) {
  const [search] = useAddressQuery();
  const { id, isEditable } = project;
  switch (tab) {
    case "media":
      return isEditable ? <MediaPanel projectId={id} /> : <MediaGallery project={project} />;
    case "owners":
      return <OwnersPanel projectId={id} />;
    case "board":
      return board;
    case "time":
      return time;
    case "integrations":
      return <IntegrationsPanel projectId={id} />;
    case "notes":
      return <NotesPanel projectId={id} />;
    case "preview": {
      const locale = LOCALES.find((one) => one === search.get("language")) ?? "en";
      return <ProjectPreview projectId={id} locale={locale} renderText={renderText} />;
    }
    default:
      return <ProjectOverview project={project} />;
  }
}
