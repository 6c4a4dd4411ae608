import { useState } from "react";
import { useNavigate } from "react-router";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { type FilesState, filesUrl } from "./files-url.ts";

/** Section 4: the browser's storage keys begin with redux-. */
const STORED = "redux-files-view";

/** Rows or tiles: what the URL says, otherwise the last choice in this browser. */
export function useFilesView(state: FilesState) {
  const navigate = useNavigate();
  const [usual, setUsual] = useState<ListView>(() =>
    localStorage.getItem(STORED) === "cards" ? "cards" : "table",
  );
  return {
    view: state.view ?? usual,
    onView(next: ListView) {
      localStorage.setItem(STORED, next);
      setUsual(next);
      void navigate(filesUrl({ ...state, view: next }), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
