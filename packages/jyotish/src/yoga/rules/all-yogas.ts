import type { YogaData } from "../define-yogas.ts";
import { ARISHTA_YOGAS } from "./arishta.data.ts";
import {
  BHAGYA_YOGAS,
  GRIHA_YOGAS,
  KALATRA_YOGAS,
  PUTRA_YOGAS,
  SAHODARA_YOGAS,
  SHARIRA_YOGAS,
  VAK_YOGAS,
} from "./bhava.data.ts";
import { DARIDRA_YOGAS, DHANA_YOGAS } from "./dhana.data.ts";
import { DIGNITY_YOGAS } from "./dignity.data.ts";
import { MAHAPURUSHA_YOGAS } from "./mahapurusha.data.ts";
import { MALIKA_YOGAS, NABHASA_YOGAS } from "./nabhasa.data.ts";
import { KARTARI_YOGAS, NEECHA_BHANGA_YOGAS, PARIVARTANA_YOGAS } from "./paired-yogas.data.ts";
import { RAJA_YOGAS } from "./raja.data.ts";
import { SANNYASA_YOGAS } from "./sannyasa.data.ts";
import { CHANDRA_YOGAS, SURYA_YOGAS } from "./surya-chandra.data.ts";

/** Every yoga, group by group; those never shown come last. */
export const YOGA_DATA: readonly YogaData[] = [
  ...MAHAPURUSHA_YOGAS,
  ...SURYA_YOGAS,
  ...CHANDRA_YOGAS,
  ...NABHASA_YOGAS,
  ...MALIKA_YOGAS,
  ...RAJA_YOGAS,
  ...NEECHA_BHANGA_YOGAS,
  ...PARIVARTANA_YOGAS,
  ...KARTARI_YOGAS,
  ...DHANA_YOGAS,
  ...DARIDRA_YOGAS,
  ...SANNYASA_YOGAS,
  ...SHARIRA_YOGAS,
  ...VAK_YOGAS,
  ...SAHODARA_YOGAS,
  ...GRIHA_YOGAS,
  ...PUTRA_YOGAS,
  ...KALATRA_YOGAS,
  ...BHAGYA_YOGAS,
  ...DIGNITY_YOGAS,
  ...ARISHTA_YOGAS,
];
