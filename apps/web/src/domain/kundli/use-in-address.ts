import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * A choice kept here, and written into the address beside what else stands there, so that a reload, the way back and a link have it.
 * Its setter is the same function for as long as the page stands.
 */
export function useInAddress<T extends string>(
  name: string,
  isKnown: (value: string | null) => value is T,
): [T | null, (value: T | null) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(name);
  const [value, setValue] = useState<T | null>(() => (isKnown(named) ? named : null));
  const write = useRef(setParams);
  useLayoutEffect(() => {
    write.current = setParams;
  });
  const change = useCallback(
    (next: T | null) => {
      setValue(next);
      write.current(
        (current) => {
          const others = [...current].filter(([key]) => key !== name);
          return next === null ? others : [...others, [name, next]];
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [name],
  );
  return [value, change];
}
