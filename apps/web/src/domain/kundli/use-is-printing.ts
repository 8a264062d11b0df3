import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the browser prints the page: sections that are folded on screen are printed open. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia("print").matches);
  useEffect(() => {
    const media = window.matchMedia("print");
    // flushSync renders before the event handler returns, because the browser prints what is in the document at that
    // moment.
    const change = (now: boolean) => () => flushSync(() => setPrinting(now));
    const [onBeforePrint, onAfterPrint] = [change(true), change(false)];
    const onMedia = () => setPrinting(media.matches);
    window.addEventListener("beforeprint", onBeforePrint);
    window.addEventListener("afterprint", onAfterPrint);
    media.addEventListener("change", onMedia);
    return () => {
      window.removeEventListener("beforeprint", onBeforePrint);
      window.removeEventListener("afterprint", onAfterPrint);
      media.removeEventListener("change", onMedia);
    };
  }, []);
  return printing;
}
