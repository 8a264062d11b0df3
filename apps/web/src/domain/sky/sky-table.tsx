import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MARK_WORDS } from "@lagna/chart-drawing";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { GRAHA_BACKGROUND } from "../chart/graha-colours.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { computeTransitPositions } from "./compute-transit-positions.ts";
import { useShownSky } from "./use-shown-sky.ts";
import { selectGraha, type SkyController, useSkySelector } from "./use-sky-controller.ts";
import { useNearText } from "./use-sky-texts.ts";

interface SkyTableProps {
  data: KundliData;
  sky: SkyController;
  fetchSky: NonNullable<KundliSource["fetchSky"]>;
}

/** The sky of the selected day compared with the birth chart. */
export function SkyTable({ data, sky, fetchSky }: SkyTableProps) {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const format = useFormat();
  const nearText = useNearText();
  const { shown } = useShownSky(fetchSky, data, sky);
  const chosen = useSkySelector(sky.store, selectGraha);
  const positions = useMemo(() => (shown ? computeTransitPositions(data, shown.grahas) : []), [data, shown]);
  return (
    <div className="panel-compact">
      <Table caption={t("table.caption")}>
        <thead>
          <tr>
            <Th className="sticky start-0 bg-surface">{t("table.graha")}</Th>
            <Th>{t("table.sign")}</Th>
            <Th className="text-end!">{t("table.degree")}</Th>
            <Th className="text-end!">{t("table.fromLagna")}</Th>
            <Th className="text-end!">{t("table.fromMoon")}</Th>
            <Th>{t("table.nakshatra")}</Th>
            <Th>{t("table.near")}</Th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ id, sign, degree, retrograde, houseFromLagna, houseFromMoon, nakshatra, nearest }) => (
            <tr
              key={id}
              data-lit={id === chosen || undefined}
              onPointerEnter={() => sky.store.update({ graha: id })}
              onPointerLeave={() => sky.store.update({ graha: null })}
              className={cx("sky-row", id === chosen && "bg-accent-wash")}
            >
              <Th scope="row" className="sticky start-0 bg-surface whitespace-nowrap [tr[data-lit]>&]:bg-accent-wash">
                <span
                  aria-hidden="true"
                  className={cx("me-2 inline-block size-2 rounded-full", GRAHA_BACKGROUND[id])}
                />
                {say(GRAHA_WORDS[id])}
              </Th>
              <Td className="whitespace-nowrap">{say(RASHI_WORDS[sign])}</Td>
              <Td className="text-end whitespace-nowrap">
                {format.digits(formatDmInSign(degree))}
                {retrograde && (
                  <sup className="ms-0.5 text-ink-muted">
                    <abbr title={say(MARK_WORDS.retrograde)} className="no-underline">
                      {say(MARK_WORDS.retrograde, "short")}
                    </abbr>
                  </sup>
                )}
              </Td>
              <Td className="text-end">{format.number(houseFromLagna)}</Td>
              <Td className="text-end">{format.number(houseFromMoon)}</Td>
              <Td className="whitespace-nowrap">{say(NAKSHATRA_WORDS[nakshatra])}</Td>
              <Td className="whitespace-nowrap">{nearest ? nearText(nearest) : "–"}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="no-print mt-4 hidden flex-wrap gap-x-4 gap-y-2 text-sm text-ink-muted lg:flex">
        {KEYS.map(({ keys, says }) => (
          <span key={says} className="inline-flex items-center gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-line-strong px-1.5 font-sans text-xs leading-5 text-ink"
              >
                {key}
              </kbd>
            ))}
            {t(`keys.${says}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

const KEYS = [
  { keys: ["←", "→"], says: "day" },
  { keys: ["Shift ←", "Shift →"], says: "month" },
  { keys: ["↑", "↓"], says: "year" },
  { keys: ["T"], says: "today" },
  { keys: ["B"], says: "birth" },
  { keys: ["Esc"], says: "leave" },
] as const;
