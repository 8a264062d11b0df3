/** Names that the sources of golden dates use for festivals, where ours differ; several of ours if the source means any. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  krishna_janmashtami: ["janmashtami_vaishnava", "janmashtami_smarta"],
  krishna_janmashtami_vaishnava: ["janmashtami_vaishnava"],
  pradosh_vrat: ["pradosha_vrata"],
  adhika_pradosh_vrat: ["pradosha_vrata"],
  ravi_pradosh_vrat: ["pradosha_vrata"],
  budha_pradosh_vrat: ["pradosha_vrata"],
  guru_pradosh_vrat: ["pradosha_vrata"],
  soma_pradosh_vrat: ["soma_pradosha_vrata"],
  bhauma_pradosh_vrat: ["bhauma_pradosha_vrata"],
  shani_pradosh_vrat: ["shani_pradosha_vrata"],
  adhika_skanda_sashti: ["skanda_shashthi"],
  skanda_sashti: ["skanda_shashthi"],
  adhika_vinayaka_chaturthi: ["vinayaka_chaturthi"],
  vinayaki_chaturthi: ["vinayaka_chaturthi"],
  adhik_masik_krishna_janmashtami: ["masik_krishna_janmashtami"],
  masik_durgashtami: ["durgashtami_masik"],
  second_mangala_gauri_vrat: ["second_mangala_gauri_purnimanta", "second_mangala_gauri_amanta"],
  third_shravan_somwar_vrat: ["third_shravana_somvar_purnimanta"],
  leaped_first_shravan_somwar_vrat: ["leaped_first_shravana_somvar"],
  leaped_second_shravan_mangala_gauri_vrat: ["leaped_second_mangala_gauri"],
  leaped_fourth_shravan_mangala_gauri_vrat: ["leaped_fourth_mangala_gauri"],
  leaped_fifth_shravan_mangala_gauri_vrat: ["leaped_fifth_mangala_gauri"],
  shravana_adhika_purnima: ["adhika_purnima"],
  shravana_adhika_maas_ends: ["adhika_masa_ends"],
  ashwina_begins_north: ["ashvina_begins_north"],
  "naraka_chaturdashi(kukur_tihar)": ["naraka_chaturdashi"],
  "holi(terai)": ["holi"],
  "nag_panchami(gujarati, shravana K5)": ["nag_pancham_gujarati"],
  bonalu_ashadha_sunday: ["bonalu_sunday"],
  nirjala_ekadashi: ["nirjala"],
  "ekadashi:guruvayur": ["guruvayur_ekadashi"],
  "ekadashi:devshayani": ["devshayani"],
  "Arudra Darshan": ["arudra_darshan"],
  "Govardhan Puja": ["govardhana"],
  Dhuleti: ["holi"],
  "First Mangala Gauri Vrat": ["first_mangala_gauri_amanta"],
};

/** A source's name of an ekadashi: the name, whose it is, and whether the date of breaking the fast is meant. */
export interface NamedEkadashi {
  readonly name: string;
  readonly isVaishnava: boolean;
  readonly isParana: boolean;
}

export function parseEkadashi(festival: string): NamedEkadashi | null {
  const [head, name = "", ...marks] = festival.split(":");
  if (head !== "ekadashi" || Object.hasOwn(NAMES, festival)) return null;
  return {
    // A calendar of the Gaudiyas lists the fasts without their names.
    name: name === "iskcon" ? "" : name.replace(/^.*putrada$/u, "putrada"),
    isVaishnava: marks.includes("vaishnava") || name === "iskcon",
    isParana: marks.includes("parana"),
  };
}

export const toOurIds = (festival: string): readonly string[] =>
  NAMES[festival] ?? [festival.replace(/_purnima_vrat$/u, "_purnima_vrata")];
