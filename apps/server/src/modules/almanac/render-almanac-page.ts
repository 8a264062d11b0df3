import type { EclipseData, FestivalProofData, PanchangDay } from "@lagna/contract";
import {
  ECLIPSE_WORDS,
  formatTithiName,
  getWord,
  KARANA_WORDS,
  type Language,
  MASA_WORDS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  RASHI_WORDS,
  VARA_WORDS,
} from "@lagna/terms";
import { formatClock } from "../../time/format-clock.ts";
import { PAGE_TEXTS } from "./page-texts.data.ts";

/** What a page of the almanac says before any script has run: for link previews, search engines and readers without scripts. */
export interface AlmanacPageText {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** Names and values. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? character);

const MONTH_NAMES: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN" };
const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(MONTH_NAMES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

const formatRange = (from: string, until: string): string => `${formatClock(from)} – ${formatClock(until)}`;

const dropUnknown = (
  lines: readonly (readonly [name: string, value: string | null])[],
): (readonly [name: string, value: string])[] =>
  lines.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));

export function describeDay(day: PanchangDay, language: Language): AlmanacPageText {
  const text = PAGE_TEXTS[language];
  const limbs = <Limb extends { readonly end: string }>(list: readonly Limb[], name: (limb: Limb) => string): string =>
    list.map((limb) => `${name(limb)} ${text.until(formatClock(limb.end))}`).join(", ");
  const tithi = limbs(day.tithi, ({ number }) => formatTithiName(number, language));
  const nakshatra = limbs(day.nakshatra, ({ name }) => getWord(NAKSHATRA_WORDS[name], language));
  const find = (id: string) => day.inauspicious?.find((part) => part.id === id);
  const rahu = find("rahu_kala");
  const date = formatDate(day.date, language);
  const lines: (readonly [name: string, value: string | null])[] = [
    [text.tithi, tithi],
    [text.nakshatra, nakshatra],
    [text.yoga, limbs(day.yoga, ({ name }) => getWord(NITYA_YOGA_WORDS[name], language))],
    [text.karana, limbs(day.karana, ({ name }) => getWord(KARANA_WORDS[name], language))],
    [text.vara, getWord(VARA_WORDS[day.vara.name], language)],
    [text.month, day.masa && getWord(MASA_WORDS[day.masa.amanta], language)],
    [text.moon, day.moon.sign && getWord(RASHI_WORDS[day.moon.sign], language)],
    [text.sunrise, day.sunrise && formatClock(day.sunrise)],
    [text.sunset, day.sunset && formatClock(day.sunset)],
    [text.moonrise, day.moonrise && formatClock(day.moonrise)],
    [text.rahuKala, rahu ? formatRange(rahu.start, rahu.end) : null],
    [text.festivals, day.festivals.length > 0 ? day.festivals.map(({ name }) => name).join(", ") : null],
  ];
  return {
    title: text.dayTitle(date, day.place.name),
    description: [
      `${text.tithi}: ${tithi}`,
      `${text.nakshatra}: ${nakshatra}`,
      ...day.festivals.map(({ name }) => name),
    ]
      .slice(0, 6)
      .join(". "),
    heading: text.dayTitle(date, day.place.name),
    lines: dropUnknown(lines),
  };
}

export function describeFestival(proof: FestivalProofData, language: Language): AlmanacPageText {
  const text = PAGE_TEXTS[language];
  const date = formatDate(proof.chosen, language);
  const heading = text.festivalTitle(proof.name, proof.chosen.slice(0, 4));
  const lines: (readonly [name: string, value: string | null])[] = [
    [text.here(proof.place.name), date],
    [text.india, proof.reference && formatDate(proof.reference, language)],
    [text.window, proof.window && formatRange(proof.window.start, proof.window.end)],
    [text.parana, proof.parana && formatRange(proof.parana.from, proof.parana.until)],
    [text.source, proof.rule.source],
  ];
  return {
    title: `${heading}: ${date}`,
    description: text.festivalSentence(proof.name, date, proof.place.name),
    heading: `${heading}: ${date}`,
    lines: dropUnknown(lines),
  };
}

export function describeEclipsePage({ eclipse, place }: EclipseData, language: Language): AlmanacPageText {
  const text = PAGE_TEXTS[language];
  const kind = getWord(ECLIPSE_WORDS[eclipse.local?.kind ?? eclipse.kind], language);
  const date = formatDate(eclipse.maximum.slice(0, 10), language);
  const heading = text.eclipseTitle(kind, eclipse.light, date, place.name);
  const { local } = eclipse;
  const seen = local ? formatRange(local.start, local.end) : text.unseen;
  const sutakas = eclipse.sutaka.filter(({ observer }) => observer === "healthy");
  return {
    title: heading,
    description: `${heading}. ${text.seen}: ${seen}.`,
    heading,
    lines: [
      [text.seen, seen],
      ...sutakas.map(({ start, end }): readonly [string, string] => [text.sutaka, formatRange(start, end)]),
    ],
  };
}

interface PageHead {
  readonly url: string | null;
  readonly language: Language;
  /** For search engines. */
  readonly links: string;
}

function renderHead({ title, description }: AlmanacPageText, { url, language, links }: PageHead): string {
  const properties: (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Lagna"],
    ["og:title", title],
    ["og:description", description],
    ["og:locale", language === "hi" ? "hi_IN" : "en_IN"],
    ...(url === null ? [] : [["og:url", url] as const]),
  ];
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  return `<meta name="description" content="${escapeHtml(description)}">${links}${tags.join("")}`;
}

const renderText = ({ heading, lines }: AlmanacPageText): string =>
  `<main class="page pt-6 pb-24"><h1 class="text-title font-light">${escapeHtml(heading)}</h1><dl>${lines
    .map(([name, value]) => `<dt class="text-sm text-ink-muted">${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join("")}</dl></main>`;

/** The title, and what the build says of the page in general. */
const BUILT_HEAD = /<title>[^<]*<\/title>(?:<meta name="(?:description|robots)"[^>]*>)*/;

/** The web app's HTML with the title, description and preview of the page. */
export const writeHead = (html: string, text: AlmanacPageText, head: PageHead): string =>
  html
    .replace('<html lang="en">', `<html lang="${head.language}">`)
    .replace(BUILT_HEAD, () => `<title>${escapeHtml(text.title)} · Lagna</title>${renderHead(text, head)}`);

/** The HTML with the text of the page in it, which the app replaces when it starts. */
export const writeText = (html: string, text: AlmanacPageText): string =>
  html.replace('<div id="root"></div>', () => `<div id="root">${renderText(text)}</div>`);
