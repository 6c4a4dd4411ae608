import { useState } from "react";
import { useNavigate } from "react-router";

interface OpenEditor {
  /** Of the object in it; undefined for a new one */
  id: string | undefined;
  /** The key of its component */
  key: number;
  /** Opened for a new object, which its first save gives an id */
  wasNew: boolean;
  createdId?: string;
}

/**
 * The editor on a screen of its own. One opened for a new object stays as it is when the first save
 * changes the URL: its place, its focus and what can be undone. Both URLs have the same screen.
 * @param addressOf where a new object is edited once it has an id
 */
export function useOpenEditor(id: string | undefined, addressOf: (id: string) => string) {
  const navigate = useNavigate();
  const [editor, setEditor] = useState<OpenEditor>({ id, key: 0, wasNew: id === undefined });
  if (id !== editor.id) {
    const isCreated = id !== undefined && id === editor.createdId;
    setEditor(isCreated ? { ...editor, id } : { id, key: editor.key + 1, wasNew: !id });
  }
  return {
    key: editor.key,
    wasNew: editor.wasNew,
    onCreated: (createdId: string) => {
      setEditor((current) => ({ ...current, createdId }));
      void navigate(addressOf(createdId), { replace: true, preventScrollReset: true });
    },
  };
}
