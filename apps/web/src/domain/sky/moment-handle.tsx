import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { runningPeriods } from "../dasha/dasha-path.ts";
import { useWord } from "../words/use-word.ts";
import { shifted } from "./moment.ts";
import { rowScale } from "./row-scale.ts";
import { useDrag } from "./use-drag.ts";
import { momentOf, type SkyAround, useOfSky } from "./use-sky-around.ts";
import { useDayText } from "./use-sky-words.ts";

interface MomentLineProps {
  sky: SkyAround;
}

/** Where the chosen moment stands on one row of the line of life, which can be dragged along it. */
export function MomentLine({ sky }: MomentLineProps) {
  const moment = useOfSky(sky.store, momentOf);
  const line = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  // The row stands before this in the same box; the drag listens to both.
  useLayoutEffect(() => {
    box.current = line.current?.parentElement ?? null;
  }, []);
  const stand = useCallback(() => {
    const row = line.current?.parentElement?.querySelector<HTMLElement>("ul");
    const x = row && moment !== null ? rowScale(row).place(moment) : null;
    if (!line.current) return;
    line.current.hidden = x === null;
    line.current.style.setProperty("--at", `${x ?? 0}px`);
  }, [moment]);
  // Measured after every change: how wide periods are drawn only the page knows.
  useLayoutEffect(stand);
  useResize(box, stand);
  useDrag({ grip: box, rowOf: rowIn, sky });
  return (
    <div ref={line} aria-hidden="true" hidden className="moment pointer-events-none">
      <span className="moment-line" />
      <span className="moment-knob no-print" />
    </div>
  );
}

const rowIn = (box: HTMLElement): HTMLElement | null => box.querySelector("ul");

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
  sky: SkyAround;
  now: number;
}

/** The innermost row that holds a time. */
function finestRow(slider: HTMLElement, time: number): HTMLElement | null {
  const rows = [...(slider.parentElement?.querySelectorAll<HTMLElement>("ul[data-row]") ?? [])];
  return rows.findLast((row) => rowScale(row).place(time) !== null) ?? null;
}

/**
 * The handle of the moment: it stands on the innermost row, and stays the same element while rows come and go, so that who moves it
 * by keys keeps it. At rest it stands at today.
 */
export function MomentSlider({ data, sky, now }: MomentSliderProps) {
  const { t } = useTranslation("sky");
  const say = useWord();
  const dayText = useDayText(sky);
  const moment = useOfSky(sky.store, momentOf);
  const slider = useRef<HTMLDivElement>(null);
  const at = moment ?? now;
  const day = sky.days.of(at);
  const stand = useCallback(() => {
    const element = slider.current;
    const row = element && finestRow(element, at);
    const x = row ? rowScale(row).place(at) : null;
    if (!element) return;
    element.classList.toggle("invisible-handle", x === null);
    if (!row || x === null) return;
    const [own, root] = [row.getBoundingClientRect(), (element.parentElement as HTMLElement).getBoundingClientRect()];
    element.style.setProperty("--at", `${own.left - root.left + x}px`);
    element.style.setProperty("--middle", `${own.top - root.top + own.height / 2}px`);
    element.style.setProperty("--beside", x < own.width / 2 ? "14px" : "calc(-100% - 14px)");
    // Over the handle, but not beyond the row's ends.
    element.style.setProperty("--over", x < 80 ? "-14px" : own.width - x < 80 ? "calc(-100% + 14px)" : "-50%");
  }, [at]);
  useLayoutEffect(stand);
  useEffect(() => {
    const root = slider.current?.parentElement;
    if (!root) return;
    // Rows come when their periods have been fetched, and are as wide as the window.
    const rows = new MutationObserver(stand);
    rows.observe(root, { childList: true, subtree: true });
    const size = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(stand);
    size?.observe(root);
    return () => {
      rows.disconnect();
      size?.disconnect();
    };
  }, [stand]);
  const rowOf = useCallback((element: HTMLElement) => finestRow(element, sky.store.look().moment ?? now), [sky, now]);
  useDrag({ grip: slider, rowOf, sky });
  const lords = runningPeriods(data, at).map(({ lord }) => say(GRAHA_WORDS[lord]));
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
      onKeyDown={(event) => onKey(event, sky, day)}
      className="moment-handle no-print"
    >
      {/* On a phone the heading says it. */}
      <span className="moment-date tabular max-lg:hidden">
        {moment === null ? t("todayIs", { date: dayText(day) }) : dayText(day)}
      </span>
    </div>
  );
}

function onKey(event: KeyboardEvent, sky: SkyAround, day: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const sideways = event.shiftKey ? "month" : "day";
  const to: Partial<Record<string, () => void>> = {
    ArrowRight: () => sky.go(shifted(day, 1, sideways)),
    ArrowLeft: () => sky.go(shifted(day, -1, sideways)),
    ArrowUp: () => sky.go(shifted(day, 1, "year")),
    ArrowDown: () => sky.go(shifted(day, -1, "year")),
    PageUp: () => sky.go(shifted(day, 1, "month")),
    PageDown: () => sky.go(shifted(day, -1, "month")),
    Home: () => sky.go(sky.first),
    End: () => sky.go(sky.last),
    t: () => sky.go(sky.today),
    b: () => sky.go(sky.birth),
    Escape: sky.leave,
  };
  const act = to[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
