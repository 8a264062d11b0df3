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
import { placeSideBySide, type Block, type Column, createHeading, createTable } from "./create-layout-blocks.ts";
import { formatClockTime, formatCoordinates, formatPlaceName, type PrintFormats } from "./print-formats.ts";

const GAP = 24;
const SEVEN_GRAHAS = GRAHAS.filter((id) => id !== "rahu" && id !== "ketu");

const endColumn = (head: string, share = 1): Column => ({ head, share, align: "end" });
const nameColumn = (head: string, share = 1): Column => ({ head, share, bold: true });
const plainColumn = (head: string, share = 1): Column => ({ head, share });

const formatGrahas = (grahas: readonly Graha[], { say }: PrintFormats): string =>
  grahas.map((id) => say(GRAHA_WORDS[id])).join(", ") || "–";

/** Time and place of birth, the clock used, and all calculation settings. */
export function renderBirthDetails({ birth, settings }: KundliData, width: number, speech: PrintFormats): Block[] {
  const { t, say, language } = speech;
  const { place } = birth;
  const born = [
    [t("born"), `${speech.day(birth)}, ${formatClockTime(birth.local)}`],
    [t("clock"), `${place.time_zone ?? "–"} (${birth.utc_offset})`],
    [t("universal"), birth.utc.replace("T", " ").replace(/(\.\d+)?Z$/, "")],
    [t("place"), formatPlaceName(place, language)],
    ["", formatCoordinates(place, language)],
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
  const columns = [plainColumn("", 1), nameColumn("", 1.6)];
  const left = [createHeading(t("birth"), half), ...createTable(columns, born, half)];
  const right = [createHeading(t("settings"), half), ...createTable(columns, chosen, half)];
  return [placeSideBySide([left, right], width, GAP)];
}

export function renderGrahaDetails(
  { lagna, planets, vargas }: KundliData,
  width: number,
  speech: PrintFormats,
): Block[] {
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
    nameColumn(t("graha"), 1),
    plainColumn(t("sign"), 1.1),
    endColumn(t("degree"), 1.1),
    endColumn(t("speed"), 1.1),
    plainColumn(t("nakshatraPada"), 1.7),
    plainColumn(t("starLord"), 0.9),
    plainColumn(t("navamsha"), 1.1),
  ];
  const rows = [
    row(LAGNA_WORDS.lagna, "lagna", lagna, "–"),
    ...planets.map((planet) => row(GRAHA_WORDS[planet.id], planet.id, planet, speech.angle(planet.speed))),
  ];
  return [createHeading(t("grahas"), width), ...createTable(columns, rows, width)];
}

/** Houses as the kundli counts them, and the actual start and middle of each bhava. */
export function renderHouses(
  { houses: all, bhava_chalit: chalit }: KundliData,
  width: number,
  speech: PrintFormats,
): Block[] {
  const { t, say } = speech;
  const place = (longitude: number): string =>
    `${say(RASHI_WORDS[RASHIS[Math.floor(longitude / 30)] ?? "aries"], "short")} ${speech.inSign(longitude % 30)}`;
  const columns = [
    endColumn(t("house"), 0.5),
    plainColumn(t("sign"), 1),
    plainColumn(t("lord"), 0.9),
    plainColumn(t("occupants"), 2.2),
    endColumn(`${t("chalit")}: ${t("begins")}`, 1.5),
    endColumn(t("middle"), 1.2),
  ];
  const rows = all.map(({ number, sign, lord, occupants }, index) => {
    const bhava = chalit.sripati[index];
    const bounds = bhava ? [place(bhava.start), place(bhava.middle)] : ["–", "–"];
    return [String(number), say(RASHI_WORDS[sign]), say(GRAHA_WORDS[lord]), formatGrahas(occupants, speech), ...bounds];
  });
  return [createHeading(t("houses"), width), ...createTable(columns, rows, width)];
}

export function renderKarakas(
  { karakas: { scheme7, scheme8 } }: KundliData,
  width: number,
  speech: PrintFormats,
): Block[] {
  const { t, say } = speech;
  const of = (scheme: Readonly<Record<string, string>>, id: string): string => {
    const graha = scheme[id] as Graha | undefined;
    return graha ? say(GRAHA_WORDS[graha]) : "–";
  };
  const columns = [
    nameColumn(t("karaka"), 1.2),
    plainColumn("", 1.4),
    plainColumn(t("sevenScheme"), 1),
    plainColumn(t("eightScheme"), 1),
  ];
  const rows = KARAKAS_8.map((id) => [
    say(KARAKA_WORDS[id]),
    say(KARAKA_WORDS[id], "sense"),
    (KARAKAS_7 as readonly string[]).includes(id) ? of(scheme7, id) : "–",
    of(scheme8, id),
  ]);
  return [createHeading(t("karakas"), width), ...createTable(columns, rows, width)];
}

/** The six strengths (shadbala) of the seven grahas and the strength each requires, in rupas. */
export function renderShadbala({ shadbala: bala }: KundliData, width: number, speech: PrintFormats): Block[] {
  if (!bala) return [];
  const { t, say } = speech;
  const rupas = (virupas: number | null) => (virupas === null ? "–" : speech.number(virupas / 60, 2));
  const plainly = (value: number | null) => (value === null ? "–" : speech.number(value, 2));
  const columns = [
    nameColumn(t("graha"), 1.2),
    ...([t("sthana"), t("dig"), t("kala"), t("cheshta"), t("naisargika"), t("drik")] as const).map((head) =>
      endColumn(head),
    ),
    endColumn(t("total")),
    endColumn(t("required")),
    endColumn(t("ratio")),
  ];
  const rows = SEVEN_GRAHAS.map((id) => {
    const strength = bala[id];
    const parts = [
      strength.sthana.total,
      strength.dig,
      strength.kala.total,
      strength.cheshta,
      strength.naisargika,
      strength.drik,
    ].map(rupas);
    return [
      say(GRAHA_WORDS[id]),
      ...parts,
      plainly(strength.rupas),
      plainly(strength.required),
      plainly(strength.ratio),
    ];
  });
  return [createHeading(t("shadbala"), width), ...createTable(columns, rows, width)];
}

/** Bindus of each graha in each sign, and their sum. */
export function renderAshtakavarga({ ashtakavarga: varga }: KundliData, width: number, speech: PrintFormats): Block[] {
  if (!varga) return [];
  const { t, say } = speech;
  const columns = [
    nameColumn("", 1.8),
    ...RASHIS.map((sign) => endColumn(say(RASHI_WORDS[sign], "short"))),
    endColumn(t("total"), 1.2),
  ];
  const row = (words: string, figures: readonly number[]) => [
    words,
    ...figures.map(String),
    String(figures.reduce((sum, bindus) => sum + bindus, 0)),
  ];
  const rows = [
    ...SEVEN_GRAHAS.map((id) => row(say(GRAHA_WORDS[id]), varga.bhinna[id])),
    row(t("sarva"), varga.sarva),
    row(say(LAGNA_WORDS.lagna), varga.bhinna.lagna),
  ];
  return [createHeading(t("ashtakavarga"), width), ...createTable(columns, rows, width)];
}

/** Special points that may be shown; the point of death is left out. */
export function renderSpecialPoints(data: KundliData, width: number, speech: PrintFormats): Block[] {
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
  const columns = [
    nameColumn(t("point"), 1.4),
    plainColumn(t("sign")),
    endColumn(t("degree")),
    plainColumn(t("nakshatraPada"), 1.4),
  ];
  return [createHeading(t("points"), width), ...createTable(columns, rows, width)];
}

export function renderArudhas({ arudhas: own }: KundliData, width: number, speech: PrintFormats): Block[] {
  if (!own) return [];
  const { t, say } = speech;
  const half = (width - GAP) / 2;
  const columns = [plainColumn("", 0.4), nameColumn(t("point"), 1.4), plainColumn(t("sign"), 1)];
  const tableOf = (ids: readonly (typeof ARUDHAS)[number][]) =>
    createTable(
      columns,
      ids.map((id) => [say(ARUDHA_WORDS[id], "short"), say(ARUDHA_WORDS[id]), say(RASHI_WORDS[own.bhava[id]])]),
      half,
    );
  const both = placeSideBySide([tableOf(ARUDHAS.slice(0, 6)), tableOf(ARUDHAS.slice(6))], width, GAP);
  return [createHeading(t("arudhas"), width), both];
}

/** Yogas that are present, strongest first. */
export function renderYogas({ yogas: all }: KundliData, width: number, speech: PrintFormats): Block[] {
  const present = (all ?? []).filter(({ holds }) => holds === true);
  if (present.length === 0) return [];
  const { t, say } = speech;
  const columns = [nameColumn(t("yoga"), 1.2), plainColumn(t("yogaGrahas"), 1.6)];
  const rows = present.map(({ id, grahas }) => [say(YOGA_WORDS[id]), formatGrahas(grahas, speech)]);
  return [createHeading(t("yogas"), width), ...createTable(columns, rows, width)];
}

/** Past cycles, the running one and the next: later ones would count the years of a life to its end. */
function selectSadeSatiCycles(
  { birth, sade_sati: found }: KundliData,
  now: Date,
): NonNullable<KundliData["sade_sati"]>["cycles"] {
  const last = Date.parse(birth.utc) + MAX_PRINTED_AGE_YEARS * 365.25 * 86_400_000;
  const until = Math.min(now.getTime(), last);
  const cycles = found?.cycles ?? [];
  const next = cycles.findIndex(({ phases }) => Date.parse(phases[0]?.start ?? "") > until);
  return next === -1 ? cycles : cycles.slice(0, next + (until === last ? 0 : 1));
}
/** Of births so long ago that all cycles are in the past. */
const MAX_PRINTED_AGE_YEARS = 80;

export function renderSadeSati(data: KundliData, width: number, now: Date, speech: PrintFormats): Block[] {
  const cycles = selectSadeSatiCycles(data, now);
  if (cycles.length === 0) return [];
  const { t, say } = speech;
  const columns = [nameColumn(t("phase"), 1), plainColumn(t("begins"), 1), plainColumn(t("ends"), 1)];
  const rows = cycles.flatMap(({ phases }) =>
    phases.map(({ phase, start, end: until }) => [
      say(SADE_SATI_PHASE_WORDS[phase]),
      speech.date(start),
      speech.date(until),
    ]),
  );
  return [createHeading(t("sadeSati"), width), ...createTable(columns, rows, width)];
}
