import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * A choice held in state and written to a search parameter, leaving other parameters alone, so that reload, back
 * navigation and links restore it. With `push` every choice is an entry of the history, so that Back returns to the
 * previous one. The setter's identity is stable while the page is mounted.
 */
export function useSearchParamState<T extends string>(
  name: string,
  isKnown: (value: string | null) => value is T,
  { push = false }: { push?: boolean } = {},
): [T | null, (value: T | null) => void] {
  const [params, setParams] = useSearchParams();
  const paramValue = params.get(name);
  const [value, setValue] = useState<T | null>(() => (isKnown(paramValue) ? paramValue : null));
  const [seen, setSeen] = useState(paramValue);
  if (seen !== paramValue) {
    setSeen(paramValue);
    setValue(isKnown(paramValue) ? paramValue : null);
  }
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
        { replace: !push, preventScrollReset: true },
      );
    },
    [name, push],
  );
  return [value, change];
}
