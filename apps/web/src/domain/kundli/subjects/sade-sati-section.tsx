import type { KundliData } from "@lagna/contract";
import { RASHI_WORDS, SADE_SATI_PHASE_WORDS, SADE_SATI_PHASES, SHANI_PLACE_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useDashaDates, type DashaDates } from "../../dasha/use-dasha-dates.ts";
import { Turns } from "../../uncertain/turns.tsx";
import { useWord } from "../../words/use-word.ts";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { AtDepth } from "./at-depth.tsx";
import { LifeRows, type LifeRow } from "./life-rows.tsx";

const NAMES = ["sade_sati"] as const;
type SadeSati = NonNullable<KundliData["sade_sati"]>;
type Cycle = SadeSati["cycles"][number];
type Stretch = Pick<Cycle, "start" | "end">;

const holds = ({ start, end }: Stretch, now: number): boolean => Date.parse(start) <= now && now < Date.parse(end);
/** The dhaiyas; of kantaka transits the fourth is one of these already. */
const isDhaiya = ({ place }: SadeSati["transits"][number]): boolean => place !== "kantaka";

/** Saturn's passages over the Moon as a line of life: which runs now, which comes, with every step back and forth. */
export function SadeSatiSection(props: SectionProps) {
  const { data, now, depth } = props;
  const dates = useDashaDates(data.birth);
  const sentence = useSentence(dates, now);
  return (
    <Fetched {...props} names={NAMES}>
      {({ sade_sati: sadeSati }) => (
        <AtDepth
          depth={depth}
          sentence={
            <>
              {sentence(sadeSati)}
              <Turns paths={["planets.moon.sign"]} />
            </>
          }
          figure={<Life sadeSati={sadeSati} birth={data.birth} now={now} dates={dates} />}
          table={<SadeSatiTable sadeSati={sadeSati} now={now} dates={dates} />}
        />
      )}
    </Fetched>
  );
}

/** What runs now and until when, or when the next one begins. */
function useSentence(dates: DashaDates, now: number): (sadeSati: SadeSati) => string {
  const { t } = useTranslation("transits");
  const say = useWord();
  const day = (instant: string): string => dates.date(instant, false);
  return ({ moon_sign: sign, cycles, transits }) => {
    const moon = t("sadeSati.moon", { sign: say(RASHI_WORDS[sign]) });
    const cycle = cycles.find((one) => holds(one, now));
    const phase = cycle?.phases.find((one) => holds(one, now));
    const next = cycles.find(({ start }) => Date.parse(start) > now);
    const dhaiya = transits.find((one) => isDhaiya(one) && holds(one, now));
    const of = () => {
      if (cycle && phase)
        return t("sadeSati.runs", {
          phase: say(SADE_SATI_PHASE_WORDS[phase.phase]).toLowerCase(),
          phaseEnd: day(phase.end),
          end: day(cycle.end),
        });
      if (cycle) return t("sadeSati.between", { end: day(cycle.end) });
      return next ? t("sadeSati.next", { start: day(next.start), end: day(next.end) }) : t("sadeSati.none");
    };
    const small = dhaiya
      ? [t("sadeSati.dhaiya", { dhaiya: say(SHANI_PLACE_WORDS[dhaiya.place]), end: day(dhaiya.end) })]
      : [];
    return [moon, of(), ...small].join(" ");
  };
}

interface LifeProps {
  sadeSati: SadeSati;
  birth: KundliData["birth"];
  now: number;
  dates: DashaDates;
}

/** Sade sati by phase, and beneath it the dhaiyas, on one axis from birth on. */
function Life({ sadeSati, birth, now, dates }: LifeProps) {
  const { t } = useTranslation("transits");
  const say = useWord();
  const label = (name: string, { start, end }: Stretch): string =>
    t("stretch", { name, start: dates.date(start, false), end: dates.date(end, false) });
  const phases: LifeRow[] = SADE_SATI_PHASES.map((id) => ({
    id,
    name: say(SADE_SATI_PHASE_WORDS[id]),
    strong: id === "peak",
    stretches: sadeSati.cycles.flatMap((cycle) =>
      cycle.phases
        .filter(({ phase }) => phase === id)
        .map((one) => ({ ...one, label: label(say(SADE_SATI_PHASE_WORDS[id]), one) })),
    ),
  }));
  const dhaiyas: LifeRow[] = (["ardhashtama", "ashtama"] as const).map((place) => ({
    id: place,
    name: say(SHANI_PLACE_WORDS[place]),
    strong: false,
    stretches: sadeSati.transits
      .filter((one) => one.place === place)
      .flatMap(({ stays }) => stays.map((one) => ({ ...one, label: label(say(SHANI_PLACE_WORDS[place]), one) }))),
  }));
  return <LifeRows rows={[...phases, ...dhaiyas]} from={Date.parse(birth.utc)} now={now} dates={dates} />;
}

function SadeSatiTable({ sadeSati, now, dates }: Omit<LifeProps, "birth">) {
  const { t } = useTranslation("transits");
  const say = useWord();
  const day = (instant: string): string => dates.date(instant, false);
  const rows = [
    ...sadeSati.cycles.flatMap(({ phases }) =>
      phases.map((one) => ({ ...one, name: say(SADE_SATI_PHASE_WORDS[one.phase]) })),
    ),
    ...sadeSati.transits
      .filter(isDhaiya)
      .flatMap(({ place, stays }) => stays.map((one) => ({ ...one, name: say(SHANI_PLACE_WORDS[place]) }))),
  ].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return (
    <Table caption={t("sadeSati.caption")}>
      <thead>
        <tr>
          <Th>{t("sadeSati.phase")}</Th>
          <Th>{t("sadeSati.from")}</Th>
          <Th>{t("sadeSati.until")}</Th>
          <Th>{t("sadeSati.age")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const current = holds(row, now);
          return (
            <tr
              key={`${row.name}-${row.start}`}
              aria-current={current ? "date" : undefined}
              className={current ? "bg-accent-wash" : undefined}
            >
              <Th scope="row">
                {row.name}
                {current && <span className="text-accent"> · {t("now")}</span>}
              </Th>
              <Td>{day(row.start)}</Td>
              <Td>{day(row.end)}</Td>
              <Td>{dates.age(row.start) ?? "–"}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
