import { ChangelogEditor } from "../../../features/changelog/changelog-editor.tsx";
import type { Route } from "./+types/edit";

export default function EditChangelogEntry({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  return <ChangelogEditor id={id} />;
}
