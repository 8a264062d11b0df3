import texts from "../../../texts/phrases/calendar-answers.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { CalendarTerm } from "../../request/extract/almanac-terms.data.ts";

export const CALENDAR_PHRASES = texts.calendar_answers satisfies Readonly<Record<string, PhraseVariants>>;
export const AWAY_WORDS = texts.away_words;
export const SPAN_NAMES: Readonly<Partial<Record<CalendarTerm, LocalizedText>>> = texts.span_names;
export const KALA_WORDS: Readonly<Record<string, LocalizedText>> = texts.kala_words;
/** Why a day was chosen, by the reasons of the almanac. */
export const REASONS: Readonly<Record<string, LocalizedText>> = texts.reasons;
/** What is done at a festival beside its worship, with the day and the moment of it. */
export const MOMENT_WORDS: Readonly<Record<string, LocalizedText>> = texts.moments;

export interface FestivalMoment {
  readonly words: keyof typeof texts.moments;
  /** Days after the festival's own date. */
  readonly day: number;
  readonly at: "sunrise" | "sunset" | null;
}

/** The moments by the days of the festival, as they are kept in Bihar and the Hindi belt. */
export const FESTIVAL_MOMENTS: Readonly<Record<string, readonly FestivalMoment[]>> = {
  chhath: [
    { words: "nahay_khay", day: -2, at: null },
    { words: "kharna", day: -1, at: "sunset" },
    { words: "evening_arghya", day: 0, at: "sunset" },
    { words: "morning_arghya", day: 1, at: "sunrise" },
  ],
  ahoi: [{ words: "star_sighting", day: 0, at: "sunset" }],
  mauni_amavasya: [{ words: "snana", day: 0, at: "sunrise" }],
  kartika_purnima: [{ words: "snana", day: 0, at: "sunrise" }],
  makara_sankranti: [{ words: "snana", day: 0, at: "sunrise" }],
  ganga_dussehra: [{ words: "snana", day: 0, at: "sunrise" }],
};

/** Fasts that end after their tithi, and those that end within it, if it goes on after the next sunrise. */
export const PARANA_BY_TITHI: Readonly<Record<string, "after" | "before">> = {
  janmashtami_smarta: "after",
  jivitputrika: "after",
  rama_navami: "after",
  maha_shivaratri: "before",
  masik_shivaratri: "before",
};

export const MOST_ALMANACS: LocalizedText = texts.keepers.most;
export const OTHER_ALMANACS: LocalizedText = texts.keepers.other;

/** Who keeps another date. */
export const TRADITIONS: Readonly<Record<string, LocalizedText>> = texts.traditions;

/** The days of the almanac that a lunar day or the like is found by; an id that ends in `*` means all that end or begin so. */
export const FESTIVALS_OF_TERM: Readonly<Partial<Record<CalendarTerm, readonly string[]>>> = {
  purnima: ["*_purnima_vrata", "purnima_vrata", "adhika_purnima"],
  amavasya: ["amavasya", "somavati_amavasya"],
  ekadashi: ["ekadashi_*"],
  pradosha: ["pradosha_vrata", "soma_pradosha_vrata", "bhauma_pradosha_vrata", "shani_pradosha_vrata"],
  sankashti: ["sankashti_chaturthi", "angaraki_chaturthi"],
  vinayaka_chaturthi: ["vinayaka_chaturthi"],
  chaturthi: ["sankashti_chaturthi", "angaraki_chaturthi", "vinayaka_chaturthi"],
  shivaratri: ["masik_shivaratri"],
  sankranti: ["*_sankranti"],
};

/** A span of the calendar, by the festivals on its first and its last day. */
export interface SpanRule {
  readonly from: string;
  readonly until: string;
  /** It ends before the last day: with the Sun's entry into the next sign. */
  readonly isUntilExclusive?: true;
}

/** The spans that a name has in a year. */
export const SPANS_OF_TERM: Readonly<Partial<Record<CalendarTerm, readonly SpanRule[]>>> = {
  pitru_paksha: [{ from: "pitrupaksha_begins", until: "sarva_pitru" }],
  navratri: [
    { from: "chaitra_navaratri", until: "rama_navami" },
    { from: "sharad_navaratri", until: "maha_navami" },
  ],
  holashtak: [{ from: "phalguna_ashtahnika_begins", until: "holika_dahan" }],
  chaturmas: [{ from: "devshayani", until: "devutthana" }],
  kharmas: [
    { from: "dhanu_sankranti", until: "makara_sankranti", isUntilExclusive: true },
    { from: "meena_sankranti", until: "mesha_sankranti", isUntilExclusive: true },
  ],
  sawan: [{ from: "shravana_begins_north", until: "raksha_bandhan" }],
};
