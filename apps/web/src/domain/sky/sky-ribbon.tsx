import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, RASHI_WORDS, RASHIS, type Rashi } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { GRAHA_WASH } from "../chart/graha-colours.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import type { TransitsOfBirth } from "../kundli/kundli-source.ts";
import { chartKey } from "../words/chart-key.ts";
import { useWord } from "../words/use-word.ts";
import { staysIn } from "./stays.ts";
import { useOnRow } from "./use-on-row.ts";

/** The slow ones, by whose signs a time is read beside the dashas. */
export const RIBBONS = ["saturn", "jupiter"] as const satisfies readonly Graha[];

interface SkyRibbonProps {
  data: KundliData;
  graha: (typeof RIBBONS)[number];
  transits: TransitsOfBirth;
  /** The axis: that of the row of periods above it, milliseconds. */
  from: number;
  until: number;
}

/** The signs a graha runs through while the periods of the row above do, on that row's own scale: sign and house in words. */
export function SkyRibbon({ data, graha, transits, from, until }: SkyRibbonProps) {
  const { t } = useTranslation("sky");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const query = useQuery({
    queryKey: ["ribbons", chartKey(data), from, until],
    queryFn: ({ signal }) => {
      const [start, end] = [from, until].map((at) => new Date(at).toISOString()) as [string, string];
      return transits({ from: start, until: end, at: start, grahas: [...RIBBONS] }, signal);
    },
    staleTime: Infinity,
  });
  const stays = query.data ? staysIn(query.data, graha) : [];
  const ribbon = useOnRow(query.data);
  return (
    <ol ref={ribbon} aria-label={t("ribbon.of", { graha: say(GRAHA_WORDS[graha]) })} className="relative h-4">
      {stays.map(({ sign, start, end }) => {
        const house = format.number(houseOf(sign, data.lagna.sign));
        const words = { sign: say(RASHI_WORDS[sign]), house };
        const dated = { start: dates.date(start, false), end: dates.date(end, false) };
        return (
          <li
            key={start}
            data-from={Date.parse(start)}
            data-until={Date.parse(end)}
            title={t("ribbon.stay", { ...words, ...dated })}
            className={cx(
              "@container absolute inset-y-0 overflow-hidden rounded-[2px] border-s border-surface px-1 text-xs leading-4 text-ellipsis whitespace-nowrap",
              GRAHA_WASH[graha],
            )}
          >
            {/* Three letters and a dot tell nobody a sign. */}
            <span aria-hidden="true" className="@max-[3.25rem]:hidden">
              {t("ribbon.short", words)}
            </span>
            <span className="sr-only">{t("ribbon.stay", { ...words, ...dated })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Counted by signs from the lagna. */
const houseOf = (sign: Rashi, lagna: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(lagna) + RASHIS.length) % RASHIS.length) + 1;
