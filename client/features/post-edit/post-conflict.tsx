import { useIntl } from "react-intl";
import { StaleDialog } from "../../dashboard/edit/stale-dialog.tsx";
import { plainText, type RichText } from "../../kit/rich-text/rich-text.ts";
import { fieldLabel } from "./field-label.ts";
import type { Choices } from "./people-section.tsx";
import type { PostField, PostValues } from "./post-values.ts";

interface PostConflictProps {
  disputed: PostField[];
  mine: PostValues;
  theirs: PostValues;
  choices: Choices;
  onChoose: (theirs: PostField[]) => void;
  onClose: () => void;
}

/** What somebody else has saved beside what is written here. */
export function PostConflict({
  disputed,
  mine,
  theirs,
  choices,
  onChoose,
  onClose,
}: PostConflictProps) {
  const intl = useIntl();
  return (
    <StaleDialog
      fields={disputed.map((path) => ({
        path,
        mine: readable(mine[path], path, choices),
        theirs: readable(theirs[path], path, choices),
        label: fieldLabel(intl, path),
      }))}
      onSave={(paths) => onChoose(disputed.filter((path) => paths.has(path)))}
      onClose={onClose}
    />
  );
}

/** Texts without their form, things by their names. */
function readable(value: PostValues[PostField], field: PostField, choices: Choices): unknown {
  if (field === "authorId") return choices.authors.find((author) => author.value === value);
  if (field === "categoryIds") {
    return choices.categories.filter((category) => [value].flat().includes(category.value));
  }
  const isText = typeof value === "object" && value !== null && !Array.isArray(value);
  return isText ? plainText(value as RichText).trim() : value;
}
