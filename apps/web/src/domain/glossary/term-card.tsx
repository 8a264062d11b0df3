import type { KundliData } from "@lagna/contract";
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import MessageCircle from "~icons/lucide/message-circle";
import { writeQuestionDraft } from "../../lib/question-draft.ts";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import X from "~icons/lucide/x";
import type { ChartFocus, ChartFocusStore } from "../chart/chart-focus.ts";
import { getTermFocus } from "./get-term-focus.ts";
import type { TermId } from "./term-id.ts";
import { useTermExplanation } from "./use-term-explanation.ts";

const WIDTH = 400;
const MARGIN = 16;
const GAP = 8;
const MAX_SENTENCE_PART = 1 / 3;

interface TermCardProps {
  data: KundliData;
  focus: ChartFocusStore;
  term: TermId;
  /** The term it explains: the card is placed below its sentence, and focus returns to it. */
  anchor: HTMLElement;
  /** The address at which the astrologer is asked about the kundli; absent where no one can ask. */
  askPath: string | undefined;
  onClose: () => void;
}

/**
 * Explains a term: its meaning in general, in this chart, and where it occurs. On a phone it is a bottom sheet with
 * the chart visible above it.
 */
export function TermCard({ data, focus, term, anchor, askPath, onClose }: TermCardProps) {
  const { t } = useTranslation("glossary");
  const words = useTermExplanation(data, term);
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();
  const sheet = useMedia("(max-width: 39.99rem)");
  const place = useCardPosition(anchor, card, sheet);
  useHighlightWhileOpen(focus, getTermFocus(data, term));
  useDismissal(card, anchor, onClose);
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
        <Part name={t("label.is")}>{words.definition}</Part>
        {words.inThisChart && <Part name={t("label.here")}>{words.inThisChart}</Part>}
        {words.readAs && <Part name={t("label.readAs")}>{words.readAs}</Part>}
        <Part name={t("label.source")}>
          <span className="text-ink-muted">{words.source}</span>
        </Part>
      </dl>
      {askPath !== undefined && (
        <Link
          to={askPath}
          onClick={() => writeQuestionDraft(words.question)}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-accent"
        >
          <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
          {words.question}
        </Link>
      )}
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

/** The sentence or cell of a term. One that fills most of the window leaves no room beside it: then it is the term itself. */
function findSentence(word: HTMLElement): HTMLElement {
  const sentence = word.closest<HTMLElement>("p, h1, h2, h3, h4, dd, dt, li, td, th") ?? word;
  return sentence.offsetHeight > window.innerHeight * MAX_SENTENCE_PART ? word : sentence;
}

/**
 * Places the card below the sentence of its term, above it where there is no room, always inside the window. Updated
 * when the page scrolls or resizes.
 */
function useCardPosition(
  word: HTMLElement,
  card: React.RefObject<HTMLElement | null>,
  sheet: boolean,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>({ visibility: "hidden" });
  useLayoutEffect(() => {
    if (sheet) return undefined;
    const updatePosition = () => {
      const rect = word.getBoundingClientRect();
      const sentence = findSentence(word).getBoundingClientRect();
      const height = card.current?.offsetHeight ?? 0;
      const below = sentence.bottom + GAP;
      const top = below + height + MARGIN <= window.innerHeight ? below : Math.max(MARGIN, sentence.top - GAP - height);
      const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
      const left = Math.max(MARGIN, Math.min(rect.left - MARGIN, window.innerWidth - width - MARGIN));
      setPlace({ top, left, width });
    };
    updatePosition();
    window.addEventListener("scroll", updatePosition, { passive: true, capture: true });
    window.addEventListener("resize", updatePosition);
    return () => {
      window.removeEventListener("scroll", updatePosition, { capture: true });
      window.removeEventListener("resize", updatePosition);
    };
  }, [word, card, sheet]);
  return sheet ? undefined : place;
}

/** Highlights what the term refers to in charts and tables while its card is open. */
function useHighlightWhileOpen(focus: ChartFocusStore, target: ChartFocus | null): void {
  const key = target && JSON.stringify(target);
  useEffect(() => {
    if (key === null) return undefined;
    focus.setPointed(JSON.parse(key) as ChartFocus);
    return () => focus.setPointed(null);
  }, [focus, key]);
}

/** Moves focus into the card, and back to the term on close. Escape or a press outside closes it. */
function useDismissal(card: React.RefObject<HTMLElement | null>, word: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    word.classList.add("term-open");
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      // A press on another term opens that one instead.
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
