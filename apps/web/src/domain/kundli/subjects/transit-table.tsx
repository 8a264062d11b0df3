import type { KundliData, TransitsData } from "@lagna/contract";
import { GRAHA_STATE_WORDS, GRAHA_WORDS, LAGNA_WORDS, MOORTI_WORDS, RASHI_WORDS, TARA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { formatDmsInSign } from "../../formatting/format-degrees.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";

interface TransitTableProps {
  transits: TransitsData["now"];
  birth: KundliData["birth"];
}

const DASH = "–";

/**
 * The nine grahas today: sign, houses from lagna, Moon and Sun, and whether the texts call each position favourable
 * or obstructed (vedha).
 */
export function TransitTable({ transits, birth }: TransitTableProps) {
  const { t } = useTranslation("transits");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const dates = useDashaDates(birth);
  return (
    <Table caption={t("sky.caption")} className="stacked">
      <thead>
        <tr>
          <Th>{kundli("planets.graha")}</Th>
          <Th>{kundli("facts.sign")}</Th>
          <Th>{kundli("planets.longitude")}</Th>
          <Th className="text-end!">{say(LAGNA_WORDS.lagna)}</Th>
          <Th className="text-end!">{say(GRAHA_WORDS.moon)}</Th>
          <Th className="text-end!">{say(GRAHA_WORDS.sun)}</Th>
          <Th>{t("sky.fromMoon")}</Th>
          <Th>{t("sky.vedha")}</Th>
          <Th>{t("sky.moorti")}</Th>
          <Th>{t("sky.tara")}</Th>
          <Th className="text-end!">{t("sky.bindus")}</Th>
          <Th>{t("sky.kakshya")}</Th>
          <Th>{t("sky.since")}</Th>
        </tr>
      </thead>
      <tbody>
        {transits.map((one) => (
          <tr key={one.graha}>
            <Th scope="row" className="whitespace-nowrap">
              {say(GRAHA_WORDS[one.graha])}
              {(["retrograde", "combust"] as const)
                .filter((state) => one[state])
                .map((state) => (
                  <span key={state} className="text-xs text-ink-muted">
                    {" "}
                    {say(GRAHA_STATE_WORDS[state]).toLowerCase()}
                  </span>
                ))}
            </Th>
            <Td>{say(RASHI_WORDS[one.sign])}</Td>
            <Td>{format.digits(formatDmsInSign(one.degree_in_sign))}</Td>
            <Td className="text-end whitespace-nowrap">
              {format.number(one.house_from.lagna)}
              <UncertaintyMark paths={["lagna.sign"]} />
            </Td>
            <Td className="text-end whitespace-nowrap">
              {format.number(one.house_from.moon)}
              <UncertaintyMark paths={["planets.moon.sign"]} />
            </Td>
            <Td className="text-end whitespace-nowrap">{format.number(one.house_from.sun)}</Td>
            <Td>{t(one.good ? "sky.isGood" : "sky.isHard")}</Td>
            <Td>
              {one.good
                ? one.vedha_by.length > 0
                  ? list(one.vedha_by.map((id) => GRAHA_WORDS[id]))
                  : DASH
                : one.relieved_by.length > 0
                  ? t("sky.relieved", { grahas: list(one.relieved_by.map((id) => GRAHA_WORDS[id])) })
                  : DASH}
            </Td>
            <Td>{one.moorti ? say(MOORTI_WORDS[one.moorti]) : DASH}</Td>
            <Td>{say(TARA_WORDS[one.tara])}</Td>
            <Td className="text-end whitespace-nowrap">
              {one.bav === null || one.sav === null ? DASH : `${format.number(one.bav)} · ${format.number(one.sav)}`}
            </Td>
            <Td className="whitespace-nowrap">
              {one.kakshya
                ? t(one.kakshya.bindu ? "sky.withBindu" : "sky.withoutBindu", {
                    lord: say(one.kakshya.lord === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[one.kakshya.lord]),
                  })
                : DASH}
            </Td>
            <Td className="whitespace-nowrap">{one.entered ? dates.date(one.entered, false) : DASH}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
