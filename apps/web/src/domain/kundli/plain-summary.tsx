import type { KundliData } from "@lagna/contract";
import { BHAVA_WORDS, BHAVAS, DIGNITIES, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useUncertainPaths } from "../birth-time-uncertainty/uncertainty-context.ts";
import { useTermFormatter, useTermListFormatter } from "../formatting/use-term-formatter.ts";

type Planet = KundliData["planets"][number];

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"];

/** Best dignity first: of several grahas in a house, the first one represents it. */
const compareByDignity = (one: Planet, other: Planet): number => getDignityRank(one) - getDignityRank(other);
const getDignityRank = ({ dignity }: Planet): number =>
  dignity === null ? DIGNITIES.length : DIGNITIES.indexOf(dignity);

/**
 * Three plain lines about this chart, each from a computed fact: the lagna lord, the tenth house (work), and the
 * running dasha.
 */
export function PlainSummary({ data, now }: { data: KundliData; now: number }) {
  const { t } = useTranslation("kundli");
  const filterUncertainPaths = useUncertainPaths();
  const [root, work, running] = [useLagnaLordLine(data), useTenthHouseLine(data), useRunningDashaLine(data, now)];
  const houses = ["lagna.sign", ...data.planets.map(({ id }) => `planets.${id}.house`)];
  /** Replaces a line by a note where its facts depend on the uncertain birth time. */
  const replaceUncertain = (line: string | null, paths: readonly string[]) =>
    line && (filterUncertainPaths(paths).length > 0 ? t("plain.turns") : line);
  const lines = [
    ["root", replaceUncertain(root, houses)],
    ["work", replaceUncertain(work, houses)],
    ["now", replaceUncertain(running, [...houses, ...RUNNING])],
  ] as const;
  return (
    <dl className="border-t border-line text-sm">
      {lines.map(
        ([key, line]) =>
          line && (
            <div
              key={key}
              className="plain-line border-b border-line py-1 leading-[1.3] last:border-b-0 lg:flex lg:gap-4 lg:py-2 lg:leading-[inherit]"
            >
              <dt className="me-2 inline font-medium text-ink-muted lg:me-0 lg:w-12 lg:shrink-0">
                {t(`plain.${key}.name`)}
              </dt>
              <dd className="inline">{line}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What this chart says of a person's work in one sentence, or else of what their life is rooted in; empty where the birth time decides it. */
export function PlainMeaning({ data }: { data: KundliData }) {
  const filterUncertainPaths = useUncertainPaths();
  const [work, root] = [useTenthHouseLine(data), useLagnaLordLine(data)];
  const houses = ["lagna.sign", ...data.planets.map(({ id }) => `planets.${id}.house`)];
  return filterUncertainPaths(houses).length > 0 ? null : (work ?? root);
}

/** The house of the lagna lord. */
function useLagnaLordLine({ houses, planets }: KundliData): string | null {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const lord = houses[0]?.lord;
  const house = planets.find(({ id }) => id === lord)?.house;
  if (!lord || !house) return null;
  const means = t(`plain.root.${house as 1}`);
  return t("plain.root.line", { lord: say(GRAHA_WORDS[lord]), house: format.number(house), means });
}

/** The graha in the tenth house, or otherwise the house of its lord. */
function useTenthHouseLine({ houses, planets }: KundliData): string | null {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const field = useHouseTopics();
  const tenth = houses[9];
  if (!tenth) return null;
  const occupantPlanets = planets.filter(({ id }) => tenth.occupants.includes(id)).sort(compareByDignity);
  const [first] = occupantPlanets;
  if (first) {
    const grahas = list(occupantPlanets.map(({ id }) => GRAHA_WORDS[id]));
    return t("plain.work.occupied", { grahas, count: occupantPlanets.length, means: t(`plain.work.${first.id}`) });
  }
  const house = planets.find(({ id }) => id === tenth.lord)?.house;
  if (!house) return null;
  return t("plain.work.empty", {
    lord: say(GRAHA_WORDS[tenth.lord]),
    house: format.number(house),
    field: field([house]),
  });
}

/** The houses ruled by the lord of the running antardasha; for a node, the house it is in. */
function useRunningDashaLine(data: KundliData, now: number): string | null {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const field = useHouseTopics();
  const [maha, antar] = Date.parse(data.birth.utc) <= now ? findRunningPeriods(data, now) : [];
  if (!maha || !antar) return null;
  const houses = getHousesOfGraha(data, antar.lord);
  return t("plain.now.line", {
    lord: say(GRAHA_WORDS[antar.lord]),
    end: dates.month(antar.end),
    houses: format.list(houses.map((house) => format.number(house))),
    count: houses.length,
    fields: field(houses),
  });
}

function getHousesOfGraha({ houses, planets }: KundliData, graha: Graha): number[] {
  const ruledHouses = houses.filter(({ lord }) => lord === graha).map(({ number }) => number);
  if (ruledHouses.length > 0) return ruledHouses;
  return planets.filter(({ id }) => id === graha).map(({ house }) => house);
}

/** The topics of houses, as words in a sentence. */
function useHouseTopics(): (houses: readonly number[]) => string {
  const say = useTermFormatter();
  return (houses) =>
    houses
      .flatMap((house) => BHAVAS[house - 1] ?? [])
      .map((id) => say(BHAVA_WORDS[id], "sense").toLowerCase())
      .join("; ");
}
