import type { KundliData } from "@lagna/contract";
import { RASHI_WORDS, SADE_SATI_PHASE_WORDS, SADE_SATI_PHASES, SHANI_PLACE_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useDashaDates, type DashaDates } from "../../dasha/use-dasha-dates.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { LifetimeTimeline, type LifetimeRow } from "./lifetime-timeline.tsx";

const NAMES = ["sade_sati"] as const;
type SadeSati = NonNullable<KundliData["sade_sati"]>;
type Cycle = SadeSati["cycles"][number];
type TimeSpan = Pick<Cycle, "start" | "end">;

const isWithinSpan = ({ start, end }: TimeSpan, now: number): boolean =>
  Date.parse(start) <= now && now < Date.parse(end);
/** Whether a transit is a dhaiya. The kantaka transit through the fourth is one of them and already listed as such. */
const isDhaiya = ({ place }: SadeSati["transits"][number]): boolean => place !== "kantaka";

/**
 * Saturn's passages over the Moon on a lifetime axis: which runs now and which comes next, including every retrograde
 * return.
 */
export function SadeSatiSection(props: SectionProps) {
  const { data, now, detailLevel } = props;
  const dates = useDashaDates(data.birth);
  const sentence = useSadeSatiSentence(dates, now);
  return (
    <SectionsLoader {...props} names={NAMES}>
      {({ sade_sati: sadeSati }) => (
        <DetailLevelView
          detailLevel={detailLevel}
          sentence={
            <>
              {sentence(sadeSati)}
              <UncertaintyMark paths={["planets.moon.sign"]} />
            </>
          }
          figure={<SadeSatiTimeline sadeSati={sadeSati} birth={data.birth} now={now} dates={dates} />}
          table={<SadeSatiTable sadeSati={sadeSati} now={now} dates={dates} />}
        />
      )}
    </SectionsLoader>
  );
}

/** What runs now and until when, or when the next one begins. */
function useSadeSatiSentence(dates: DashaDates, now: number): (sadeSati: SadeSati) => string {
  const { t } = useTranslation("transits");
  const say = useTermFormatter();
  const day = (instant: string): string => dates.date(instant, false);
  return ({ moon_sign: sign, cycles, transits }) => {
    const moon = t("sadeSati.moon", { sign: say(RASHI_WORDS[sign]) });
    const cycle = cycles.find((one) => isWithinSpan(one, now));
    const phase = cycle?.phases.find((one) => isWithinSpan(one, now));
    const next = cycles.find(({ start }) => Date.parse(start) > now);
    const dhaiya = transits.find((one) => isDhaiya(one) && isWithinSpan(one, now));
    const buildSentence = () => {
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
    return [moon, buildSentence(), ...small].join(" ");
  };
}

interface SadeSatiTimelineProps {
  sadeSati: SadeSati;
  birth: KundliData["birth"];
  now: number;
  dates: DashaDates;
}

/** Sade sati by phase, and below it the dhaiyas, on one axis from birth. */
function SadeSatiTimeline({ sadeSati, birth, now, dates }: SadeSatiTimelineProps) {
  const { t } = useTranslation("transits");
  const say = useTermFormatter();
  const label = (name: string, { start, end }: TimeSpan): string =>
    t("stretch", { name, start: dates.date(start, false), end: dates.date(end, false) });
  const phases: LifetimeRow[] = SADE_SATI_PHASES.map((id) => ({
    id,
    name: say(SADE_SATI_PHASE_WORDS[id]),
    emphasized: id === "peak",
    intervals: sadeSati.cycles.flatMap((cycle) =>
      cycle.phases
        .filter(({ phase }) => phase === id)
        .map((one) => ({ ...one, label: label(say(SADE_SATI_PHASE_WORDS[id]), one) })),
    ),
  }));
  const dhaiyas: LifetimeRow[] = (["ardhashtama", "ashtama"] as const).map((place) => ({
    id: place,
    name: say(SHANI_PLACE_WORDS[place]),
    emphasized: false,
    intervals: sadeSati.transits
      .filter((one) => one.place === place)
      .flatMap(({ stays }) => stays.map((one) => ({ ...one, label: label(say(SHANI_PLACE_WORDS[place]), one) }))),
  }));
  return <LifetimeTimeline rows={[...phases, ...dhaiyas]} from={Date.parse(birth.utc)} now={now} dates={dates} />;
}

function SadeSatiTable({ sadeSati, now, dates }: Omit<SadeSatiTimelineProps, "birth">) {
  const { t } = useTranslation("transits");
  const say = useTermFormatter();
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
          const current = isWithinSpan(row, now);
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
