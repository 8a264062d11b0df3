import { DIGNITY_WORDS, GRAHA_WORDS, GRAHAS, LAGNA_WORDS, RASHI_LORDS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmsInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { AnyVarga } from "./varga-api.ts";

const BODIES = ["lagna", ...GRAHAS] as const;
const SIGN_DEG = 30;

/** Bounds of parts are exact fractions: a second of arc that rounding would add is none. */
const formatBound = (degrees: number): string => formatDmsInSign(Math.round(degrees * 36_000) / 36_000);

type Part = AnyVarga["places"]["sun"]["part"];

/** "Leo 3°12′00″–3°24′00″": the end belongs to the same sign. */
function usePartFormatter(): (part: Part) => string {
  const say = useTermFormatter();
  const { digits } = useFormat();
  return ({ from, until }) => {
    const sign = Math.floor(from / SIGN_DEG + 1e-9) % 12;
    const start = sign * SIGN_DEG;
    const end = until - start >= SIGN_DEG ? "30°00′00″" : formatBound(until - start);
    return digits(`${say(RASHI_WORDS[RASHIS[sign] ?? "aries"])} ${formatBound(Math.max(0, from - start))}–${end}`);
  };
}

/** Lagna and grahas of a varga, and of which part of the root zodiac each is. */
export function VargaTable({ varga, caption }: { varga: AnyVarga; caption: string }) {
  const { t } = useTranslation("varga");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const { digits, number } = useFormat();
  const formatPart = usePartFormatter();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{kundli("planets.graha")}</Th>
          <Th>{t("table.sign")}</Th>
          <Th className="text-end!">{t("table.degree")}</Th>
          <Th className="text-end!">{t("table.house")}</Th>
          <Th>{t("table.lord")}</Th>
          <Th>{t("table.dignity")}</Th>
          <Th>{t("table.part")}</Th>
          <Th className="text-end!">{t("table.number")}</Th>
        </tr>
      </thead>
      <tbody>
        {BODIES.map((body) => {
          const { sign, degree_in_sign: degree, house, dignity, part } = varga.places[body];
          return (
            <tr key={body}>
              <Th scope="row" className="sticky start-0 bg-surface whitespace-nowrap">
                {say(body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body])}
              </Th>
              <Td className="font-medium">{say(RASHI_WORDS[sign])}</Td>
              <Td className="text-end">{digits(formatDmsInSign(degree))}</Td>
              <Td className="text-end">{number(house)}</Td>
              <Td>{say(GRAHA_WORDS[RASHI_LORDS[sign]])}</Td>
              <Td className="whitespace-nowrap">{dignity ? say(DIGNITY_WORDS[dignity]) : "–"}</Td>
              <Td className="whitespace-nowrap">{formatPart(part)}</Td>
              <Td className="text-end whitespace-nowrap">
                {t("table.of", { number: number(part.number), count: number(part.count) })}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
