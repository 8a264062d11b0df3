import type { KundliData } from "@lagna/contract";
import {
  ARUDHA_WORDS,
  ARUDHAS,
  type Graha,
  GRAHA_WORDS,
  GRAHAS,
  KARAKA_WORDS,
  KARAKAS_7,
  KARAKAS_8,
  LAGNA_WORDS,
  NAKSHATRA_LORDS,
  NAKSHATRA_WORDS,
  PRESET_WORDS,
  type Rashi,
  RASHI_WORDS,
  RASHIS,
  SADE_SATI_PHASE_WORDS,
  SETTING_VALUES,
  SETTING_WORDS,
  SPECIAL_LAGNA_WORDS,
  SPECIAL_LAGNAS,
  UPAGRAHA_WORDS,
  UPAGRAHAS,
  type Word,
  YOGA_WORDS,
} from "@lagna/terms";
import { beside, type Block, type Column, heading, table } from "./blocks.ts";
import { clockTime, coordinates, placeName, type Speech } from "./speech.ts";

const GAP = 24;
const SEVEN = GRAHAS.filter((id) => id !== "rahu" && id !== "ketu");

const end = (head: string, share = 1): Column => ({ head, share, align: "end" });
const name = (head: string, share = 1): Column => ({ head, share, bold: true });
const plain = (head: string, share = 1): Column => ({ head, share });

const listOf = (grahas: readonly Graha[], { say }: Speech): string =>
  grahas.map((id) => say(GRAHA_WORDS[id])).join(", ") || "–";

/** When and where, on which clock, and everything that was chosen of how to reckon. */
export function birthDetails({ birth, settings }: KundliData, width: number, speech: Speech): Block[] {
  const { t, say, language } = speech;
  const { place } = birth;
  const born = [
    [t("born"), `${speech.day(birth.local)}, ${clockTime(birth.local)}`],
    [t("clock"), `${place.time_zone ?? "–"} (${birth.utc_offset})`],
    [t("universal"), birth.utc.replace("T", " ").replace(/(\.\d+)?Z$/, "")],
    [t("place"), placeName(place, language)],
    ["", coordinates(place, language)],
  ];
  const keys = Object.keys(SETTING_WORDS) as (keyof typeof SETTING_WORDS)[];
  const chosen = [
    [t("preset"), say(PRESET_WORDS[settings.preset])],
    ...keys.map((key) => {
      const words = SETTING_VALUES[key] as Readonly<Record<string, Word>>;
      const value = words[String(settings[key])];
      const degrees = key === "ayanamsa" ? ` ${speech.angle(settings.ayanamsa_degrees)}` : "";
      return [say(SETTING_WORDS[key]), `${value ? say(value) : String(settings[key])}${degrees}`];
    }),
  ];
  const half = (width - GAP) / 2;
  const columns = [plain("", 1), name("", 1.6)];
  const left = [heading(t("birth"), half), ...table(columns, born, half)];
  const right = [heading(t("settings"), half), ...table(columns, chosen, half)];
  return [beside([left, right], width, GAP)];
}

export function grahaDetails({ lagna, planets, vargas }: KundliData, width: number, speech: Speech): Block[] {
  const { t, say } = speech;
  const navamsha = vargas["D9"] as Readonly<Record<Graha | "lagna", Rashi>>;
  const row = (word: Word, id: Graha | "lagna", point: typeof lagna, speed: string) => [
    say(word),
    say(RASHI_WORDS[point.sign]),
    speech.inSign(point.degree_in_sign),
    speed,
    `${say(NAKSHATRA_WORDS[point.nakshatra])} ${point.pada}`,
    say(GRAHA_WORDS[NAKSHATRA_LORDS[point.nakshatra]]),
    say(RASHI_WORDS[navamsha[id]]),
  ];
  const columns = [
    name(t("graha"), 1),
    plain(t("sign"), 1.1),
    end(t("degree"), 1.1),
    end(t("speed"), 1.1),
    plain(t("nakshatraPada"), 1.7),
    plain(t("starLord"), 0.9),
    plain(t("navamsha"), 1.1),
  ];
  const rows = [
    row(LAGNA_WORDS.lagna, "lagna", lagna, "–"),
    ...planets.map((planet) => row(GRAHA_WORDS[planet.id], planet.id, planet, speech.angle(planet.speed))),
  ];
  return [heading(t("grahas"), width), ...table(columns, rows, width)];
}

/** Houses as the kundli counts them, and where the bhavas truly begin and have their middle. */
export function houses({ houses: all, bhava_chalit: chalit }: KundliData, width: number, speech: Speech): Block[] {
  const { t, say } = speech;
  const place = (longitude: number): string =>
    `${say(RASHI_WORDS[RASHIS[Math.floor(longitude / 30)] ?? "aries"], "short")} ${speech.inSign(longitude % 30)}`;
  const columns = [
    end(t("house"), 0.5),
    plain(t("sign"), 1),
    plain(t("lord"), 0.9),
    plain(t("occupants"), 2.2),
    end(`${t("chalit")}: ${t("begins")}`, 1.5),
    end(t("middle"), 1.2),
  ];
  const rows = all.map(({ number, sign, lord, occupants }, index) => {
    const bhava = chalit.sripati[index];
    const bounds = bhava ? [place(bhava.start), place(bhava.middle)] : ["–", "–"];
    return [String(number), say(RASHI_WORDS[sign]), say(GRAHA_WORDS[lord]), listOf(occupants, speech), ...bounds];
  });
  return [heading(t("houses"), width), ...table(columns, rows, width)];
}

export function karakas({ karakas: { scheme7, scheme8 } }: KundliData, width: number, speech: Speech): Block[] {
  const { t, say } = speech;
  const of = (scheme: Readonly<Record<string, string>>, id: string): string => {
    const graha = scheme[id] as Graha | undefined;
    return graha ? say(GRAHA_WORDS[graha]) : "–";
  };
  const columns = [name(t("karaka"), 1.2), plain("", 1.4), plain(t("sevenScheme"), 1), plain(t("eightScheme"), 1)];
  const rows = KARAKAS_8.map((id) => [
    say(KARAKA_WORDS[id]),
    say(KARAKA_WORDS[id], "sense"),
    (KARAKAS_7 as readonly string[]).includes(id) ? of(scheme7, id) : "–",
    of(scheme8, id),
  ]);
  return [heading(t("karakas"), width), ...table(columns, rows, width)];
}

/** The six strengths of the seven against what each requires, in rupas. */
export function shadbala({ shadbala: bala }: KundliData, width: number, speech: Speech): Block[] {
  if (!bala) return [];
  const { t, say } = speech;
  const rupas = (virupas: number | null) => (virupas === null ? "–" : speech.number(virupas / 60, 2));
  const plainly = (value: number | null) => (value === null ? "–" : speech.number(value, 2));
  const columns = [
    name(t("graha"), 1.2),
    ...([t("sthana"), t("dig"), t("kala"), t("cheshta"), t("naisargika"), t("drik")] as const).map((head) => end(head)),
    end(t("total")),
    end(t("required")),
    end(t("ratio")),
  ];
  const rows = SEVEN.map((id) => {
    const own = bala[id];
    const parts = [own.sthana.total, own.dig, own.kala.total, own.cheshta, own.naisargika, own.drik].map(rupas);
    return [say(GRAHA_WORDS[id]), ...parts, plainly(own.rupas), plainly(own.required), plainly(own.ratio)];
  });
  return [heading(t("shadbala"), width), ...table(columns, rows, width)];
}

/** Bindus of each graha's row in each sign, and their sum. */
export function ashtakavarga({ ashtakavarga: varga }: KundliData, width: number, speech: Speech): Block[] {
  if (!varga) return [];
  const { t, say } = speech;
  const columns = [name("", 1.8), ...RASHIS.map((sign) => end(say(RASHI_WORDS[sign], "short"))), end(t("total"), 1.2)];
  const row = (words: string, figures: readonly number[]) => [
    words,
    ...figures.map(String),
    String(figures.reduce((sum, bindus) => sum + bindus, 0)),
  ];
  const rows = [
    ...SEVEN.map((id) => row(say(GRAHA_WORDS[id]), varga.bhinna[id])),
    row(t("sarva"), varga.sarva),
    row(say(LAGNA_WORDS.lagna), varga.bhinna.lagna),
  ];
  return [heading(t("ashtakavarga"), width), ...table(columns, rows, width)];
}

/** Those that may be shown: the one of death is not. */
export function specialPoints(data: KundliData, width: number, speech: Speech): Block[] {
  const { t, say } = speech;
  const { special_lagnas: lagnas, upagrahas } = data;
  if (!lagnas || !upagrahas) return [];
  const row = (word: Word, point: (typeof lagnas)["hora"]) => [
    say(word),
    ...(point
      ? [
          say(RASHI_WORDS[point.sign]),
          speech.inSign(point.degree_in_sign),
          `${say(NAKSHATRA_WORDS[point.nakshatra])} ${point.pada}`,
        ]
      : ["–", "–", "–"]),
  ];
  const shown = UPAGRAHAS.filter((id) => !upagrahas.sensitive.includes(id));
  const rows = [
    ...SPECIAL_LAGNAS.map((id) => row(SPECIAL_LAGNA_WORDS[id], lagnas[id])),
    ...shown.map((id) => row(UPAGRAHA_WORDS[id], upagrahas[id])),
  ];
  const columns = [name(t("point"), 1.4), plain(t("sign")), end(t("degree")), plain(t("nakshatraPada"), 1.4)];
  return [heading(t("points"), width), ...table(columns, rows, width)];
}

export function arudhas({ arudhas: own }: KundliData, width: number, speech: Speech): Block[] {
  if (!own) return [];
  const { t, say } = speech;
  const half = (width - GAP) / 2;
  const columns = [plain("", 0.4), name(t("point"), 1.4), plain(t("sign"), 1)];
  const tableOf = (ids: readonly (typeof ARUDHAS)[number][]) =>
    table(
      columns,
      ids.map((id) => [say(ARUDHA_WORDS[id], "short"), say(ARUDHA_WORDS[id]), say(RASHI_WORDS[own.bhava[id]])]),
      half,
    );
  const both = beside([tableOf(ARUDHAS.slice(0, 6)), tableOf(ARUDHAS.slice(6))], width, GAP);
  return [heading(t("arudhas"), width), both];
}

/** Those that hold, the strongest first. */
export function yogas({ yogas: all }: KundliData, width: number, speech: Speech): Block[] {
  const held = (all ?? []).filter(({ holds }) => holds === true);
  if (held.length === 0) return [];
  const { t, say } = speech;
  const columns = [name(t("yoga"), 1.2), plain(t("yogaGrahas"), 1.6)];
  const rows = held.map(({ id, grahas }) => [say(YOGA_WORDS[id]), listOf(grahas, speech)]);
  return [heading(t("yogas"), width), ...table(columns, rows, width)];
}

export function sadeSati({ sade_sati: found }: KundliData, width: number, speech: Speech): Block[] {
  const cycles = found?.cycles ?? [];
  if (cycles.length === 0) return [];
  const { t, say } = speech;
  const columns = [name(t("phase"), 1), plain(t("begins"), 1), plain(t("ends"), 1)];
  const rows = cycles.flatMap(({ phases }) =>
    phases.map(({ phase, start, end: until }) => [
      say(SADE_SATI_PHASE_WORDS[phase]),
      speech.date(start),
      speech.date(until),
    ]),
  );
  return [heading(t("sadeSati"), width), ...table(columns, rows, width)];
}
