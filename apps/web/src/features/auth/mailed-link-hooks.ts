import { useEffect, useRef, useState } from "react";

/** True once a person can see the page: mail scanners and prefetching browsers only load it. */
export function usePageVisible(): boolean {
  const [seen, setSeen] = useState(isPageVisible);
  useEffect(() => {
    const checkVisibility = () => isPageVisible() && setSeen(true);
    checkVisibility();
    document.addEventListener("visibilitychange", checkVisibility);
    document.addEventListener("prerenderingchange", checkVisibility);
    return () => {
      document.removeEventListener("visibilitychange", checkVisibility);
      document.removeEventListener("prerenderingchange", checkVisibility);
    };
  }, []);
  return seen;
}

function isPageVisible(): boolean {
  const prerendering = (document as Document & { prerendering?: boolean }).prerendering ?? false;
  return document.visibilityState === "visible" && !prerendering;
}

/** Runs work once in the life of the page, however often it renders or mounts again. */
export function useOnce(ready: boolean, work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    work();
  });
}
