import type { KundliData, DefaultSectionName, SectionName } from "@lagna/contract";
import type { Dasha, Kundli } from "@lagna/jyotish";
import { presentAshtakavarga } from "./ashtakavarga.ts";
import { presentAspects } from "./aspects.ts";
import { presentDashas } from "./dashas.ts";
import type { Iso } from "./format-instant.ts";
import { toLimbBeginsResponse, toPanchangaResponse } from "./to-panchanga-response.ts";
import {
  presentArgala,
  presentArudhas,
  presentKarakamsa,
  presentSpecialDegrees,
  presentSpecialGrahas,
  presentSpecialLagnas,
  presentSphutas,
  presentUpagrahas,
} from "./special-points.ts";
import { presentKp } from "./kp.ts";
import { roundNumbers } from "./round-numbers.ts";
import { presentSadeSati } from "./sade-sati.ts";
import { presentAvasthas, presentShadbala } from "./strengths.ts";
import { presentDoshas, presentYogas } from "./yogas.ts";

type Present<Name extends SectionName> = (
  result: Kundli<Name>[Name],
  iso: Iso,
  everyDasha: readonly Dasha[],
) => NonNullable<KundliData[Name]>;

/** Presenters of the kundli's sections, one for each section name of the contract. */
const PRESENTERS: { readonly [Name in SectionName]: Present<Name> } = {
  aspects: presentAspects,
  relationships: (relationships) => relationships,
  vargas: (vargas) => Object.fromEntries(Object.entries(vargas).map(([id, signs]) => [id, { ...signs }])),
  dashas: presentDashas,
  karakas: ({ scheme7, scheme8 }) => ({ scheme7: { ...scheme7 }, scheme8: { ...scheme8 } }),
  panchanga: toPanchangaResponse,
  ashtakavarga: presentAshtakavarga,
  arudhas: presentArudhas,
  karakamsa: presentKarakamsa,
  swamsa: (swamsa) => swamsa,
  argala: presentArgala,
  special_lagnas: presentSpecialLagnas,
  upagrahas: presentUpagrahas,
  sphutas: presentSphutas,
  badhaka: (badhaka) => badhaka,
  maraka: (grahas) => ({ sensitive: true, grahas }),
  drekkana_22: (part) => part,
  navamsa_64: (parts) => parts,
  special_degrees: presentSpecialDegrees,
  special_grahas: presentSpecialGrahas,
  shadbala: presentShadbala,
  bhava_bala: (houses) => houses.map(roundNumbers),
  vimsopaka: roundNumbers,
  avasthas: presentAvasthas,
  yuddha: (wars) => wars.map(roundNumbers),
  limb_begins: toLimbBeginsResponse,
  sade_sati: presentSadeSati,
  yogas: presentYogas,
  doshas: presentDoshas,
  kp: presentKp,
};

type Sections = Pick<KundliData, DefaultSectionName> & Partial<Pick<KundliData, SectionName>>;

/** The computed sections in their API form. */
export function presentChosenSections(
  kundli: Partial<Kundli<SectionName>>,
  everyDasha: readonly Dasha[],
  iso: Iso,
): Partial<Sections> {
  const sent = Object.entries(kundli).map(([name, result]) => {
    const present = PRESENTERS[name as SectionName] as (
      result: unknown,
      iso: Iso,
      everyDasha: readonly Dasha[],
    ) => unknown;
    return [name, present(result, iso, everyDasha)];
  });
  return Object.fromEntries(sent) as Partial<Sections>;
}

/** The same of a kundli, which has all default sections. */
export const presentSections = (
  kundli: Kundli<DefaultSectionName> & Partial<Kundli<SectionName>>,
  everyDasha: readonly Dasha[],
  iso: Iso,
): Sections => presentChosenSections(kundli, everyDasha, iso) as Sections;
