import type { UntimedKundliData } from "@lagna/contract";
import {
  DIGNITY_WORDS,
  type Graha,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  RASHIS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { formatDmsInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { DaySigns } from "./get-day-signs.ts";
import { UncertaintyMark } from "./uncertainty-mark.tsx";

const DASH = "–";
const getFactPaths = (id: Graha, ...keys: readonly string[]): string[] => keys.map((key) => `planets.${id}.${key}`);

/** The nine grahas of a day: what of them is the same all day, and how far each moves. */
export function UntimedGrahas({ data, signs }: { data: UntimedKundliData; signs: DaySigns }) {
  const { t } = useTranslation("uncertain");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const moon = RASHIS.indexOf(signs.find(({ id }) => id === "moon")?.sign ?? "aries");
  const degree = (longitude: number): string => format.digits(formatDmsInSign(longitude % 30));
  return (
    <Table caption={t("untimed.grahas")}>
      <thead>
        <tr>
          <Th>{kundli("planets.graha")}</Th>
          <Th>{kundli("facts.sign")}</Th>
          <Th>{t("untimed.way")}</Th>
          <Th className="text-end!">{t("untimed.houseFromMoon")}</Th>
          <Th>{kundli("facts.nakshatra")}</Th>
          <Th>{kundli("facts.dignity")}</Th>
          <Th>{kundli("facts.state")}</Th>
        </tr>
      </thead>
      <tbody>
        {data.planets.map(({ id, longitude, nakshatra, pada, dignity, retrograde, combust }) => {
          const sign = signs.find((graha) => graha.id === id)?.sign ?? "aries";
          const states = [
            retrograde === true && say(GRAHA_STATE_WORDS.retrograde),
            combust === true && say(GRAHA_STATE_WORDS.combust),
          ];
          return (
            <tr key={id}>
              <Th scope="row">{say(GRAHA_WORDS[id])}</Th>
              <Td className="whitespace-nowrap">
                {say(RASHI_WORDS[sign])}
                <UncertaintyMark paths={getFactPaths(id, "sign")} />
              </Td>
              <Td className="whitespace-nowrap">{`${degree(longitude.from)} – ${degree(longitude.until)}`}</Td>
              <Td className="text-end whitespace-nowrap">
                {format.number(((RASHIS.indexOf(sign) - moon + 12) % 12) + 1)}
                <UncertaintyMark paths={[...getFactPaths(id, "sign"), ...getFactPaths("moon", "sign")]} />
              </Td>
              <Td className="whitespace-nowrap">
                {nakshatra ? say(NAKSHATRA_WORDS[nakshatra]) : DASH}
                {nakshatra && pada !== null && `–${format.number(pada)}`}
                <UncertaintyMark paths={getFactPaths(id, "nakshatra", "pada")} />
              </Td>
              <Td className="whitespace-nowrap">
                {dignity ? say(DIGNITY_WORDS[dignity]) : DASH}
                <UncertaintyMark paths={getFactPaths(id, "dignity")} />
              </Td>
              <Td className="whitespace-nowrap">
                {states.filter((state) => state !== false).join(", ") || DASH}
                <UncertaintyMark paths={getFactPaths(id, "retrograde", "combust")} />
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
