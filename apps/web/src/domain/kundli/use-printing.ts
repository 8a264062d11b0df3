import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** While the browser makes pages of this one: what is folded on a screen stands open on paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia("print").matches);
  useEffect(() => {
    const media = window.matchMedia("print");
    // Drawn before the browser goes on: it takes what stands there when the event is over.
    const change = (now: boolean) => () => flushSync(() => setPrinting(now));
    const [before, after] = [change(true), change(false)];
    const onMedia = () => setPrinting(media.matches);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    media.addEventListener("change", onMedia);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
      media.removeEventListener("change", onMedia);
    };
  }, []);
  return printing;
}
