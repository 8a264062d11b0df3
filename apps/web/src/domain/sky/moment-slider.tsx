import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { shiftDay } from "./day-calendar.ts";
import { createRowScale } from "./row-scale.ts";
import { useDrag } from "./use-drag.ts";
import { selectMoment, type SkyController, useSkySelector } from "./use-sky-controller.ts";
import { useDayText } from "./use-sky-texts.ts";

interface MomentLineProps {
  sky: SkyController;
}

/** Marks the selected moment on one row of the dasha timeline; the mark can be dragged along the row. */
export function MomentLine({ sky }: MomentLineProps) {
  const moment = useSkySelector(sky.store, selectMoment);
  const line = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  // The row precedes this element in the same container; useDrag listens to both.
  useLayoutEffect(() => {
    box.current = line.current?.parentElement ?? null;
  }, []);
  const layOut = useCallback(() => {
    const row = line.current?.parentElement?.querySelector<HTMLElement>("ul");
    const x = row && moment !== null ? createRowScale(row).toPixels(moment) : null;
    if (!line.current) return;
    line.current.hidden = x === null;
    line.current.style.setProperty("--at", `${x ?? 0}px`);
  }, [moment]);
  // Measured after every change, because the widths of periods are known only after rendering.
  useLayoutEffect(layOut);
  useResize(box, layOut);
  useDrag({ handle: box, findRow, sky });
  return (
    <div ref={line} aria-hidden="true" hidden className="moment pointer-events-none">
      <span className="moment-line" />
      <span className="moment-knob no-print" />
    </div>
  );
}

const findRow = (box: HTMLElement): HTMLElement | null => box.querySelector("ul");

function useResize(element: { readonly current: HTMLElement | null }, onResize: () => void): void {
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(onResize);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onResize]);
}

interface MomentSliderProps {
  data: KundliData;
  sky: SkyController;
  now: number;
}

/** The innermost row that contains a time. */
function findInnermostRow(slider: HTMLElement, time: number): HTMLElement | null {
  const rows = [...(slider.parentElement?.querySelectorAll<HTMLElement>("ul[data-row]") ?? [])];
  return rows.findLast((row) => createRowScale(row).toPixels(time) !== null) ?? null;
}

/**
 * The slider handle of the selected moment. It is placed on the innermost row and remains the same element while rows
 * come and go, so that it keeps keyboard focus. Without a selected moment it is at today.
 */
export function MomentSlider({ data, sky, now }: MomentSliderProps) {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const dayText = useDayText(sky);
  const moment = useSkySelector(sky.store, selectMoment);
  const slider = useRef<HTMLDivElement>(null);
  const at = moment ?? now;
  const day = sky.calendar.toDay(at);
  const layOut = useCallback(() => {
    const element = slider.current;
    const row = element && findInnermostRow(element, at);
    const x = row ? createRowScale(row).toPixels(at) : null;
    if (!element) return;
    element.classList.toggle("invisible-handle", x === null);
    if (!row || x === null) return;
    const [rowRect, rootRect] = [
      row.getBoundingClientRect(),
      (element.parentElement as HTMLElement).getBoundingClientRect(),
    ];
    element.style.setProperty("--at", `${rowRect.left - rootRect.left + x}px`);
    element.style.setProperty("--middle", `${rowRect.top - rootRect.top + rowRect.height / 2}px`);
    element.style.setProperty("--beside", x < rowRect.width / 2 ? "14px" : "calc(-100% - 14px)");
    // Centred over the handle, but kept inside the row.
    element.style.setProperty("--over", x < 80 ? "-14px" : rowRect.width - x < 80 ? "calc(-100% + 14px)" : "-50%");
  }, [at]);
  useLayoutEffect(layOut);
  useEffect(() => {
    const root = slider.current?.parentElement;
    if (!root) return;
    // Rows appear when their periods have been fetched, and change width with the window.
    const rows = new MutationObserver(layOut);
    rows.observe(root, { childList: true, subtree: true });
    const size = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(layOut);
    size?.observe(root);
    return () => {
      rows.disconnect();
      size?.disconnect();
    };
  }, [layOut]);
  const findRow = useCallback(
    (element: HTMLElement) => findInnermostRow(element, sky.store.getSelection().moment ?? now),
    [sky, now],
  );
  useDrag({ handle: slider, findRow, sky });
  const lords = findRunningPeriods(data, at).map(({ lord }) => say(GRAHA_WORDS[lord]));
  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label={t("handle")}
      aria-valuemin={sky.first}
      aria-valuemax={sky.last}
      aria-valuenow={day}
      aria-valuetext={[dayText(day), lords.join("–")].filter(Boolean).join(", ")}
      onKeyDown={(event) => handleKey(event, sky, day)}
      className="moment-handle no-print"
    >
      {/* On a phone the heading shows the date. */}
      <span className="moment-date tabular max-lg:hidden">
        {moment === null ? t("todayIs", { date: dayText(day) }) : dayText(day)}
      </span>
    </div>
  );
}

function handleKey(event: KeyboardEvent, sky: SkyController, day: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const sideways = event.shiftKey ? "month" : "day";
  const keyActions: Partial<Record<string, () => void>> = {
    ArrowRight: () => sky.goToDay(shiftDay(day, 1, sideways)),
    ArrowLeft: () => sky.goToDay(shiftDay(day, -1, sideways)),
    ArrowUp: () => sky.goToDay(shiftDay(day, 1, "year")),
    ArrowDown: () => sky.goToDay(shiftDay(day, -1, "year")),
    PageUp: () => sky.goToDay(shiftDay(day, 1, "month")),
    PageDown: () => sky.goToDay(shiftDay(day, -1, "month")),
    Home: () => sky.goToDay(sky.first),
    End: () => sky.goToDay(sky.last),
    t: () => sky.goToDay(sky.today),
    b: () => sky.goToDay(sky.birth),
    Escape: sky.close,
  };
  const act = keyActions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
