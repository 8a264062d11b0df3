import type { KundliData, TransitsData } from "@lagna/contract";
import { type Graha, GRAHA_STATE_WORDS, GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import type { YearRow } from "./year-timeline.tsx";

/** One subject of the year, as sentence, timeline and table rows. */
export interface Passages {
  readonly sentence: string;
  readonly rows: readonly YearRow[];
  readonly head: readonly string[];
  /** The first cell of a row is its header; `turns` is the path of the fact that the row depends on. */
  readonly table: readonly { readonly cells: readonly string[]; readonly turns?: string }[];
}

interface TimeSpan {
  readonly start: string;
  readonly end: string;
}
type Aspect = NonNullable<TransitsData["aspects"]>[number];

const DASH = "–";

function usePassageWords({ birth }: Pick<KundliData, "birth">, now: number) {
  const { t } = useTranslation("transits");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(birth);
  const day = (instant: string): string => dates.date(instant, false);
  const formatBody = (id: Graha | "lagna"): string => say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);
  const isRunning = ({ start, end }: TimeSpan): boolean => Date.parse(start) <= now && now < Date.parse(end);
  const isComing = ({ start }: TimeSpan): boolean => Date.parse(start) > now;
  const label = (name: string, { start, end }: TimeSpan): string =>
    t("stretch", { name, start: day(start), end: day(end) });
  return { t, kundli, say, format, day, formatBody, isRunning, isComing, label };
}

/** When a slow graha conjoins or aspects a natal point within three degrees; within one degree counts as strong. */
export function useAspectPassages(data: Pick<KundliData, "birth">, now: number): (all: readonly Aspect[]) => Passages {
  const { t, say, format, day, formatBody, isRunning, isComing, label } = usePassageWords(data, now);
  const name = ({ graha, point, place }: Aspect): string =>
    place === 1
      ? t("aspects.over", { graha: formatBody(graha), point: formatBody(point) })
      : t("aspects.on", {
          graha: formatBody(graha),
          point: formatBody(point),
          place: t(`aspects.places.${place as 2}`),
        });
  const back = say(GRAHA_STATE_WORDS.retrograde).toLowerCase();
  const strong = ({ close }: Aspect): boolean => close.length > 0;
  return (all) => {
    const [running, next] = [all.filter(isRunning), all.find(isComing)];
    const sentences = [
      running.length > 0 ? t("aspects.now", { list: format.list(running.map(name)) }) : t("aspects.none"),
      ...(next ? [t("aspects.next", { aspect: name(next), start: day(next.start) })] : []),
    ];
    const rows = Map.groupBy(all, name);
    return {
      sentence: all.length === 0 ? t("aspects.nothing") : sentences.join(" "),
      rows: [...rows].map(([title, passes]) => ({
        name: title,
        graha: (passes[0] as Aspect).graha,
        intervals: passes.map((one) => ({ ...one, label: label(title, one), strong: strong(one) })),
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

/**
 * The kakshyas (eighths of a sign) that the slow grahas pass through, each with its lord and whether that lord gives
 * a bindu there.
 */
export function useKakshyaPassages(
  data: Pick<KundliData, "birth">,
  now: number,
  until: string,
): (all: NonNullable<TransitsData["kakshyas"]>) => Passages {
  const { t, kundli, say, format, day, formatBody, isRunning, label } = usePassageWords(data, now);
  return (all) => {
    const passes = [...Map.groupBy(all, ({ graha }) => graha)].flatMap(([, ofGraha]) =>
      ofGraha.map((one, index) => ({ ...one, end: ofGraha[index + 1]?.start ?? until })),
    );
    const buildParams = ({ graha, lord, sign }: (typeof passes)[number]) => ({
      graha: formatBody(graha),
      lord: formatBody(lord),
      sign: say(RASHI_WORDS[sign]),
    });
    const running = passes.filter(isRunning);
    return {
      sentence: t("sentence", {
        list: format.list(
          running.map((one) =>
            t(one.bindu ? "kakshyas.with" : "kakshyas.without", { ...buildParams(one), end: day(one.end) }),
          ),
        ),
      }),
      rows: [...Map.groupBy(passes, ({ graha }) => graha)].map(([graha, ofGraha]) => ({
        name: formatBody(graha),
        graha,
        intervals: ofGraha.map((one) => ({
          ...one,
          text: formatBody(one.lord),
          label: label(t(one.bindu ? "kakshyas.bindu" : "kakshyas.noBindu", buildParams(one)), one),
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
          formatBody(one.graha),
          say(RASHI_WORDS[one.sign]),
          t(one.bindu ? "sky.withBindu" : "sky.withoutBindu", { lord: formatBody(one.lord) }),
          day(one.start),
          day(one.end),
          `${format.number(one.bav)} · ${format.number(one.sav)}`,
        ],
      })),
    };
  };
}

/** The signs of Rahu and Ketu. A stay that lasts beyond the year has no end date. */
export function useNodePassages(
  data: Pick<KundliData, "birth">,
  now: number,
  until: string,
): (all: TransitsData["node_stays"]) => Passages {
  const { t, kundli, say, format, day, formatBody, isRunning, isComing, label } = usePassageWords(data, now);
  const end = (stay: TimeSpan): string => (Date.parse(stay.end) < Date.parse(until) ? day(stay.end) : DASH);
  return (all) => {
    const byNode = Map.groupBy(all, ({ graha }) => graha);
    const sentences = [...byNode].flatMap(([graha, stays]) => {
      const [stay, next] = [stays.find(isRunning), stays.find(isComing)];
      if (!stay) return [];
      const params = { graha: formatBody(graha), sign: say(RASHI_WORDS[stay.sign]) };
      return next
        ? t("nodes.turns", { ...params, end: day(stay.end), next: say(RASHI_WORDS[next.sign]) })
        : t("nodes.stays", params);
    });
    return {
      sentence: t("sentence", { list: format.list(sentences) }),
      rows: [...byNode].map(([graha, stays]) => ({
        name: formatBody(graha),
        graha,
        intervals: stays.map((stay) => ({
          ...stay,
          text: say(RASHI_WORDS[stay.sign]),
          label: label(say(RASHI_WORDS[stay.sign]), stay),
        })),
      })),
      head: [kundli("planets.graha"), kundli("facts.sign"), t("sadeSati.from"), t("sadeSati.until")],
      table: all.map((stay) => ({
        cells: [formatBody(stay.graha), say(RASHI_WORDS[stay.sign]), day(stay.start), end(stay)],
      })),
    };
  };
}
