import type { KundliData } from "@lagna/contract";
import { BHAVA_WORDS, BHAVAS, DIGNITIES, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { runningPeriods } from "../dasha/dasha-path.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useTurning } from "../uncertain/turning.ts";
import { useWord, useWordList } from "../words/use-word.ts";

type Planet = KundliData["planets"][number];

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"];

/** The best placed first: it speaks for a house that several share. */
const byDignity = (one: Planet, other: Planet): number => rank(one) - rank(other);
const rank = ({ dignity }: Planet): number => (dignity === null ? DIGNITIES.length : DIGNITIES.indexOf(dignity));

/** Three plain lines about this chart, each from a computed fact: where it is rooted, what its work is, what is on now. */
export function PlainLines({ data, now }: { data: KundliData; now: number }) {
  const { t } = useTranslation("kundli");
  const turning = useTurning();
  const [root, work, on] = [useRoot(data), useWork(data), useNow(data, now)];
  const houses = ["lagna.sign", ...data.planets.map(({ id }) => `planets.${id}.house`)];
  /** What hangs on something that turns is not said. */
  const firm = (line: string | null, paths: readonly string[]) =>
    line && (turning(paths).length > 0 ? t("plain.turns") : line);
  const lines = [
    ["root", firm(root, houses)],
    ["work", firm(work, houses)],
    ["now", firm(on, [...houses, ...RUNNING])],
  ] as const;
  return (
    <dl className="border-t border-line text-sm">
      {lines.map(
        ([key, line]) =>
          line && (
            <div key={key} className="plain-line flex gap-4 border-b border-line py-2 last:border-b-0">
              <dt className="w-12 shrink-0 font-medium text-ink-muted">{t(`plain.${key}.name`)}</dt>
              <dd>{line}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Where the lord of the lagna stands. */
function useRoot({ houses, planets }: KundliData): string | null {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const lord = houses[0]?.lord;
  const house = planets.find(({ id }) => id === lord)?.house;
  if (!lord || !house) return null;
  const means = t(`plain.root.${house as 1}`);
  return t("plain.root.line", { lord: say(GRAHA_WORDS[lord]), house: format.number(house), means });
}

/** Who stands in the tenth, else where its lord does. */
function useWork({ houses, planets }: KundliData): string | null {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const field = useField();
  const tenth = houses[9];
  if (!tenth) return null;
  const occupants = planets.filter(({ id }) => tenth.occupants.includes(id)).sort(byDignity);
  const [first] = occupants;
  if (first) {
    const grahas = list(occupants.map(({ id }) => GRAHA_WORDS[id]));
    return t("plain.work.occupied", { grahas, count: occupants.length, means: t(`plain.work.${first.id}`) });
  }
  const house = planets.find(({ id }) => id === tenth.lord)?.house;
  if (!house) return null;
  return t("plain.work.empty", {
    lord: say(GRAHA_WORDS[tenth.lord]),
    house: format.number(house),
    field: field([house]),
  });
}

/** What the lord of the running antardasha brings forward: the houses it rules; a node's, the one it stands in. */
function useNow(data: KundliData, now: number): string | null {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const field = useField();
  const [maha, antar] = Date.parse(data.birth.utc) <= now ? runningPeriods(data, now) : [];
  if (!maha || !antar) return null;
  const houses = housesOf(data, antar.lord);
  return t("plain.now.line", {
    lord: say(GRAHA_WORDS[antar.lord]),
    end: dates.month(antar.end),
    houses: format.list(houses.map((house) => format.number(house))),
    count: houses.length,
    fields: field(houses),
  });
}

function housesOf({ houses, planets }: KundliData, graha: Graha): number[] {
  const ruled = houses.filter(({ lord }) => lord === graha).map(({ number }) => number);
  if (ruled.length > 0) return ruled;
  return planets.filter(({ id }) => id === graha).map(({ house }) => house);
}

/** What houses are about, as words in a sentence. */
function useField(): (houses: readonly number[]) => string {
  const say = useWord();
  return (houses) =>
    houses
      .flatMap((house) => BHAVAS[house - 1] ?? [])
      .map((id) => say(BHAVA_WORDS[id], "sense").toLowerCase())
      .join("; ");
}
