import type { TajakaYogaId } from "@lagna/terms";

/** The text and chapter whose wording each yoga follows. */
export interface TajakaSource {
  readonly text: "pvr" | "tajika_neelakanthi" | "charak";
  readonly chapter: string;
}

/** P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach". */
const PVR_29: TajakaSource = { text: "pvr", chapter: "29" };
/** Neelakantha, the part on terms, and its sixteen yogas. */
const NEELAKANTHI: TajakaSource = { text: "tajika_neelakanthi", chapter: "samjna tantra, shodasha yoga" };
/** K.S. Charak, "A Textbook of Varshaphala", Tajika yogas. */
const CHARAK: TajakaSource = { text: "charak", chapter: "Tajika yogas" };

export const TAJAKA_YOGA_SOURCES: Readonly<Record<TajakaYogaId, TajakaSource>> = {
  ikkabala: PVR_29,
  induvara: PVR_29,
  ithasala: PVR_29,
  ishrafa: PVR_29,
  nakta: PVR_29,
  yamaya: PVR_29,
  manau: PVR_29,
  kamboola: NEELAKANTHI,
  gairi_kamboola: NEELAKANTHI,
  khallasara: CHARAK,
  radda: NEELAKANTHI,
  duhphali_kuttha: CHARAK,
  dutthottha_davira: CHARAK,
  tambira: CHARAK,
  kuttha: CHARAK,
  durapha: CHARAK,
};
