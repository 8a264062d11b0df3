import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

declare global {
  /** Taken out of the address by public/before-paint.js, for the page that it leads to. */
  var lagnaMailedToken: string | undefined;
}

/**
 * The token of a mailed link, for this page only: by now it has left the address, so that neither history nor a shoulder nor a
 * Referer holds it. With `keepAs` this tab keeps it over a sign-in in between.
 */
export function useMailedToken(keepAs?: string): string | null {
  const [token] = useState(() => {
    const given = globalThis.lagnaMailedToken?.trim() || null;
    return given ?? (keepAs ? readStored(keepAs, () => sessionStorage) : null);
  });
  useEffect(() => {
    globalThis.lagnaMailedToken = undefined;
    if (keepAs) writeStored(keepAs, token, () => sessionStorage);
  }, [keepAs, token]);
  return token;
}

export const forgetMailedToken = (keptAs: string): void => void writeStored(keptAs, null, () => sessionStorage);

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
