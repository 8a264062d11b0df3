import type { z } from "zod";
import type { DefaultSectionName, SectionName } from "./section-names.ts";
import { aspectsSchema } from "./sections/aspects.ts";
import { ashtakavargaSchema } from "./sections/ashtakavarga.ts";
import { avasthasSchema } from "./sections/avasthas.ts";
import { dashasSchema } from "./sections/dashas.ts";
import { karakasSchema } from "./sections/karakas.ts";
import { kpSchema } from "./sections/kp.ts";
import { limbBeginsSchema, panchangaSchema } from "./sections/panchanga.ts";
import {
  argalaSchema,
  arudhasSchema,
  badhakaSchema,
  drekkana22Schema,
  karakamsaSchema,
  marakaSchema,
  navamsa64Schema,
  specialDegreesSchema,
  specialLagnasSchema,
  sphutasSchema,
  swamsaSchema,
  upagrahasSchema,
} from "./sections/points.ts";
import { relationshipsSchema } from "./sections/relationships.ts";
import { sadeSatiSchema } from "./sections/sade-sati.ts";
import { bhavaBalaSchema, shadbalaSchema } from "./sections/shadbala.ts";
import { vargasSchema } from "./sections/vargas.ts";
import { vimsopakaSchema } from "./sections/vimsopaka.ts";
import { specialGrahasSchema } from "./sections/special-grahas.ts";
import { doshasSchema, yogasSchema } from "./sections/yogas.ts";
import { yuddhaSchema } from "./sections/yuddha.ts";

/** Sections included in every kundli. */
export const DEFAULT_SECTIONS = {
  aspects: aspectsSchema,
  relationships: relationshipsSchema,
  vargas: vargasSchema,
  dashas: dashasSchema,
  karakas: karakasSchema,
  panchanga: panchangaSchema,
} satisfies Record<DefaultSectionName, z.ZodType>;

/** Sections returned only on request. */
export const OPTIONAL_SECTIONS = {
  ashtakavarga: ashtakavargaSchema,
  arudhas: arudhasSchema,
  karakamsa: karakamsaSchema,
  swamsa: swamsaSchema,
  argala: argalaSchema,
  special_lagnas: specialLagnasSchema,
  upagrahas: upagrahasSchema,
  sphutas: sphutasSchema,
  badhaka: badhakaSchema,
  maraka: marakaSchema,
  drekkana_22: drekkana22Schema,
  navamsa_64: navamsa64Schema,
  special_degrees: specialDegreesSchema,
  special_grahas: specialGrahasSchema,
  shadbala: shadbalaSchema,
  bhava_bala: bhavaBalaSchema,
  vimsopaka: vimsopakaSchema,
  avasthas: avasthasSchema,
  yuddha: yuddhaSchema,
  limb_begins: limbBeginsSchema,
  sade_sati: sadeSatiSchema,
  yogas: yogasSchema,
  doshas: doshasSchema,
  kp: kpSchema,
} satisfies Record<Exclude<SectionName, DefaultSectionName>, z.ZodType>;
