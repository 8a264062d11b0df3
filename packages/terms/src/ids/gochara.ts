/** The nine taras: the position of a nakshatra counted from the birth nakshatra, modulo nine. */
export const TARAS = [
  "janma",
  "sampat",
  "vipat",
  "kshema",
  "pratyak",
  "sadhana",
  "naidhana",
  "mitra",
  "parama_mitra",
] as const;
export type Tara = (typeof TARAS)[number];

/** The moortis a graha has from its entry into a sign, best first. */
export const MOORTIS = ["gold", "silver", "copper", "iron"] as const;
export type Moorti = (typeof MOORTIS)[number];

/** Saturn from the natal Moon: the three phases of sade sati, and the other positions that have names. */
export const SADE_SATI_PHASES = ["rising", "peak", "setting"] as const;
export type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number];
export const SHANI_PLACES = ["ardhashtama", "ashtama", "kantaka"] as const;
export type ShaniPlace = (typeof SHANI_PLACES)[number];

/** Times at which the sky returns to its position at birth. */
export const RETURNS = ["solar", "tithi_pravesha", "jupiter", "saturn", "nodal"] as const;
export type ReturnId = (typeof RETURNS)[number];

/** Kinds of transit events over a natal chart. */
export const TRANSIT_EVENTS = [
  "ingress",
  "station",
  "retrograde_start",
  "retrograde_end",
  "combust_start",
  "combust_end",
  "eclipse",
  "sade_sati_phase",
  "return",
] as const;
export type TransitEvent = (typeof TRANSIT_EVENTS)[number];

/** Kinds of solar and lunar eclipses. */
export const ECLIPSE_KINDS = ["total", "annular", "hybrid", "partial", "penumbral"] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];

/** The moments of an eclipse in order; those of the penumbra are a lunar eclipse's. */
export const ECLIPSE_PHASES = [
  "penumbra_begin",
  "sparsha",
  "sammilana",
  "madhya",
  "unmilana",
  "moksha",
  "penumbra_end",
] as const;
export type EclipsePhaseId = (typeof ECLIPSE_PHASES)[number];

/**
 * How the start of a sutaka is counted: by whole praharas (quarters of that daylight and night) before the one in which
 * the eclipse is first seen; by praharas of three hours before it is first seen; or before its first contact, where the
 * light rises eclipsed.
 */
export const SUTAKA_SCHOOLS = ["hours", "hours_from_contact", "praharas"] as const;
export type SutakaSchool = (typeof SUTAKA_SCHOOLS)[number];
export const SUTAKA_OBSERVERS = ["healthy", "children_old_ill"] as const;
export type SutakaObserver = (typeof SUTAKA_OBSERVERS)[number];
