import { GRAHA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import type { KundliData } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { countedFrom } from "../chart/first-house.ts";
import { useFirstWords } from "../chart/use-first-words.ts";
import { CHOICES, valueWord, type Choice } from "../settings/choices.ts";
import { Turns } from "../uncertain/turns.tsx";
import { useWord, useWordList } from "../words/use-word.ts";
import type { SectionProps } from "./section-props.ts";
import { dmsInSign } from "../words/degrees-text.ts";

const HOUSE_SYSTEM = CHOICES.find(({ key }) => key === "house_system") as Choice;
const CHALIT = ["sripati", "placidus", "equal"] as const;

export function HousesSection({ data: born, first }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const { sentence } = useFirstWords(born);
  const data = countedFrom(born, first);
  const fromLagna = first === "lagna";
  return (
    <div className={fromLagna ? "grid gap-10 2xl:grid-cols-2" : undefined}>
      <Table caption={fromLagna ? t("houses.caption") : `${t("houses.caption")}. ${sentence(first)}`} showCaption>
        <thead>
          <tr>
            <Th>{t("facts.house")}</Th>
            <Th>{t("facts.sign")}</Th>
            <Th>{t("facts.lord")}</Th>
            <Th>{t("facts.occupants")}</Th>
            <Th className="text-end!">{t("houses.cusp")}</Th>
          </tr>
        </thead>
        <tbody>
          {data.houses.map((house) => (
            <tr key={house.number}>
              <Th scope="row">{format.number(house.number)}</Th>
              <Td>
                {say(RASHI_WORDS[house.sign])}
                {fromLagna && <Turns paths={["lagna.sign"]} />}
              </Td>
              <Td>{say(GRAHA_WORDS[house.lord])}</Td>
              <Td>
                {list(house.occupants.map((id) => GRAHA_WORDS[id]))}
                {fromLagna && <Turns paths={house.occupants.map((id) => `planets.${id}.house`)} />}
              </Td>
              <Td className="text-end whitespace-nowrap">
                <Longitude degrees={house.cusp} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {/* Its cusps are the lagna's own. */}
      {fromLagna && <BhavaChalit data={data} />}
    </div>
  );
}

function BhavaChalit({ data }: { data: KundliData }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const fallback = HOUSE_SYSTEM.values.find((value) => value === data.bhava_chalit.placidus_fallback);
  const fallbackName = fallback === undefined ? "" : say(valueWord(HOUSE_SYSTEM, fallback));
  const [system, setSystem] = useState<(typeof CHALIT)[number]>("sripati");
  return (
    <div className="min-w-0">
      <Segmented
        label={t("houses.chalit")}
        showLabel
        value={system}
        options={CHALIT.map((value) => ({ value, label: t(`houses.systems.${value}`) }))}
        onChange={setSystem}
        className="mb-3"
      />
      {system === "placidus" && data.bhava_chalit.placidus_fallback && (
        <p className="mb-3 text-sm text-warn">{t("houses.polar", { system: fallbackName })}</p>
      )}
      {/* Where a house ends the next one begins: on a phone that is told once. */}
      <Table caption={t("houses.chalitCaption")} className="max-sm:[&_:is(td,th):nth-child(4)]:hidden">
        <thead>
          <tr>
            <Th>{t("facts.house")}</Th>
            <Th className="text-end!">{t("houses.start")}</Th>
            <Th className="text-end!">{t("houses.middle")}</Th>
            <Th className="text-end!">{t("houses.end")}</Th>
            <Th>{t("facts.occupants")}</Th>
          </tr>
        </thead>
        <tbody>
          {data.bhava_chalit[system].map((house) => (
            <tr key={house.number}>
              <Th scope="row">{format.number(house.number)}</Th>
              {[house.start, house.middle, house.end].map((degrees, index) => (
                <Td key={index} className="text-end whitespace-nowrap">
                  <Longitude degrees={degrees} />
                </Td>
              ))}
              <Td>{list(house.occupants.map((id) => GRAHA_WORDS[id]))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** A zodiacal longitude, [0, 360), as its sign and degrees in it. */
function Longitude({ degrees }: { degrees: number }) {
  const format = useFormat();
  const sign = RASHIS[Math.floor(degrees / 30) % 12];
  return (
    <>
      <span className="text-ink-muted">{sign && <Sign id={sign} />}</span> {format.digits(dmsInSign(degrees % 30))}
    </>
  );
}

/** Its short form to the eye on a phone, in full to who hears it. */
function Sign({ id }: { id: Rashi }) {
  const say = useWord();
  return (
    <>
      <span className="max-sm:sr-only">{say(RASHI_WORDS[id])}</span>
      <span aria-hidden="true" className="sm:hidden">
        {say(RASHI_WORDS[id], "short")}
      </span>
    </>
  );
}
