import { startTransition, useEffect, useState } from "react";

/**
 * Whether what is below the first screen is shown: at once, or after the first screen is painted. It is then rendered in slices, between which
 * touches are handled.
 */
export function useRestShown(isAtOnce: boolean): boolean {
  const [isShown, setIsShown] = useState(isAtOnce);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown || isAtOnce;
}
