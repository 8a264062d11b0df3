import {
  GRAHA_WORDS,
  RASHI_WORDS,
  TAJAKA_ASPECT_WORDS,
  YEAR_LORD_OFFICE_WORDS,
  YEAR_LORD_RULE_WORDS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Year } from "./varshaphal-api.ts";

const SEVEN = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

/** Points of a strength: one decimal is what books print. */
function usePoints(): (points: number | null) => string {
  const { number } = useFormat();
  return (points) => (points === null ? "–" : number(points, { maximumFractionDigits: 1 }));
}

/** The muntha, and the lord of the year with those who could be it. */
export function MunthaAndLord({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { number, digits } = useFormat();
  const points = usePoints();
  const { muntha, year_lord: lord } = year;
  return (
    <section aria-labelledby="year-lord">
      <h3 id="year-lord" className="text-sm font-semibold">
        {t("lord.title")}
      </h3>
      <p className="mt-2">
        <span className="text-2xl font-light">{say(GRAHA_WORDS[lord.graha])}</span>{" "}
        <span className="text-ink-muted">{say(YEAR_LORD_RULE_WORDS[lord.rule])}</span>
      </p>
      <div className="mt-3">
        <Table caption={t("lord.candidates")} showCaption>
          <thead>
            <tr>
              <Th>{t("lord.office")}</Th>
              <Th>{t("lord.graha")}</Th>
              <Th className="text-end">{t("lord.bala")}</Th>
              <Th>{t("lord.aspect")}</Th>
            </tr>
          </thead>
          <tbody>
            {lord.candidates.map(({ office, graha, bala, aspect }) => (
              <tr key={office} className={graha === lord.graha ? "font-semibold" : undefined}>
                <Th scope="row">{say(YEAR_LORD_OFFICE_WORDS[office])}</Th>
                <Td>{graha === null ? "–" : say(GRAHA_WORDS[graha])}</Td>
                <Td className="text-end">{points(bala)}</Td>
                <Td>{aspect === null ? t("lord.none") : say(TAJAKA_ASPECT_WORDS[aspect])}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="mt-6">
        <span className="font-semibold">{t("muntha.title")}:</span>{" "}
        {t("muntha.place", {
          sign: say(RASHI_WORDS[muntha.sign]),
          degree: digits(formatDmInSign(muntha.longitude % 30)),
          house: number(muntha.house),
          lord: say(GRAHA_WORDS[muntha.lord]),
        })}
      </p>
    </section>
  );
}

/** Panchavargiya and harsha bala of the seven. */
export function StrengthTable({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const points = usePoints();
  const parts = ["kshetra", "uccha", "hadda", "drekkana", "navamsa"] as const;
  return (
    <section aria-labelledby="year-strength">
      <h3 id="year-strength" className="text-sm font-semibold">
        {t("strength.title")}
      </h3>
      <div className="mt-2">
        <Table caption={t("strength.caption")}>
          <thead>
            <tr>
              <Th>{t("lord.graha")}</Th>
              {parts.map((part) => (
                <Th key={part} className="text-end">
                  {t(`strength.${part}`)}
                </Th>
              ))}
              <Th className="text-end">{t("strength.total")}</Th>
              <Th className="text-end">{t("strength.harsha")}</Th>
            </tr>
          </thead>
          <tbody>
            {SEVEN.map((graha) => (
              <tr key={graha}>
                <Th scope="row">{say(GRAHA_WORDS[graha])}</Th>
                {parts.map((part) => (
                  <Td key={part} className="text-end">
                    {points(year.panchavargiya[graha][part])}
                  </Td>
                ))}
                <Td className="text-end font-semibold">{points(year.panchavargiya[graha].total)}</Td>
                <Td className="text-end">{points(year.harsha[graha])}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
