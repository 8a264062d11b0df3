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
import { dmInSign } from "../words/degrees-text.ts";
import { useWord } from "../words/use-word.ts";
import { placedOver } from "./placed.ts";
import { useShownSky } from "./sky-days.ts";
import { grahaOf, type SkyAround, useOfSky } from "./use-sky-around.ts";
import { useNearText } from "./use-sky-words.ts";

interface SkyTableProps {
  data: KundliData;
  sky: SkyAround;
  ask: NonNullable<KundliSource["sky"]>;
}

/** The sky of the day that is looked at, against the birth chart. */
export function SkyTable({ data, sky, ask }: SkyTableProps) {
  const { t } = useTranslation("sky");
  const say = useWord();
  const format = useFormat();
  const nearText = useNearText();
  const { shown } = useShownSky(ask, data, sky);
  const chosen = useOfSky(sky.store, grahaOf);
  const placed = useMemo(() => (shown ? placedOver(data, shown.grahas) : []), [data, shown]);
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
          {placed.map(({ id, sign, degree, retrograde, fromLagna, fromMoon, nakshatra, near }) => (
            <tr
              key={id}
              data-lit={id === chosen || undefined}
              onPointerEnter={() => sky.store.change({ graha: id })}
              onPointerLeave={() => sky.store.change({ graha: null })}
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
                {format.digits(dmInSign(degree))}
                {retrograde && (
                  <sup className="ms-0.5 text-ink-muted">
                    <abbr title={say(MARK_WORDS.retrograde)} className="no-underline">
                      {say(MARK_WORDS.retrograde, "short")}
                    </abbr>
                  </sup>
                )}
              </Td>
              <Td className="text-end">{format.number(fromLagna)}</Td>
              <Td className="text-end">{format.number(fromMoon)}</Td>
              <Td className="whitespace-nowrap">{say(NAKSHATRA_WORDS[nakshatra])}</Td>
              <Td className="whitespace-nowrap">{near ? nearText(near) : "–"}</Td>
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
