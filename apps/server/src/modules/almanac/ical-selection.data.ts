const toIds = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Observances of priests' calendars, and second names of a day that is listed already. */
export const LEFT_OUT_OF_CALENDARS: readonly RegExp[] = [
  /^(anvadhan|ishti|darsha_amavasya|masik_krishna_janmashtami|bhanu_saptami|masik_karthigai)$/,
  /_purnima_vrata$/,
  /_sankashti_chaturthi$/,
  /_udaya$/,
  // The day that a publisher keeps by the sunrise or the afternoon, beside the usual one.
  /^(thai_pusam|panguni_uttiram|vaikasi_visakam)_sunrise$|_aparahna$/,
];

/** Days of the whole of India that a calendar of the main days has. */
export const MAIN_FESTIVALS: ReadonlySet<string> = toIds(`
  makara_sankranti mauni_amavasya vasant_panchami ratha_saptami magha_purnima guru_ravidas maha_shivaratri holika_dahan holi
  rang_panchami sheetala_ashtami chaitra_navaratri rama_navami chaitra_purnima mesha_sankranti akshaya_tritiya parashurama_jayanti
  shankara_jayanti ganga_saptami sita_navami narasimha_jayanti shani_jayanti ganga_dussehra guru_purnima nag_panchami
  raksha_bandhan hartalika_teej ganesha_chaturthi rishi_panchami radha_ashtami vamana_jayanti anant_chaturdashi pitru_paksha
  sarva_pitru sharad_navaratri durga_ashtami maha_navami vijayadashami sharad_purnima valmiki_jayanti govatsa_dwadashi dhanteras
  naraka_chaturdashi diwali govardhana bhai_dooj gopashtami akshaya_navami tulsi_vivaha vaikuntha_chaturdashi kartika_purnima
  kala_bhairava vivaha_panchami gita_jayanti dattatreya jhulelal_jayanti somavati_amavasya janmashtami_smarta
  janmashtami_vaishnava gaura_purnima ramanuja_jayanti vaikuntha_ekadashi mahavira_jayanti buddha_purnima baisakhi guru_nanak
`);

/** Fasts of every month that a calendar of the main days has; the ekadashis are known by their rule. */
export const MAIN_MONTHLY_FASTS: ReadonlySet<string> = new Set(["pradosha_vrata", "sankashti_chaturthi"]);

/** Days of a region that only a calendar of all days has. */
export const MINOR_IN_REGION = /^masik_|mangala_gauri|_sunrise$|_vakya$|_sunday$|^(vidyarambham_day|basoda)$/;

/** Fasts besides the ekadashis and those that end at moonrise. */
const FAST_WORDS = /(^|_)(vrata?|teej|shivaratri|somvar)(_|$)|_ekadashi$/;
const FASTS = toIds(`
  janmashtami_smarta janmashtami_vaishnava rama_navami narasimha_jayanti rishi_panchami ahoi chhath jivitputrika vat_savitri
  vat_purnima varalakshmi govatsa_dwadashi shani_trayodashi skanda_shashthi kalashtami vinayaka_chaturthi durgashtami_masik
  satyanarayana
`);
export const isNamedFast = (id: string): boolean => FASTS.has(id) || FAST_WORDS.test(id);
