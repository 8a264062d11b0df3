import { GRAHA_WORDS, LAGNA_WORDS, NAKSHATRA_WORDS, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { formatDmsInSign } from "../../formatting/format-degrees.ts";
import { useUncertainPaths } from "../../birth-time-uncertainty/uncertainty-context.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { countHouseFromLagna, type PointRow, type Points } from "./point-rows.ts";

/** Points with their positions, to the second where they have a longitude. */
export function PointTable({ caption, rows, lagna }: { caption: string; rows: readonly PointRow[]; lagna: Rashi }) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const degrees = rows.some(({ point }) => point !== null);
  if (rows.length === 0) return null;
  return (
    <Table caption={caption} showCaption className={degrees ? "stacked" : undefined}>
      <thead>
        <tr>
          <Th>{t("points.point")}</Th>
          <Th>{kundli("facts.sign")}</Th>
          {degrees && <Th className="text-end!">{kundli("planets.longitude")}</Th>}
          <Th className="text-end!">{kundli("facts.house")}</Th>
          {degrees && <Th>{kundli("facts.nakshatra")}</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, path, word, sign, point }) => (
          <tr key={id}>
            <Th scope="row">{say(word)}</Th>
            <Td>
              {say(RASHI_WORDS[sign])}
              <UncertaintyMark paths={[path]} />
            </Td>
            {degrees && <Td className="text-end">{point && format.digits(formatDmsInSign(point.degree_in_sign))}</Td>}
            <Td className="text-end">{format.number(countHouseFromLagna(sign, lagna))}</Td>
            {degrees && (
              <Td className="whitespace-nowrap">
                {point && `${say(NAKSHATRA_WORDS[point.nakshatra])}–${format.number(point.pada)}`}
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const DEVATAS = ["ishta_devata", "palana_devata", "dharma_devata"] as const;

/** Counted from the karakamsa: the grahas in its houses, and the three deities read from it. */
export function Devatas({ points: { karakamsa, swamsa } }: { points: Points }) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const filterUncertainPaths = useUncertainPaths();
  return (
    <div className="min-w-0">
      <Table
        caption={
          <>
            {t("points.karakamsa", {
              sign: say(RASHI_WORDS[karakamsa.sign]),
              swamsa: say(RASHI_WORDS[swamsa.sign]),
            })}
            <UncertaintyMark paths={["karakamsa.graha", "karakamsa.sign", "swamsa.sign"]} />
          </>
        }
        showCaption
      >
        <thead>
          <tr>
            <Th>{t("points.houseFromKarakamsa")}</Th>
            <Th>{kundli("facts.occupants")}</Th>
          </tr>
        </thead>
        <tbody>
          {karakamsa.houses.map((grahas, index) => {
            const paths = [`karakamsa.houses.${index}`];
            return grahas.length === 0 && filterUncertainPaths(paths).length === 0 ? null : (
              <tr key={index}>
                <Th scope="row">{format.number(index + 1)}</Th>
                <Td>
                  {list(grahas.map((id) => GRAHA_WORDS[id]))}
                  <UncertaintyMark paths={paths} />
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-3">
        {DEVATAS.map((id) => (
          <div key={id} className="border-b border-line py-2 text-sm">
            <dt className="text-ink-muted">{t(`points.${id}`)}</dt>
            <dd className="font-medium">
              {say(RASHI_WORDS[karakamsa[id].sign])} · {say(GRAHA_WORDS[karakamsa[id].lord])}
              <UncertaintyMark paths={[`karakamsa.${id}.sign`, `karakamsa.${id}.lord`]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Yogi and avayogi, badhaka, and the special degrees named in the texts. */
export function OtherPoints({ points: { sphutas, badhaka, special_degrees: special } }: { points: Points }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const bodies = (ids: typeof special.vargottama) =>
    list(ids.map((id) => (id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id])));
  const gandanta = (["lagna", "moon"] as const).filter((id) => special.gandanta[id].holds);
  const rows: readonly (readonly [name: string, value: string, paths: readonly string[]])[] = [
    [t("points.yogi"), say(GRAHA_WORDS[sphutas.yogi_graha]), ["sphutas.yogi_graha"]],
    [t("points.duplicateYogi"), say(GRAHA_WORDS[sphutas.duplicate_yogi]), ["sphutas.duplicate_yogi"]],
    [t("points.avayogi"), say(GRAHA_WORDS[sphutas.avayogi_graha]), ["sphutas.avayogi_graha"]],
    [
      t("points.badhaka"),
      t("points.badhakaDetail", {
        house: format.number(badhaka.house),
        sign: say(RASHI_WORDS[badhaka.sign]),
        lords: list(badhaka.lords.map((id) => GRAHA_WORDS[id])),
      }),
      ["badhaka.sign", "badhaka.lords"],
    ],
    [t("points.vargottama"), bodies(special.vargottama), ["special_degrees.vargottama"]],
    [t("points.pushkaraNavamsa"), bodies(special.pushkara_navamsa), ["special_degrees.pushkara_navamsa"]],
    [t("points.pushkaraBhaga"), bodies(special.pushkara_bhaga), ["special_degrees.pushkara_bhaga"]],
    [
      t("points.gandanta"),
      bodies(gandanta),
      ["special_degrees.gandanta.lagna.holds", "special_degrees.gandanta.moon.holds"],
    ],
    [t("points.dagdha"), list(special.dagdha_rashis.map((id) => RASHI_WORDS[id])), ["special_degrees.dagdha_rashis"]],
  ];
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {rows.map(([name, value, paths]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 text-sm">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular font-medium">
            {value}
            <UncertaintyMark paths={paths} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
