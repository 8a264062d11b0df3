import type { KundliData, TransitsData } from "@lagna/contract";
import { type Graha, GRAHA_STATE_WORDS, GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { useWord } from "../../words/use-word.ts";
import type { YearRow } from "./year-rows.tsx";

/** One subject of a year: said, drawn, and as the cells of a table. */
export interface Passages {
  readonly sentence: string;
  readonly rows: readonly YearRow[];
  readonly head: readonly string[];
  /** The first of a row is its header; `turns`: what it hangs on. */
  readonly table: readonly { readonly cells: readonly string[]; readonly turns?: string }[];
}

interface Stretch {
  readonly start: string;
  readonly end: string;
}
type Aspect = NonNullable<TransitsData["aspects"]>[number];

const DASH = "–";

function usePassageWords({ birth }: Pick<KundliData, "birth">, now: number) {
  const { t } = useTranslation("transits");
  const { t: kundli } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(birth);
  const day = (instant: string): string => dates.date(instant, false);
  const named = (id: Graha | "lagna"): string => say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);
  const holds = ({ start, end }: Stretch): boolean => Date.parse(start) <= now && now < Date.parse(end);
  const coming = ({ start }: Stretch): boolean => Date.parse(start) > now;
  const label = (name: string, { start, end }: Stretch): string =>
    t("stretch", { name, start: day(start), end: day(end) });
  return { t, kundli, say, format, day, named, holds, coming, label };
}

/** When a slow graha meets a point of birth or looks at it, to three degrees; within one of them is strong. */
export function useAspectPassages(data: Pick<KundliData, "birth">, now: number): (all: readonly Aspect[]) => Passages {
  const { t, say, format, day, named, holds, coming, label } = usePassageWords(data, now);
  const name = ({ graha, point, place }: Aspect): string =>
    place === 1
      ? t("aspects.over", { graha: named(graha), point: named(point) })
      : t("aspects.on", { graha: named(graha), point: named(point), place: t(`aspects.places.${place as 2}`) });
  const back = say(GRAHA_STATE_WORDS.retrograde).toLowerCase();
  const strong = ({ close }: Aspect): boolean => close.length > 0;
  return (all) => {
    const [running, next] = [all.filter(holds), all.find(coming)];
    const says = [
      running.length > 0 ? t("aspects.now", { list: format.list(running.map(name)) }) : t("aspects.none"),
      ...(next ? [t("aspects.next", { aspect: name(next), start: day(next.start) })] : []),
    ];
    const rows = Map.groupBy(all, name);
    return {
      sentence: all.length === 0 ? t("aspects.nothing") : says.join(" "),
      rows: [...rows].map(([title, passes]) => ({
        name: title,
        graha: (passes[0] as Aspect).graha,
        stretches: passes.map((one) => ({ ...one, label: label(title, one), strong: strong(one) })),
      })),
      head: [t("aspects.aspect"), t("sadeSati.from"), t("sadeSati.until"), t("aspects.exact")],
      table: all.map((one) => ({
        cells: [
          name(one),
          day(one.start),
          day(one.end),
          one.exact.map(({ at, direction }) => (direction === "direct" ? day(at) : `${day(at)} ${back}`)).join(", ") ||
            DASH,
        ],
        turns: one.point === "lagna" ? "lagna.sign" : `planets.${one.point}.sign`,
      })),
    };
  };
}

/** The eighths of signs that the slow grahas pass, each with the lord whose bindu they meet there or miss. */
export function useKakshyaPassages(
  data: Pick<KundliData, "birth">,
  now: number,
  until: string,
): (all: NonNullable<TransitsData["kakshyas"]>) => Passages {
  const { t, kundli, say, format, day, named, holds, label } = usePassageWords(data, now);
  return (all) => {
    const passes = [...Map.groupBy(all, ({ graha }) => graha)].flatMap(([, own]) =>
      own.map((one, index) => ({ ...one, end: own[index + 1]?.start ?? until })),
    );
    const words = ({ graha, lord, sign }: (typeof passes)[number]) => ({
      graha: named(graha),
      lord: named(lord),
      sign: say(RASHI_WORDS[sign]),
    });
    const running = passes.filter(holds);
    return {
      sentence: t("sentence", {
        list: format.list(
          running.map((one) =>
            t(one.bindu ? "kakshyas.with" : "kakshyas.without", { ...words(one), end: day(one.end) }),
          ),
        ),
      }),
      rows: [...Map.groupBy(passes, ({ graha }) => graha)].map(([graha, own]) => ({
        name: named(graha),
        graha,
        stretches: own.map((one) => ({
          ...one,
          text: named(one.lord),
          label: label(t(one.bindu ? "kakshyas.bindu" : "kakshyas.noBindu", words(one)), one),
          strong: one.bindu,
        })),
      })),
      head: [
        kundli("planets.graha"),
        kundli("facts.sign"),
        t("sky.kakshya"),
        t("sadeSati.from"),
        t("sadeSati.until"),
        t("sky.bindus"),
      ],
      table: passes.map((one) => ({
        cells: [
          named(one.graha),
          say(RASHI_WORDS[one.sign]),
          t(one.bindu ? "sky.withBindu" : "sky.withoutBindu", { lord: named(one.lord) }),
          day(one.start),
          day(one.end),
          `${format.number(one.bav)} · ${format.number(one.sav)}`,
        ],
      })),
    };
  };
}

/** The signs of Rahu and Ketu; a stay that goes on beyond the year has no end here. */
export function useNodePassages(
  data: Pick<KundliData, "birth">,
  now: number,
  until: string,
): (all: TransitsData["node_stays"]) => Passages {
  const { t, kundli, say, format, day, named, holds, coming, label } = usePassageWords(data, now);
  const end = (stay: Stretch): string => (Date.parse(stay.end) < Date.parse(until) ? day(stay.end) : DASH);
  return (all) => {
    const byNode = Map.groupBy(all, ({ graha }) => graha);
    const said = [...byNode].flatMap(([graha, stays]) => {
      const [stay, next] = [stays.find(holds), stays.find(coming)];
      if (!stay) return [];
      const words = { graha: named(graha), sign: say(RASHI_WORDS[stay.sign]) };
      return next
        ? t("nodes.turns", { ...words, end: day(stay.end), next: say(RASHI_WORDS[next.sign]) })
        : t("nodes.stays", words);
    });
    return {
      sentence: t("sentence", { list: format.list(said) }),
      rows: [...byNode].map(([graha, stays]) => ({
        name: named(graha),
        graha,
        stretches: stays.map((stay) => ({
          ...stay,
          text: say(RASHI_WORDS[stay.sign]),
          label: label(say(RASHI_WORDS[stay.sign]), stay),
        })),
      })),
      head: [kundli("planets.graha"), kundli("facts.sign"), t("sadeSati.from"), t("sadeSati.until")],
      table: all.map((stay) => ({
        cells: [named(stay.graha), say(RASHI_WORDS[stay.sign]), day(stay.start), end(stay)],
      })),
    };
  };
}
