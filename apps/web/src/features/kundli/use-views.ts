import { useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/** Which view is shown, and the heading that takes the focus when it changes. */
export function useViews(hasResult: boolean) {
  const view = useView(hasResult);
  const [arrivals, setArrivals] = useState(0);
  const [returns, setReturns] = useState(0);
  return {
    isResult: view.result,
    resultHeading: useFocusOnArrival(arrivals, view.result),
    formHeading: useFocusOnArrival(returns, !view.result),
    showResult: () => {
      view.showResult();
      setArrivals((count) => count + 1);
    },
    showForm: () => {
      view.showForm();
      setReturns((count) => count + 1);
    },
  };
}

/** Whether form or result is shown; stored in the address, so that the browser's Back button leads to the form. */
function useView(hasResult: boolean) {
  const [params, setParams] = useSearchParams();
  return {
    result: hasResult && params.get("view") === "result",
    showResult: () =>
      setParams((current) => ({ ...Object.fromEntries(current), view: "result" }), {
        preventScrollReset: true,
        replace: params.get("view") === "result",
      }),
    showForm: () => setParams({}),
  };
}

/**
 * Moves focus and scroll position to the heading when `count` has increased and its view is shown: a hidden heading cannot take the focus.
 */
function useFocusOnArrival(count: number, shown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handledCount = useRef(count);
  useLayoutEffect(() => {
    if (handledCount.current === count || !shown) return;
    handledCount.current = count;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [count, shown]);
  return heading;
}
