const PRATIPADA_TO_CHATURDASHI = [
  "pratipada",
  "dwitiya",
  "tritiya",
  "chaturthi",
  "panchami",
  "shashthi",
  "saptami",
  "ashtami",
  "navami",
  "dashami",
  "ekadashi",
  "dwadashi",
  "trayodashi",
  "chaturdashi",
] as const;

/** The lunar days by name: fourteen that both fortnights have, the full and the new moon. */
export const TITHIS = [...PRATIPADA_TO_CHATURDASHI, "purnima", "amavasya"] as const;
export type Tithi = (typeof TITHIS)[number];

/** 1 = Shukla Pratipada … 15 = Purnima, 16 = Krishna Pratipada … 30 = Amavasya, at index 0–29. */
export const TITHIS_OF_MONTH: readonly Tithi[] = [
  ...PRATIPADA_TO_CHATURDASHI,
  "purnima",
  ...PRATIPADA_TO_CHATURDASHI,
  "amavasya",
];

/** The fortnights of the waxing and the waning Moon. */
export const PAKSHAS = ["shukla", "krishna"] as const;
export type Paksha = (typeof PAKSHAS)[number];
