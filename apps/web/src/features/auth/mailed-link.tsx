import { useEffect, useRef, useState } from "react";

/** True once a person can see the page: mail scanners and browsers that fetch ahead only load it. */
export function usePageSeen(): boolean {
  const [seen, setSeen] = useState(isSeen);
  useEffect(() => {
    const look = () => isSeen() && setSeen(true);
    look();
    document.addEventListener("visibilitychange", look);
    document.addEventListener("prerenderingchange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener("prerenderingchange", look);
    };
  }, []);
  return seen;
}

function isSeen(): boolean {
  const prerendering = (document as Document & { prerendering?: boolean }).prerendering ?? false;
  return document.visibilityState === "visible" && !prerendering;
}

/** Runs work that must happen once in the life of the page, however often it renders or is mounted again. */
export function useOnce(ready: boolean, work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    work();
  });
}
