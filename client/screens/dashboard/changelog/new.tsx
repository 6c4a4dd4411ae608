import { ChangelogEditor } from "../../../features/changelog/changelog-editor.tsx";

export default function NewChangelogEntry() {
  return <ChangelogEditor />;
}
