import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { ListDefinition } from "./define-list.ts";
import type { ListContext } from "./list-context.ts";

interface AddButtonProps {
  list: Pick<ListDefinition, "paths" | "dialog" | "mayAdd">;
  context: ListContext;
  onAdd(): void;
}

/** Adds a row: on a screen of its own, or in a dialog over the list. */
export function AddButton({ list: { paths, dialog, mayAdd }, context, onAdd }: AddButtonProps) {
  if ((!paths?.new && !dialog) || (mayAdd && !context.may(mayAdd))) return null;
  const content = (
    <>
      <IconPlus size={19} stroke={2.25} aria-hidden="true" />
      {context.word("new")}
    </>
  );
  if (paths?.new) {
    return (
      <ButtonLink variant="primary" size={44} to={paths.new}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button variant="primary" size={44} onClick={onAdd}>
      {content}
    </Button>
  );
}
