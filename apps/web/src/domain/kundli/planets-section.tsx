import {
  DIGNITY_WORDS,
  type Graha,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  LAGNA_WORDS,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
} from "@lagna/terms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { dmsInSign, dmsSigned } from "../words/degrees-text.ts";
import { useWord } from "../words/use-word.ts";
import type { ChartFocusStore } from "../chart/chart-focus.ts";
import { useLitRow } from "../chart/use-lit-row.ts";
import type { SectionProps } from "./section-props.ts";
import { GRAHA_BACKGROUND } from "../chart/graha-colours.ts";

/** The nine grahas and the lagna; a row lights with its body in the chart, and lights it. */
export function PlanetsSection({ data, focus }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  return (
    <Table caption={t("planets.caption")}>
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{t("planets.graha")}</Th>
          <Th>{t("facts.sign")}</Th>
          <Th className="text-end!">{t("planets.longitude")}</Th>
          <Th className="text-end!">{t("facts.house")}</Th>
          <Th>{t("facts.nakshatra")}</Th>
          <Th>{t("facts.dignity")}</Th>
          <Th>{t("facts.state")}</Th>
          <Th className="text-end!">{t("planets.speed")}</Th>
        </tr>
      </thead>
      <tbody>
        <Row id="lagna" focus={focus}>
          <Th scope="row" className="sticky start-0 bg-surface text-accent [tr[data-lit]>&]:bg-accent-wash">
            {say(LAGNA_WORDS.lagna)}
          </Th>
          <Td>{say(RASHI_WORDS[data.lagna.sign])}</Td>
          <Td className="text-end">{format.digits(dmsInSign(data.lagna.degree_in_sign))}</Td>
          <Td className="text-end">{format.number(1)}</Td>
          <Td className="whitespace-nowrap">
            {say(NAKSHATRA_WORDS[data.lagna.nakshatra])}–{format.number(data.lagna.pada)}
          </Td>
          <Td>–</Td>
          <Td>–</Td>
          <Td className="text-end">–</Td>
        </Row>
        {data.planets.map((planet) => (
          <Row key={planet.id} id={planet.id} focus={focus}>
            <Th scope="row" className="sticky start-0 bg-surface whitespace-nowrap [tr[data-lit]>&]:bg-accent-wash">
              <span
                aria-hidden="true"
                className={cx("me-2 inline-block size-2 rounded-full", GRAHA_BACKGROUND[planet.id])}
              />
              {say(GRAHA_WORDS[planet.id])}
            </Th>
            <Td>{say(RASHI_WORDS[planet.sign])}</Td>
            <Td className="text-end whitespace-nowrap">{format.digits(dmsInSign(planet.degree_in_sign))}</Td>
            <Td className="text-end">{format.number(planet.house)}</Td>
            <Td className="whitespace-nowrap">
              {say(NAKSHATRA_WORDS[planet.nakshatra])}–{format.number(planet.pada)}
            </Td>
            <Td className="whitespace-nowrap">{planet.dignity ? say(DIGNITY_WORDS[planet.dignity]) : "–"}</Td>
            <Td className="whitespace-nowrap">
              {[
                planet.retrograde && say(GRAHA_STATE_WORDS.retrograde),
                planet.combust && say(GRAHA_STATE_WORDS.combust),
              ]
                .filter(Boolean)
                .join(", ") || "–"}
            </Td>
            <Td className="text-end whitespace-nowrap">{format.digits(dmsSigned(planet.speed))}</Td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Row({ id, focus, children }: { id: Graha | "lagna"; focus: ChartFocusStore; children: ReactNode }) {
  const { lit, props } = useLitRow(focus, { kind: "body", id });
  return (
    <tr {...props} className={cx("transition-colors", lit && "bg-accent-wash")}>
      {children}
    </tr>
  );
}
