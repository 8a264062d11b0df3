import { useEffect, useState } from "react";
import { readStored, writeStored } from "./storage.ts";

declare global {
  /** Taken out of the address by public/before-paint.js, for the page that it leads to. */
  var lagnaMailedToken: string | undefined;
}

/**
 * The token of a link that was sent to somebody, for this page only: by now it has left the address, so that neither history nor a
 * shoulder nor a Referer holds it. With `keepAs` this tab keeps it, over a sign-in in between or a reload.
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
