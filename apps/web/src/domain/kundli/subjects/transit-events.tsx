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
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";

interface TransitEventsProps {
  events: readonly TransitEventData[];
  now: number;
  birth: KundliData["birth"];
}

/** How many events are shown before the user asks for the rest. */
const INITIAL_EVENT_COUNT = 10;

/**
 * Whether an event is listed. The Moon changes signs every other day, so only her eclipses are. For stations, the
 * change of direction is listed.
 */
const isListed = ({ graha, type }: TransitEventData): boolean =>
  type !== "station" && (graha !== "moon" || type === "eclipse");

/** Coming events in order: sign entries, stations, eclipses, returns. */
export function TransitEvents({ events, now, birth }: TransitEventsProps) {
  const { t } = useTranslation("transits");
  const format = useFormat();
  const dates = useDashaDates(birth);
  const formatEvent = useEventWords();
  const [all, setAll] = useState(false);
  const comingEvents = events.filter((event) => isListed(event) && Date.parse(event.at) >= now);
  return (
    <section aria-label={t("events.title")}>
      <h3 className="mb-1 text-sm text-ink-muted">{t("events.title")}</h3>
      <ol>
        {(all ? comingEvents : comingEvents.slice(0, INITIAL_EVENT_COUNT)).map((event) => (
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
            <span>{formatEvent(event)}</span>
          </li>
        ))}
      </ol>
      {!all && comingEvents.length > INITIAL_EVENT_COUNT && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {t("events.all", { events: format.number(comingEvents.length) })}
        </Button>
      )}
    </section>
  );
}

/** Formats an event: "Saturn enters Aries", "Total solar eclipse in Leo, near your Moon". */
function useEventWords(): (event: TransitEventData) => string {
  const { t } = useTranslation("transits");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  return ({ type, graha, sign, direction, phase, ends, kind, eclipse }) => {
    const names = { graha: say(GRAHA_WORDS[graha]), sign: say(RASHI_WORDS[sign]) };
    if (type === "ingress") return t(direction === "direct" ? "events.enters" : "events.entersBack", names);
    if (type === "eclipse" && eclipse) {
      const touchedPoints = eclipse.touches.map(({ point }) =>
        point === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[point],
      );
      const eclipseName = t(graha === "sun" ? "events.solar" : "events.lunar", {
        kind: say(ECLIPSE_WORDS[eclipse.kind]),
        sign: names.sign,
      });
      return touchedPoints.length > 0
        ? t("events.touches", { eclipse: eclipseName, points: list(touchedPoints) })
        : eclipseName;
    }
    if (type === "sade_sati_phase" && phase)
      return t(ends ? "events.phaseEnds" : "events.phaseBegins", { phase: say(SADE_SATI_PHASE_WORDS[phase]) });
    if (type === "return" && kind) return say(RETURN_WORDS[kind]);
    return t("events.other", { ...names, event: say(TRANSIT_EVENT_WORDS[type]) });
  };
}
