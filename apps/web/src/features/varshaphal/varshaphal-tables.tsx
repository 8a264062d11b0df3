import { GRAHA_WORDS, RASHI_WORDS, SAHAM_WORDS, type SahamId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Year } from "./varshaphal-api.ts";

/** When each month of the year begins, and what rises then. */
export function MonthTable({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { date, number } = useFormat();
  const timeZone = year.return.place.time_zone ?? "UTC";
  return (
    <section aria-labelledby="year-months">
      <h3 id="year-months" className="text-sm font-semibold">
        {t("months.title")}
      </h3>
      <ol className="mt-2 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {year.months.map(({ at, lagna }, index) => (
          <li key={at} className="tabular flex gap-3 border-b border-line py-2">
            <span className="w-6 text-end text-ink-muted">{number(index + 1)}</span>
            <span className="flex-1">{date(at, { dateStyle: "medium", timeStyle: "short", timeZone })}</span>
            <span className="text-ink-muted">{t("months.lagna", { sign: say(RASHI_WORDS[lagna.sign]) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points of illness and captivity are not shown, as those marked sensitive are not. */
const NOT_SHOWN: readonly SahamId[] = ["roga", "bandhana"];

/** The sahams: what each stands for, where it is, and its lord. */
export function SahamTable({ sahams }: Pick<Year, "sahams">) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { digits } = useFormat();
  const shown = sahams.filter(({ id, sensitive }) => !sensitive && !NOT_SHOWN.includes(id));
  return (
    <details className="border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">{t("sahams.title")}</span>{" "}
        <span className="text-ink-muted">{t("sahams.brief", { count: shown.length })}</span>
      </summary>
      <div className="pb-4">
        <Table caption={t("sahams.title")}>
          <thead>
            <tr>
              <Th>{t("sahams.name")}</Th>
              <Th>{t("sahams.sense")}</Th>
              <Th>{t("sahams.place")}</Th>
              <Th>{t("sahams.lord")}</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, longitude, sign, lord }) => (
              <tr key={id}>
                <Th scope="row">{say(SAHAM_WORDS[id])}</Th>
                <Td>{say(SAHAM_WORDS[id], "sense")}</Td>
                <Td>
                  {longitude === null || sign === null
                    ? "–"
                    : `${say(RASHI_WORDS[sign])} ${digits(formatDmInSign(longitude % 30))}`}
                </Td>
                <Td>{lord === null ? "–" : say(GRAHA_WORDS[lord])}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
