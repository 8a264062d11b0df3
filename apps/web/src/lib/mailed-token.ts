import { useEffect, useState } from "react";
import { readStored, writeStored } from "./storage.ts";

declare global {
  /** Moved out of the address by public/before-paint.js, for the page that the link opens. */
  var lagnaMailedToken: string | undefined;
}

/**
 * The token of a mailed link, for this page only: it has already been removed from the address, so that it is in
 * neither history nor on screen nor in a Referer header. With `keepAs` it is stored in this tab, so that it survives
 * a sign-in or a reload.
 */
export function useMailedToken(keepAs?: string): string | null {
  const [token] = useState(() => {
    const token = globalThis.lagnaMailedToken?.trim() || null;
    return token ?? (keepAs ? readStored(keepAs, () => sessionStorage) : null);
  });
  useEffect(() => {
    globalThis.lagnaMailedToken = undefined;
    if (keepAs) writeStored(keepAs, token, () => sessionStorage);
  }, [keepAs, token]);
  return token;
}

export const clearMailedToken = (keptAs: string): void => void writeStored(keptAs, null, () => sessionStorage);
