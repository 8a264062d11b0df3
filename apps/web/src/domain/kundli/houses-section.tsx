import { GRAHA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import type { KundliData } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { recountHouses } from "../chart/first-house.ts";
import { useFirstHouseNames } from "../chart/use-first-house-names.ts";
import { SETTING_CHOICES, getValueWord, type SettingChoice } from "../settings/setting-choices.ts";
import { UncertaintyMark } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter, useTermListFormatter } from "../formatting/use-term-formatter.ts";
import type { SectionProps } from "./section-props.ts";
import { formatDmsInSign } from "../formatting/format-degrees.ts";

const HOUSE_SYSTEM = SETTING_CHOICES.find(({ key }) => key === "house_system") as SettingChoice;
const CHALIT = ["sripati", "placidus", "equal"] as const;

export function HousesSection({ data: birthData, firstHouse }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const { sentence } = useFirstHouseNames(birthData);
  const data = recountHouses(birthData, firstHouse);
  const fromLagna = firstHouse === "lagna";
  return (
    <div className={fromLagna ? "grid gap-10 2xl:grid-cols-2" : undefined}>
      <Table caption={fromLagna ? t("houses.caption") : `${t("houses.caption")}. ${sentence(firstHouse)}`} showCaption>
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
                {fromLagna && <UncertaintyMark paths={["lagna.sign"]} />}
              </Td>
              <Td>{say(GRAHA_WORDS[house.lord])}</Td>
              <Td>
                {list(house.occupants.map((id) => GRAHA_WORDS[id]))}
                {fromLagna && <UncertaintyMark paths={house.occupants.map((id) => `planets.${id}.house`)} />}
              </Td>
              <Td className="text-end whitespace-nowrap">
                <Longitude degrees={house.cusp} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {/* The chalit cusps are computed from the lagna, so the table is shown only when houses are counted from it. */}
      {fromLagna && <BhavaChalit data={data} />}
    </div>
  );
}

function BhavaChalit({ data }: { data: KundliData }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const fallback = HOUSE_SYSTEM.values.find((value) => value === data.bhava_chalit.placidus_fallback);
  const fallbackName = fallback === undefined ? "" : say(getValueWord(HOUSE_SYSTEM, fallback));
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
      {/* Each house ends where the next begins, so on a phone the column of ends is hidden. */}
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

/** A zodiacal longitude in degrees, [0, 360), shown as sign and degrees in the sign. */
function Longitude({ degrees }: { degrees: number }) {
  const format = useFormat();
  const sign = RASHIS[Math.floor(degrees / 30) % 12];
  return (
    <>
      <span className="text-ink-muted">{sign && <Sign id={sign} />}</span>{" "}
      {format.digits(formatDmsInSign(degrees % 30))}
    </>
  );
}

/** Shows the abbreviated sign name on a phone; screen readers always get the full name. */
function Sign({ id }: { id: Rashi }) {
  const say = useTermFormatter();
  return (
    <>
      <span className="max-sm:sr-only">{say(RASHI_WORDS[id])}</span>
      <span aria-hidden="true" className="sm:hidden">
        {say(RASHI_WORDS[id], "short")}
      </span>
    </>
  );
}
