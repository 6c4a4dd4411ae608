import { ChangelogEditor } from "../../../features/changelog/changelog-editor.tsx";
import type { Route } from "./+types/edit";

export default function EditChangelogEntry({ params: { id } }: Route.ComponentProps) {
  return <ChangelogEditor key={id} id={id} />;
}
