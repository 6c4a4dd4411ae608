import { FilesOverview } from "../../../features/files/overview/files-overview.tsx";

export default function FilesOverviewScreen() {
  return <FilesOverview />;
}
