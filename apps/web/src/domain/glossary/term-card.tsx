import type { KundliData } from "@lagna/contract";
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import { X } from "lucide-react";
import type { ChartFocus, ChartFocusStore } from "../chart/chart-focus.ts";
import { chartStand } from "./chart-stand.ts";
import type { TermId } from "./term-id.ts";
import { useTermWords } from "./use-term-words.ts";

const WIDTH = 400;
const MARGIN = 16;
const GAP = 8;

interface TermCardProps {
  data: KundliData;
  focus: ChartFocusStore;
  term: TermId;
  /** The word it explains: it stands beneath it, and focus goes back there. */
  word: HTMLElement;
  onClose: () => void;
}

/** What a word is, what it means in this chart, where that stands; on a phone a sheet from below, the chart in sight above it. */
export function TermCard({ data, focus, term, word, onClose }: TermCardProps) {
  const { t } = useTranslation("glossary");
  const words = useTermWords(data, term);
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();
  const sheet = useMedia("(max-width: 39.99rem)");
  const place = usePlace(word, card, sheet);
  useLit(focus, chartStand(data, term));
  useDismissal(card, word, onClose);
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={place}
      className="no-print fixed z-30 max-h-[min(34rem,62dvh)] overflow-y-auto rounded-md border border-line-strong bg-surface-raised p-5 shadow-float outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={heading} className="text-[1.75rem] leading-9 font-light">
          {words.title} {/* Where Hindi writes it as Sanskrit does, once is enough. */}
          {words.sanskrit !== words.title && (
            <span lang="sa" className="text-xl text-ink-muted">
              {words.sanskrit}
            </span>
          )}
          {words.iast && <span className="block text-sm text-ink-muted">{words.iast}</span>}
        </h3>
        <IconButton label={t("close")} onClick={onClose} className="-me-3 -mt-2">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <dl className="text-[0.90625rem] leading-[1.45]">
        <Part name={t("label.is")}>{words.is}</Part>
        {words.here && <Part name={t("label.here")}>{words.here}</Part>}
        <Part name={t("label.source")}>
          <span className="text-ink-muted">{words.source}</span>
        </Part>
      </dl>
    </div>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="mt-3 text-[0.8125rem] text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Beneath its word, above it where there is no room; never beyond the window. Reckoned anew when the page moves under it. */
function usePlace(
  word: HTMLElement,
  card: React.RefObject<HTMLElement | null>,
  sheet: boolean,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>({ visibility: "hidden" });
  useLayoutEffect(() => {
    if (sheet) return undefined;
    const reckon = () => {
      const at = word.getBoundingClientRect();
      const height = card.current?.offsetHeight ?? 0;
      const below = at.bottom + GAP;
      const top = below + height + MARGIN <= window.innerHeight ? below : Math.max(MARGIN, at.top - GAP - height);
      const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
      const left = Math.max(MARGIN, Math.min(at.left - MARGIN, window.innerWidth - width - MARGIN));
      setPlace({ top, left, width });
    };
    reckon();
    window.addEventListener("scroll", reckon, { passive: true, capture: true });
    window.addEventListener("resize", reckon);
    return () => {
      window.removeEventListener("scroll", reckon, { capture: true });
      window.removeEventListener("resize", reckon);
    };
  }, [word, card, sheet]);
  return sheet ? undefined : place;
}

/** What the word speaks of is lit in charts and tables while its card is open. */
function useLit(focus: ChartFocusStore, stand: ChartFocus | null): void {
  const key = stand && JSON.stringify(stand);
  useEffect(() => {
    if (key === null) return undefined;
    focus.point(JSON.parse(key) as ChartFocus);
    return () => focus.point(null);
  }, [focus, key]);
}

/** Focus goes in, and back to the word; Escape or a press outside closes. */
function useDismissal(card: React.RefObject<HTMLElement | null>, word: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    word.classList.add("term-open");
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      // A press on another word opens that one in its place.
      if (!card.current?.contains(target) && !word.contains(target)) onClose();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    const inside = card.current;
    return () => {
      word.classList.remove("term-open");
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      if (inside?.contains(document.activeElement) || document.activeElement === document.body) {
        word.focus({ preventScroll: true });
      }
    };
  }, [card, word, onClose]);
}
