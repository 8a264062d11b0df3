import { useLayoutEffect } from "react";

let tell: () => void = () => undefined;

/** Once, when the first page has taken its place in the document: in that of the words made at build, or by taking them over. */
export function whenStanding(told: () => void): void {
  tell = told;
}

/** Beside a page, inside the same boundary: it stands when the page does. */
export function Standing() {
  useLayoutEffect(() => {
    tell();
    tell = () => undefined;
  }, []);
  return null;
}
