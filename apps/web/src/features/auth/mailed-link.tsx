import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { readStored, writeStored } from "../../lib/storage.ts";

/**
 * The token of a mailed link, for this page only: it leaves the address bar before anything is painted, so that neither history nor
 * a shoulder nor a shared address holds it. With `keepAs` this tab keeps it over a sign-in in between.
 */
export function useMailedToken(keepAs?: string): string | null {
  const [params] = useSearchParams();
  const [token] = useState(() => {
    const given = params.get("token")?.trim() || null;
    return given ?? (keepAs ? readStored(keepAs, () => sessionStorage) : null);
  });
  useLayoutEffect(() => {
    if (keepAs) writeStored(keepAs, token, () => sessionStorage);
    if (new URLSearchParams(window.location.search).has("token"))
      window.history.replaceState(window.history.state, "", window.location.pathname);
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
