import { GRAHA_WORDS, LAGNA_WORDS, VARGA_WORDS, VARGAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { AtDepth } from "../kundli/subjects/at-depth.tsx";
import type { SectionProps } from "../kundli/section-props.ts";
import { useWord } from "../words/use-word.ts";
import { RectifyFold } from "./rectify-fold.tsx";
import { Ribbons, type TurnRow } from "./ribbons.tsx";
import type { Turning } from "./turning.ts";
import { factsAt, useTurnWords } from "./use-turn-words.ts";

const LAGNA = "lagna.sign";
const STAR = "planets.moon.nakshatra";
const PADA = "planets.moon.pada";
const vargaPath = (id: string): string => `vargas.${id}.lagna`;

/** What a few minutes would change: the lagna, the lagnas of the vargas, the Moon's star, and the dates of the dashas. */
export function MinutesSection(props: SectionProps) {
  const { data } = props;
  if (!data.uncertainty) return null;
  return <Minutes {...props} turning={{ uncertainty: data.uncertainty, birth: data.birth }} />;
}

function useRows(): readonly TurnRow[] {
  const { t } = useTranslation("uncertain");
  const say = useWord();
  return [
    { path: LAGNA, name: say(LAGNA_WORDS.lagna) },
    { path: STAR, name: t("minutes.star") },
    { path: PADA, name: t("minutes.pada") },
    ...VARGAS.slice(1).map((id) => ({ path: vargaPath(id), name: `${id} · ${say(VARGA_WORDS[id])}` })),
    { path: "dashas.vimshottari.running.maha", name: t("minutes.maha") },
    { path: "dashas.vimshottari.running.antar", name: t("minutes.antar") },
  ];
}

function Minutes({ turning, data, depth, source }: SectionProps & { turning: Turning }) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const sentence = useSentence(turning, data.birth);
  const rows = useRows().filter(({ path }) => factsAt(turning.uncertainty, path).length > 0);
  const turns = rows.filter(({ path }) => factsAt(turning.uncertainty, path).length > 1);
  const firm = rows.filter((row) => !turns.includes(row));
  return (
    <>
      <AtDepth
        depth={depth}
        sentence={sentence}
        figure={
          <>
            {turns.length > 0 && <Ribbons turning={turning} rows={turns} stated />}
            {firm.length > 0 && (
              <p className="measure mt-3 text-sm text-ink-muted">
                {t("minutes.firm", { what: format.list(firm.map(({ name }) => name)) })}
              </p>
            )}
          </>
        }
        table={
          <div className="flex flex-col gap-8">
            <FactTable turning={turning} rows={rows} />
            <DateTable turning={turning} birth={data.birth} />
          </div>
        }
      />
      {source.rectify && <RectifyFold birth={data.birth} rectifying={source.rectify} />}
    </>
  );
}

/** Said plainly: which of the four stand, and when the others turn. */
function useSentence(turning: Turning, birth: Parameters<typeof useDashaDates>[0]): string {
  const { t } = useTranslation("uncertain");
  const say = useWord();
  const format = useFormat();
  const words = useTurnWords(turning);
  const dates = useDashaDates(birth);
  const { uncertainty } = turning;
  const stated = (path: string): string => words.value({ path, value: factsAt(uncertainty, path)[0]?.value ?? null });
  const isFirm = (path: string): boolean => factsAt(uncertainty, path).length === 1;
  const vargas = VARGAS.slice(1).filter((id) => !isFirm(vargaPath(id)));
  const { running } = uncertainty;
  const lagna = isFirm(LAGNA)
    ? t("minutes.lagnaFirm", { lagna: stated(LAGNA) })
    : t("minutes.lagnaTurns", { when: words.sentence(LAGNA) });
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
      ? t("minutes.moonFirm", { nakshatra: stated(STAR), pada: stated(PADA) })
      : t("minutes.moonTurns", { when: words.sentence(isFirm(STAR) ? PADA : STAR) });
  const dasha =
    running &&
    t("minutes.dasha", {
      dasha: running.lords.map((lord) => say(GRAHA_WORDS[lord])).join("–"),
      from: dates.date(running.end.earliest, false),
      until: dates.date(running.end.latest, false),
    });
  return [lagna, ofVargas, moon, ...(dasha ? [dasha] : [])].join(" ");
}

export function FactTable({ turning, rows }: { turning: Turning; rows: readonly TurnRow[] }) {
  const { t } = useTranslation("uncertain");
  const words = useTurnWords(turning);
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
          factsAt(turning.uncertainty, path).map((fact, index) => (
            <tr key={`${path}-${String(fact.value)}`}>
              <Th scope="row">{index === 0 ? name : <span className="sr-only">{name}</span>}</Th>
              <Td>{words.value(fact)}</Td>
              <Td>{fact.stable ? t("table.always") : words.when(fact)}</Td>
              <Td className="text-end">{format.number(fact.share, { style: "percent", maximumFractionDigits: 0 })}</Td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

interface DateTableProps {
  turning: Turning;
  birth: Parameters<typeof useDashaDates>[0];
}

/** Between what dates each maha dasha begins. */
export function DateTable({ turning: { uncertainty }, birth }: DateTableProps) {
  const { t } = useTranslation("uncertain");
  const say = useWord();
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
