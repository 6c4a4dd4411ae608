import { useEffect, useState } from "react";

/** Moves the focus to an element, by its id, once it has been rendered. */
export function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
