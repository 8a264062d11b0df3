import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useNearView } from "./use-near-view.ts";

function Shown() {
  const [ref, isNear] = useNearView<HTMLParagraphElement>();
  return <p ref={ref}>{isNear ? "near" : "far"}</p>;
}

test("what has come near the window stays shown", () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  const stopped = vi.fn<() => void>();
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = stopped;
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<Shown />);
  act(() => report(false));
  expect(screen.getByText("far")).toBeVisible();
  act(() => report(true));
  expect(screen.getByText("near")).toBeVisible();
  expect(stopped).toHaveBeenCalledOnce();
});

test("without a way to tell, all is shown", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  render(<Shown />);
  expect(screen.getByText("near")).toBeVisible();
});
