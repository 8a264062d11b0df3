import type { Nakshatra } from "@lagna/terms";

/** The syllables of the four padas of each nakshatra, with which a name begins by custom (avakahada chakra). */
export const NAME_SYLLABLES: Readonly<
  Record<Nakshatra, { readonly hi: readonly string[]; readonly latin: readonly string[] }>
> = {
  ashwini: { hi: ["चू", "चे", "चो", "ला"], latin: ["Chu", "Che", "Cho", "La"] },
  bharani: { hi: ["ली", "लू", "ले", "लो"], latin: ["Li", "Lu", "Le", "Lo"] },
  krittika: { hi: ["अ", "ई", "उ", "ए"], latin: ["A", "I", "U", "E"] },
  rohini: { hi: ["ओ", "वा", "वी", "वू"], latin: ["O", "Va", "Vi", "Vu"] },
  mrigashira: { hi: ["वे", "वो", "का", "की"], latin: ["Ve", "Vo", "Ka", "Ki"] },
  ardra: { hi: ["कू", "घ", "ङ", "छ"], latin: ["Ku", "Gha", "Nga", "Chha"] },
  punarvasu: { hi: ["के", "को", "हा", "ही"], latin: ["Ke", "Ko", "Ha", "Hi"] },
  pushya: { hi: ["हू", "हे", "हो", "डा"], latin: ["Hu", "He", "Ho", "Da"] },
  ashlesha: { hi: ["डी", "डू", "डे", "डो"], latin: ["Di", "Du", "De", "Do"] },
  magha: { hi: ["मा", "मी", "मू", "मे"], latin: ["Ma", "Mi", "Mu", "Me"] },
  purva_phalguni: { hi: ["मो", "टा", "टी", "टू"], latin: ["Mo", "Ta", "Ti", "Tu"] },
  uttara_phalguni: { hi: ["टे", "टो", "पा", "पी"], latin: ["Te", "To", "Pa", "Pi"] },
  hasta: { hi: ["पू", "ष", "ण", "ठ"], latin: ["Pu", "Sha", "Na", "Tha"] },
  chitra: { hi: ["पे", "पो", "रा", "री"], latin: ["Pe", "Po", "Ra", "Ri"] },
  swati: { hi: ["रू", "रे", "रो", "ता"], latin: ["Ru", "Re", "Ro", "Ta"] },
  vishakha: { hi: ["ती", "तू", "ते", "तो"], latin: ["Ti", "Tu", "Te", "To"] },
  anuradha: { hi: ["ना", "नी", "नू", "ने"], latin: ["Na", "Ni", "Nu", "Ne"] },
  jyeshtha: { hi: ["नो", "या", "यी", "यू"], latin: ["No", "Ya", "Yi", "Yu"] },
  mula: { hi: ["ये", "यो", "भा", "भी"], latin: ["Ye", "Yo", "Bha", "Bhi"] },
  purva_ashadha: { hi: ["भू", "धा", "फा", "ढा"], latin: ["Bhu", "Dha", "Pha", "Dha"] },
  uttara_ashadha: { hi: ["भे", "भो", "जा", "जी"], latin: ["Bhe", "Bho", "Ja", "Ji"] },
  shravana: { hi: ["खी", "खू", "खे", "खो"], latin: ["Khi", "Khu", "Khe", "Kho"] },
  dhanishta: { hi: ["गा", "गी", "गू", "गे"], latin: ["Ga", "Gi", "Gu", "Ge"] },
  shatabhisha: { hi: ["गो", "सा", "सी", "सू"], latin: ["Go", "Sa", "Si", "Su"] },
  purva_bhadrapada: { hi: ["से", "सो", "दा", "दी"], latin: ["Se", "So", "Da", "Di"] },
  uttara_bhadrapada: { hi: ["दू", "थ", "झ", "ञ"], latin: ["Du", "Tha", "Jha", "Na"] },
  revati: { hi: ["दे", "दो", "चा", "ची"], latin: ["De", "Do", "Cha", "Chi"] },
};
