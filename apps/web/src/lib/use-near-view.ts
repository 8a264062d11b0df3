import { type RefObject, useEffect, useRef, useState } from "react";

/** How far below the window something is still near: it is there when a reader scrolls to it. */
const MARGIN = "400px";

/** Whether an element has come near the window; from then on it stays so. A browser that cannot tell shows all. */
export function useNearView<Shown extends Element>(): [ref: RefObject<Shown | null>, isNear: boolean] {
  const ref = useRef<Shown>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    if (typeof IntersectionObserver === "undefined") return setIsNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
