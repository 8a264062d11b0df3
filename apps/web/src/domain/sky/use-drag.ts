import { useEffect, type RefObject } from "react";
import { DAY_MS } from "./day-calendar.ts";
import { createRowScale } from "./row-scale.ts";
import type { SkyController } from "./use-sky-controller.ts";

/**
 * Step of a drag in days, larger on coarser rows: the days one pixel covers, rounded down to one of these, which
 * match what is fetched together.
 */
const STEPS = [1, 8, 32] as const;
/** Minimum movement in pixels that turns a press into a drag. */
const DRAG_FROM_PX = 5;

interface DragOptions {
  /** The element that is dragged. */
  handle: RefObject<HTMLElement | null>;
  /** Finds the row it is dragged along. */
  findRow: (handle: HTMLElement) => HTMLElement | null;
  sky: SkyController;
}

/** Goes to the days that a finger or mouse passes, at most once a frame. A press that does not move remains a press. */
export function useDrag({ handle, findRow, sky }: DragOptions): void {
  useEffect(() => {
    const box = handle.current;
    if (!box) return;
    let start: { x: number; dragging: boolean } | null = null;
    let frame = 0;
    let x = 0;
    const goToPointer = () => {
      frame = 0;
      const row = findRow(box);
      if (!row) return;
      const { time } = createRowScale(row);
      const daysOfPixel = Math.abs(time(x + 1) - time(x - 1)) / 2 / DAY_MS;
      const step = STEPS.findLast((days) => days <= Math.max(1, daysOfPixel)) ?? 1;
      sky.goToDay(Math.round(sky.calendar.toDay(time(x)) / step) * step, step);
    };
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) start = { x: event.clientX, dragging: false };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!start.dragging && Math.abs(event.clientX - start.x) < DRAG_FROM_PX) return;
      if (!start.dragging) box.setPointerCapture(event.pointerId);
      start.dragging = true;
      x = event.clientX;
      frame ||= requestAnimationFrame(goToPointer);
    };
    const end = () => {
      if (start?.dragging && sky.store.getSelection().step > 1) sky.store.update({ step: 1 });
      start = null;
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
    for (const [name, listener] of entries) box.addEventListener(name, listener);
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of entries) box.removeEventListener(name, listener);
    };
  }, [handle, findRow, sky]);
}
