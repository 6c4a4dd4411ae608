import { useEffect } from "react";

const counted = /^\(\d+\+?\) /;

/** "(2) Posts · Atelier": the window's title says how much is unread, whatever screen gave it. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const say = () => {
      const bare = document.title.replace(counted, "");
      const title = count > 0 ? `(${count > 99 ? "99+" : count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    say();
    // Screens bring their own titles, whenever they come.
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
