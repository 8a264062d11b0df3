import { useEffect, useRef, useState } from "react";

/** More than a screen of them; and how many more each time. */
const FIRST = 24;
const MORE = 60;

/** How many rows of a long list are drawn: more as its end comes near, so that a thousand are as quick as ten. */
export function useShown(total: number, key: string) {
  const [shown, setShown] = useState({ key, count: FIRST });
  const count = shown.key === key ? shown.count : FIRST;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || count >= total || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setShown({ key, count: count + MORE }),
      { rootMargin: "800px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, total, key]);
  return { count, end, more: count < total, showMore: () => setShown({ key, count: count + MORE }) };
}
