import type { KundliData, TransitEventData } from "@lagna/contract";
import {
  ECLIPSE_WORDS,
  GRAHA_WORDS,
  LAGNA_WORDS,
  RASHI_WORDS,
  RETURN_WORDS,
  SADE_SATI_PHASE_WORDS,
  TRANSIT_EVENT_WORDS,
} from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { GRAHA_BACKGROUND } from "../../chart/graha-colours.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { useWord, useWordList } from "../../words/use-word.ts";

interface TransitEventsProps {
  events: readonly TransitEventData[];
  now: number;
  birth: KundliData["birth"];
}

/** Before the rest of the year is asked for. */
const FIRST = 10;

/** The Moon changes signs every other day: of her, only eclipses are told. At a station a graha turns, and that is told. */
const isTold = ({ graha, type }: TransitEventData): boolean =>
  type !== "station" && (graha !== "moon" || type === "eclipse");

/** What comes: entries into signs, turns, eclipses, returns, in their order. */
export function TransitEvents({ events, now, birth }: TransitEventsProps) {
  const { t } = useTranslation("transits");
  const format = useFormat();
  const dates = useDashaDates(birth);
  const words = useEventWords();
  const [all, setAll] = useState(false);
  const coming = events.filter((event) => isTold(event) && Date.parse(event.at) >= now);
  return (
    <section aria-label={t("events.title")}>
      <h3 className="mb-1 text-sm text-ink-muted">{t("events.title")}</h3>
      <ol>
        {(all ? coming : coming.slice(0, FIRST)).map((event) => (
          <li
            key={`${event.type}-${event.graha}-${event.at}-${event.kind ?? ""}`}
            className="flex items-baseline gap-3 border-b border-line py-1.5 text-sm"
          >
            <span
              aria-hidden="true"
              className={`inline-block size-2 shrink-0 rounded-full ${GRAHA_BACKGROUND[event.graha]}`}
            />
            <time dateTime={event.at} className="tabular w-28 shrink-0 text-ink-muted">
              {dates.date(event.at, false)}
            </time>
            <span>{words(event)}</span>
          </li>
        ))}
      </ol>
      {!all && coming.length > FIRST && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {t("events.all", { events: format.number(coming.length) })}
        </Button>
      )}
    </section>
  );
}

/** An event in words: "Saturn enters Aries", "Total solar eclipse in Leo, near your Moon". */
function useEventWords(): (event: TransitEventData) => string {
  const { t } = useTranslation("transits");
  const say = useWord();
  const list = useWordList();
  return ({ type, graha, sign, direction, phase, ends, kind, eclipse }) => {
    const named = { graha: say(GRAHA_WORDS[graha]), sign: say(RASHI_WORDS[sign]) };
    if (type === "ingress") return t(direction === "direct" ? "events.enters" : "events.entersBack", named);
    if (type === "eclipse" && eclipse) {
      const touched = eclipse.touches.map(({ point }) => (point === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[point]));
      const seen = t(graha === "sun" ? "events.solar" : "events.lunar", {
        kind: say(ECLIPSE_WORDS[eclipse.kind]),
        sign: named.sign,
      });
      return touched.length > 0 ? t("events.touches", { eclipse: seen, points: list(touched) }) : seen;
    }
    if (type === "sade_sati_phase" && phase)
      return t(ends ? "events.phaseEnds" : "events.phaseBegins", { phase: say(SADE_SATI_PHASE_WORDS[phase]) });
    if (type === "return" && kind) return say(RETURN_WORDS[kind]);
    return t("events.other", { ...named, event: say(TRANSIT_EVENT_WORDS[type]) });
  };
}
