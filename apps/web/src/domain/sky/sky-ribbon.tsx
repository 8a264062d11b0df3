import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, RASHI_WORDS, RASHIS, type Rashi } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { GRAHA_WASH } from "../chart/graha-colours.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import type { FetchTransits } from "../kundli/kundli-source.ts";
import { buildChartKey } from "../chart/build-chart-key.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { computeSignStays } from "./compute-sign-stays.ts";
import { useRowLayout } from "./use-row-layout.ts";

/** The slow grahas, whose signs characterise a period in addition to the dashas. */
export const RIBBON_GRAHAS = ["saturn", "jupiter"] as const satisfies readonly Graha[];

interface SkyRibbonProps {
  data: KundliData;
  graha: (typeof RIBBON_GRAHAS)[number];
  transits: FetchTransits;
  /** Start of the axis, which is that of the row of periods above it; milliseconds. */
  from: number;
  until: number;
}

/**
 * The signs a graha passes through during the periods of the row above, on that row's scale, labelled with sign and
 * house.
 */
export function SkyRibbon({ data, graha, transits, from, until }: SkyRibbonProps) {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const query = useQuery({
    queryKey: ["ribbons", buildChartKey(data), from, until],
    queryFn: ({ signal }) => {
      const [start, end] = [from, until].map((at) => new Date(at).toISOString()) as [string, string];
      return transits({ from: start, until: end, at: start, grahas: [...RIBBON_GRAHAS] }, signal);
    },
    staleTime: Infinity,
  });
  const stays = query.data ? computeSignStays(query.data, graha) : [];
  const ribbon = useRowLayout(query.data);
  return (
    <ol ref={ribbon} aria-label={t("ribbon.of", { graha: say(GRAHA_WORDS[graha]) })} className="relative h-4">
      {stays.map(({ sign, start, end }) => {
        const house = format.number(countHouseFromLagna(sign, data.lagna.sign));
        const params = { sign: say(RASHI_WORDS[sign]), house };
        const dated = { start: dates.date(start, false), end: dates.date(end, false) };
        return (
          <li
            key={start}
            data-from={Date.parse(start)}
            data-until={Date.parse(end)}
            title={t("ribbon.stay", { ...params, ...dated })}
            className={cx(
              "@container absolute inset-y-0 overflow-hidden rounded-[2px] border-s border-surface px-1 text-xs leading-4 text-ellipsis whitespace-nowrap",
              GRAHA_WASH[graha],
            )}
          >
            {/* An ellipsised stub of three letters would not identify a sign, so the name is hidden when narrow. */}
            <span aria-hidden="true" className="@max-[3.25rem]:hidden">
              {t("ribbon.short", params)}
            </span>
            <span className="sr-only">{t("ribbon.stay", { ...params, ...dated })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** House by whole sign from the lagna. */
const countHouseFromLagna = (sign: Rashi, lagna: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(lagna) + RASHIS.length) % RASHIS.length) + 1;
