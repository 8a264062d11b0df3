import { GRAHA_WORDS, LAGNA_WORDS, VARGA_WORDS, VARGAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { DetailLevelView } from "../kundli/subjects/detail-level-view.tsx";
import type { SectionProps } from "../kundli/section-props.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { RectifyFold } from "./rectify-fold.tsx";
import { UncertaintyRibbons, type FactRow } from "./uncertainty-ribbons.tsx";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { getFactsAt, useUncertaintyTexts } from "./use-uncertainty-texts.ts";

const LAGNA = "lagna.sign";
const STAR = "planets.moon.nakshatra";
const PADA = "planets.moon.pada";
const buildVargaPath = (id: string): string => `vargas.${id}.lagna`;

/**
 * What a few minutes would change: the lagna, the lagnas of the vargas, the Moon's nakshatra, and the dates of the
 * dashas.
 */
export function BirthTimeSensitivitySection(props: SectionProps) {
  const { data } = props;
  if (!data.uncertainty) return null;
  return <BirthTimeSensitivity {...props} turning={{ uncertainty: data.uncertainty, birth: data.birth }} />;
}

function useFactRows(): readonly FactRow[] {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  return [
    { path: LAGNA, name: say(LAGNA_WORDS.lagna) },
    { path: STAR, name: t("minutes.star") },
    { path: PADA, name: t("minutes.pada") },
    ...VARGAS.slice(1).map((id) => ({ path: buildVargaPath(id), name: `${id} · ${say(VARGA_WORDS[id])}` })),
    { path: "dashas.vimshottari.running.maha", name: t("minutes.maha") },
    { path: "dashas.vimshottari.running.antar", name: t("minutes.antar") },
  ];
}

function BirthTimeSensitivity({ turning, data, detailLevel, source }: SectionProps & { turning: BirthUncertainty }) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const sentence = useSensitivitySentence(turning, data.birth);
  const rows = useFactRows().filter(({ path }) => getFactsAt(turning.uncertainty, path).length > 0);
  const uncertainRows = rows.filter(({ path }) => getFactsAt(turning.uncertainty, path).length > 1);
  const certainRows = rows.filter((row) => !uncertainRows.includes(row));
  return (
    <>
      <DetailLevelView
        detailLevel={detailLevel}
        sentence={sentence}
        figure={
          <>
            {uncertainRows.length > 0 && <UncertaintyRibbons birthUncertainty={turning} rows={uncertainRows} stated />}
            {certainRows.length > 0 && (
              <p className="measure mt-3 text-sm text-ink-muted">
                {t("minutes.firm", { what: format.list(certainRows.map(({ name }) => name)) })}
              </p>
            )}
          </>
        }
        table={
          <div className="flex flex-col gap-8">
            <FactTable birthUncertainty={turning} rows={rows} />
            <DateTable birthUncertainty={turning} birth={data.birth} />
          </div>
        }
      />
      {source.rectification && <RectifyFold birth={data.birth} rectification={source.rectification} />}
    </>
  );
}

/** Summarises which of the four are certain, and when the others change. */
function useSensitivitySentence(
  birthUncertainty: BirthUncertainty,
  birth: Parameters<typeof useDashaDates>[0],
): string {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const format = useFormat();
  const texts = useUncertaintyTexts(birthUncertainty);
  const dates = useDashaDates(birth);
  const { uncertainty } = birthUncertainty;
  const formatStated = (path: string): string =>
    texts.formatValue({ path, value: getFactsAt(uncertainty, path)[0]?.value ?? null });
  const isFirm = (path: string): boolean => getFactsAt(uncertainty, path).length === 1;
  const vargas = VARGAS.slice(1).filter((id) => !isFirm(buildVargaPath(id)));
  const { running } = uncertainty;
  const lagna = isFirm(LAGNA)
    ? t("minutes.lagnaFirm", { lagna: formatStated(LAGNA) })
    : t("minutes.lagnaTurns", { when: texts.formatSentence(LAGNA) });
  const ofVargas =
    vargas.length === 0
      ? t("minutes.vargasFirm")
      : t("minutes.vargasTurn", {
          count: vargas.length,
          number: format.number(vargas.length),
          all: format.number(VARGAS.length - 1),
        });
  const moon =
    isFirm(STAR) && isFirm(PADA)
      ? t("minutes.moonFirm", { nakshatra: formatStated(STAR), pada: formatStated(PADA) })
      : t("minutes.moonTurns", { when: texts.formatSentence(isFirm(STAR) ? PADA : STAR) });
  const dasha =
    running &&
    t("minutes.dasha", {
      dasha: running.lords.map((lord) => say(GRAHA_WORDS[lord])).join("–"),
      from: dates.date(running.end.earliest, false),
      until: dates.date(running.end.latest, false),
    });
  return [lagna, ofVargas, moon, ...(dasha ? [dasha] : [])].join(" ");
}

export function FactTable({
  birthUncertainty,
  rows,
}: {
  birthUncertainty: BirthUncertainty;
  rows: readonly FactRow[];
}) {
  const { t } = useTranslation("uncertain");
  const texts = useUncertaintyTexts(birthUncertainty);
  const format = useFormat();
  return (
    <Table caption={t("table.caption")}>
      <thead>
        <tr>
          <Th>{t("table.what")}</Th>
          <Th>{t("table.value")}</Th>
          <Th>{t("table.when")}</Th>
          <Th className="text-end!">{t("table.share")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ path, name }) =>
          getFactsAt(birthUncertainty.uncertainty, path).map((fact, index) => (
            <tr key={`${path}-${String(fact.value)}`}>
              <Th scope="row">{index === 0 ? name : <span className="sr-only">{name}</span>}</Th>
              <Td>{texts.formatValue(fact)}</Td>
              <Td>{fact.stable ? t("table.always") : texts.formatTimes(fact)}</Td>
              <Td className="text-end">{format.number(fact.share, { style: "percent", maximumFractionDigits: 0 })}</Td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

interface DateTableProps {
  birthUncertainty: BirthUncertainty;
  birth: Parameters<typeof useDashaDates>[0];
}

/** The dates between which each maha dasha begins. */
export function DateTable({ birthUncertainty: { uncertainty }, birth }: DateTableProps) {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const dates = useDashaDates(birth);
  return (
    <Table caption={t("table.dates")} showCaption>
      <thead>
        <tr>
          <Th>{t("table.maha")}</Th>
          <Th>{t("table.earliest")}</Th>
          <Th>{t("table.latest")}</Th>
        </tr>
      </thead>
      <tbody>
        {uncertainty.maha_dashas.map(({ lord, earliest, latest }) => (
          <tr key={earliest}>
            <Th scope="row">{say(GRAHA_WORDS[lord])}</Th>
            <Td>{dates.date(earliest, false)}</Td>
            <Td>{dates.date(latest, false)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
