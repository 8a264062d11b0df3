import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * A choice held in state and written to a search parameter, leaving other parameters alone, so that reload, back
 * navigation and links restore it. The setter's identity is stable while the page is mounted.
 */
export function useSearchParamState<T extends string>(
  name: string,
  isKnown: (value: string | null) => value is T,
): [T | null, (value: T | null) => void] {
  const [params, setParams] = useSearchParams();
  const paramValue = params.get(name);
  const [value, setValue] = useState<T | null>(() => (isKnown(paramValue) ? paramValue : null));
  const write = useRef(setParams);
  useLayoutEffect(() => {
    write.current = setParams;
  });
  const change = useCallback(
    (next: T | null) => {
      setValue(next);
      write.current(
        (current) => {
          const otherParams = [...current].filter(([key]) => key !== name);
          return next === null ? otherParams : [...otherParams, [name, next]];
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [name],
  );
  return [value, change];
}
