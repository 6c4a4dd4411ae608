import { useEffect } from "react";

const counted = /^\(\d+\+?\) /;

/**
 * "(2) Posts · Atelier": adds the unread count to the window's title, whichever screen sets it.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const say = () => {
      const bare = document.title.replace(counted, "");
      const title = count > 0 ? `(${count > 99 ? "99+" : count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    say();
    // Screens set their own titles at any time.
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
