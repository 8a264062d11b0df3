import { useEffect, type RefObject } from "react";
import { DAY_MS } from "./moment.ts";
import { rowScale } from "./row-scale.ts";
import type { SkyAround } from "./use-sky-around.ts";

/** Days a drag goes at a time, coarse rows more: what a pixel stands for, rounded down to what is fetched together. */
const STEPS = [1, 8, 32] as const;
/** A press that moves so far is a drag. */
const DRAG_FROM_PX = 5;

interface DragParts {
  /** What is taken hold of. */
  grip: RefObject<HTMLElement | null>;
  /** The row it is dragged along. */
  rowOf: (grip: HTMLElement) => HTMLElement | null;
  sky: SkyAround;
}

/** Goes to the days a finger or mouse passes, at most once a frame. A press that does not move stays a press. */
export function useDrag({ grip, rowOf, sky }: DragParts): void {
  useEffect(() => {
    const box = grip.current;
    if (!box) return;
    let start: { x: number; dragging: boolean } | null = null;
    let frame = 0;
    let x = 0;
    const follow = () => {
      frame = 0;
      const row = rowOf(box);
      if (!row) return;
      const { time } = rowScale(row);
      const daysOfPixel = Math.abs(time(x + 1) - time(x - 1)) / 2 / DAY_MS;
      const step = STEPS.findLast((days) => days <= Math.max(1, daysOfPixel)) ?? 1;
      sky.go(Math.round(sky.days.of(time(x)) / step) * step, step);
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
      frame ||= requestAnimationFrame(follow);
    };
    const end = () => {
      if (start?.dragging && sky.store.look().step > 1) sky.store.change({ step: 1 });
      start = null;
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const;
    const each = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
    for (const [name, listener] of each) box.addEventListener(name, listener);
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of each) box.removeEventListener(name, listener);
    };
  }, [grip, rowOf, sky]);
}
