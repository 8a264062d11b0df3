import type { KundliData, SectionAlways, SectionName } from "@lagna/contract";
import type { Dasha, Kundli } from "@lagna/jyotish";
import { presentAshtakavarga } from "./ashtakavarga.ts";
import { presentAspects } from "./aspects.ts";
import { presentDashas } from "./dashas.ts";
import type { Iso } from "../../../instants.ts";
import { presentLimbBegins, presentPanchanga } from "../../../panchanga.ts";
import {
  presentArgala,
  presentArudhas,
  presentKarakamsa,
  presentSpecialDegrees,
  presentSpecialLagnas,
  presentSphutas,
  presentUpagrahas,
} from "./points.ts";
import { rounded } from "./rounded.ts";
import { presentSadeSati } from "./sade-sati.ts";
import { presentAvasthas, presentShadbala } from "./strengths.ts";
import { presentDoshas, presentYogas } from "./yogas.ts";

type Present<Name extends SectionName> = (
  result: Kundli<Name>[Name],
  iso: Iso,
  everyDasha: readonly Dasha[],
) => NonNullable<KundliData[Name]>;

/** How each section of a kundli is sent. Every name of the contract is a subject of the domain, and has its line here. */
const PRESENTERS: { readonly [Name in SectionName]: Present<Name> } = {
  aspects: presentAspects,
  relationships: (relationships) => relationships,
  vargas: (vargas) => Object.fromEntries(Object.entries(vargas).map(([id, signs]) => [id, { ...signs }])),
  dashas: presentDashas,
  karakas: ({ scheme7, scheme8 }) => ({ scheme7: { ...scheme7 }, scheme8: { ...scheme8 } }),
  panchanga: presentPanchanga,
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
  shadbala: presentShadbala,
  bhava_bala: (houses) => houses.map(rounded),
  vimsopaka: rounded,
  avasthas: presentAvasthas,
  yuddha: (wars) => wars.map(rounded),
  limb_begins: presentLimbBegins,
  sade_sati: presentSadeSati,
  yogas: presentYogas,
  doshas: presentDoshas,
};

type Sections = Pick<KundliData, SectionAlways> & Partial<Pick<KundliData, SectionName>>;

/** The sections that were calculated, as they are sent. */
export function presentSections(
  kundli: Kundli<SectionAlways> & Partial<Kundli<SectionName>>,
  everyDasha: readonly Dasha[],
  iso: Iso,
): Sections {
  const sent = Object.entries(kundli).map(([name, result]) => {
    const present = PRESENTERS[name as SectionName] as (
      result: unknown,
      iso: Iso,
      everyDasha: readonly Dasha[],
    ) => unknown;
    return [name, present(result, iso, everyDasha)];
  });
  return Object.fromEntries(sent) as Sections;
}
