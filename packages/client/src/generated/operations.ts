// Written by `npm run build:client` from the description of the API.
import type { OperationTable } from "../operation.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  /** Search places by the beginning of their name, best match first. Needs no key. */
  searchPlaces: { request: Omit<types.SearchPlacesData, "url">; response: types.SearchPlacesResponse };
  /** Get the UTC offset of a time zone at a local time, from the zone's whole history. Needs no key. */
  getOffset: { request: Omit<types.GetOffsetData, "url">; response: types.GetOffsetResponse };
  /** Get the sky over Ujjain for the current minute: lagna, nine grahas and panchanga. Needs no key. */
  getSky: { request: Omit<types.GetSkyData, "url">; response: types.GetSkyResponse };
  /** Draw the sky over Ujjain for the current hour as an image, 1200 × 630, for previews of links to the site. Needs no key. */
  getSkyCard: { request: Omit<types.GetSkyCardData, "url">; response: Blob };
  /** Compute the nine grahas at up to 64 moments, whole days apart, with the settings of a chart. Scope of the key: almanac. */
  computeSkyDays: { request: Omit<types.ComputeSkyDaysData, "url">; response: types.ComputeSkyDaysResponse };
  /** Find when a graha is in a sign, a sign of a varga or a nakshatra, passes a degree, or joins another graha. Scope of the key: almanac. */
  searchSky: { request: Omit<types.SearchSkyData, "url">; response: types.SearchSkyResponse };
  /** Find when two or more grahas are together, in one sign or within an orb. Scope of the key: almanac. */
  searchSkyGatherings: { request: Omit<types.SearchSkyGatheringsData, "url">; response: types.SearchSkyGatheringsResponse };
  /** Compute the kundli of a birth. Scope of the key: charts. */
  computeKundli: { request: Omit<types.ComputeKundliData, "url">; response: types.ComputeKundliResponse };
  /** Compute a dasha of a birth, or the nine subperiods of a vimshottari period. Scope of the key: charts. */
  computeDasha: { request: Omit<types.ComputeDashaData, "url">; response: types.ComputeDashaResponse };
  /** Find the settings that reproduce a chart as another program shows it. Scope of the key: charts. */
  findMatchingSettings: { request: Omit<types.FindMatchingSettingsData, "url">; response: types.FindMatchingSettingsResponse };
  /** Rank the possible birth times by the events of the life. Scope of the key: charts. */
  rectifyBirthTime: { request: Omit<types.RectifyBirthTimeData, "url">; response: types.RectifyBirthTimeResponse };
  /** List, search and sort your saved kundlis. Scope of the key: records_read. */
  listKundlis: { request: Omit<types.ListKundlisData, "url">; response: types.ListKundlisResponse };
  /** Save a kundli; if the same chart is already saved, it is updated. Scope of the key: records_write. */
  saveKundli: { request: Omit<types.SaveKundliData, "url">; response: types.SaveKundliResponse };
  /** Save several kundlis, for example from a file, and return the result of each. Scope of the key: records_write. */
  saveKundlis: { request: Omit<types.SaveKundlisData, "url">; response: types.SaveKundlisResponse };
  /** Get a saved kundli. Scope of the key: records_read. */
  getSavedKundli: { request: Omit<types.GetSavedKundliData, "url">; response: types.GetSavedKundliResponse };
  /** Update a saved kundli; a version older than the latest is a conflict. Scope of the key: records_write. */
  updateKundli: { request: Omit<types.UpdateKundliData, "url">; response: types.UpdateKundliResponse };
  /** Delete a saved kundli. Scope of the key: records_write. */
  deleteKundli: { request: Omit<types.DeleteKundliData, "url">; response: types.DeleteKundliResponse };
  /** Compute the chart of a saved kundli with the settings it was saved with. Scope of the key: records_read. */
  computeSavedKundli: { request: Omit<types.ComputeSavedKundliData, "url">; response: types.ComputeSavedKundliResponse };
  /** Compute the transits over a birth chart at an instant, and the events of a period of up to thirty years. Scope of the key: charts. */
  computeTransits: { request: Omit<types.ComputeTransitsData, "url">; response: types.ComputeTransitsResponse };
  /** Compute any varga of a birth, from D1 to D300 or a varga of a varga, as a chart of its own. Scope of the key: charts. */
  computeVarga: { request: Omit<types.ComputeVargaData, "url">; response: types.ComputeVargaResponse };
  /** Compute the Sarvatobhadra and the kota chakra of a birth with the transits of an instant. Scope of the key: charts. */
  computeChakras: { request: Omit<types.ComputeChakrasData, "url">; response: types.ComputeChakrasResponse };
  /** Check a reading against a chart, claim by claim: what is true of the chart, what is not, and what is true instead. Scope of the key: verify. */
  verifyReading: { request: Omit<types.VerifyReadingData, "url">; response: types.VerifyReadingResponse };
  /** Print the kundli of a birth as a PDF. Scope of the key: charts. */
  printKundli: { request: Omit<types.PrintKundliData, "url">; response: Blob };
  /** Print a saved kundli as a PDF, with the settings it was saved with. Scope of the key: records_read. */
  printSavedKundli: { request: Omit<types.PrintSavedKundliData, "url">; response: Blob };
  /** Send a file of births, which is computed in the background. Scope of the key: charts. */
  createBatch: { request: Omit<types.CreateBatchData, "url"> & { contentType: "text/csv" | "application/x-ndjson" }; response: types.CreateBatchResponse };
  /** List your batches, the newest first, with the limits of the account. Scope of the key: charts. */
  listBatches: { request: Omit<types.ListBatchesData, "url">; response: types.ListBatchesResponse };
  /** Get the progress of a batch, and links to its result once it is finished. Scope of the key: charts. */
  getBatch: { request: Omit<types.GetBatchData, "url">; response: types.GetBatchResponse };
  /** Delete a batch with its file and result; one that runs ends. Scope of the key: charts. */
  deleteBatch: { request: Omit<types.DeleteBatchData, "url">; response: types.DeleteBatchResponse };
  /** Download the result of a finished batch, in the order of the file. Scope of the key: charts. */
  downloadBatchResult: { request: Omit<types.DownloadBatchResultData, "url">; response: ReadableStream<Uint8Array> };
  /** Compute the match of two people: eight kootas, ten poruthams, and the results by other tables. Scope of the key: matching. */
  computeMatch: { request: Omit<types.ComputeMatchData, "url">; response: types.ComputeMatchResponse };
  /** Print the match of two people as a PDF. Scope of the key: matching. */
  printMatch: { request: Omit<types.PrintMatchData, "url">; response: Blob };
  /** Draw the points of a match as an image without birth details, 1200 × 630. Scope of the key: matching. */
  drawMatchCard: { request: Omit<types.DrawMatchCardData, "url">; response: Blob };
  /** Compute a chart by Krishnamurti’s method (KP): of a birth, or of a question by a number from 1 to 249. Scope of the key: charts. */
  computeKp: { request: Omit<types.ComputeKpData, "url">; response: types.ComputeKpResponse };
  /** Compute the KP horary chart of a number from 1 to 249 at a moment and a place. Scope of the key: charts. */
  computeKpHorary: { request: Omit<types.ComputeKpHoraryData, "url">; response: types.ComputeKpHoraryResponse };
  /** Compute the KP ruling planets at a place and a moment, by default now. Scope of the key: charts. */
  computeKpRuling: { request: Omit<types.ComputeKpRulingData, "url">; response: types.ComputeKpRulingResponse };
  /** List the 249 KP horary numbers with the lagna of each. Needs no key. */
  listKpNumbers: { request: Omit<types.ListKpNumbersData, "url">; response: types.ListKpNumbersResponse };
  /** Print a chart by Krishnamurti’s method (KP) as a PDF: cusps, grahas, significators and ruling planets. Scope of the key: charts. */
  printKp: { request: Omit<types.PrintKpData, "url">; response: Blob };
  /** Judge a question by the chart of its moment, a number or the arudha, with the evidence for and against. Scope of the key: charts. */
  computePrashna: { request: Omit<types.ComputePrashnaData, "url">; response: types.ComputePrashnaResponse };
  /** Compute a year of life by Tajika (varshaphal): the solar return chart, the lord of the year, strengths, yogas, sahams and dashas. Scope of the key: charts. */
  computeVarshaphal: { request: Omit<types.ComputeVarshaphalData, "url">; response: types.ComputeVarshaphalResponse };
  /** Compute the chart of a month, of sixty hours, or of a tithi pravesha in a year of life. Scope of the key: charts. */
  computePartOfYear: { request: Omit<types.ComputePartOfYearData, "url">; response: types.ComputePartOfYearResponse };
  /** Print a year of life by Tajika (varshaphal) as a PDF: charts, reading, and the tables of the year. Scope of the key: charts. */
  printVarshaphal: { request: Omit<types.PrintVarshaphalData, "url">; response: Blob };
  /** Get the panchang of a day at a place, from sunrise to sunrise. Needs no key. */
  getPanchangDay: { request: Omit<types.GetPanchangDayData, "url">; response: types.GetPanchangDayResponse };
  /** Get the yamas of the five birds (pancha pakshi) on a day at a place, for the bird of a birth. Needs no key. */
  getPakshiDay: { request: Omit<types.GetPakshiDayData, "url">; response: types.GetPakshiDayResponse };
  /** Get the days of a month at a place in brief. Needs no key. */
  getPanchangMonth: { request: Omit<types.GetPanchangMonthData, "url">; response: types.GetPanchangMonthResponse };
  /** Get the days of a year at a place in brief, as JSON or CSV. Needs no key. */
  getPanchangYear: { request: Omit<types.GetPanchangYearData, "url">; response: types.GetPanchangYearResponse };
  /** List the festivals and vratas of a year at a place, each with its rule, its date in India and the dates that others observe. Needs no key. */
  listFestivals: { request: Omit<types.ListFestivalsData, "url">; response: types.ListFestivalsResponse };
  /** Get the proof of a festival's date: its time window on that day and on the adjacent days, and who observes another date. Needs no key. */
  getFestivalProof: { request: Omit<types.GetFestivalProofData, "url">; response: types.GetFestivalProofResponse };
  /** Get an eclipse as seen from a place: its phases, and the sutaka by school and observer. Needs no key. */
  getEclipse: { request: Omit<types.GetEclipseData, "url">; response: types.GetEclipseResponse };
  /** Get today at a place: one sentence from the user's chart and the sky, what is running now, and what comes next. Scope of the key: records_read. */
  getToday: { request: Omit<types.GetTodayData, "url">; response: types.GetTodayResponse };
  /** Ask a single question about a given birth or kundli, or about your own. Scope of the key: ask. */
  askQuestion: { request: Omit<types.AskQuestionData, "url">; response: types.AskQuestionResponse };
}

/** How each operation is sent. */
export const OPERATIONS: OperationTable<keyof Operations> = {
  searchPlaces: {"method":"GET","path":"/api/v1/places","answer":"json"},
  getOffset: {"method":"GET","path":"/api/v1/places/offset","answer":"json"},
  getSky: {"method":"GET","path":"/api/v1/sky","answer":"json"},
  getSkyCard: {"method":"GET","path":"/api/v1/sky/card.png","answer":"file"},
  computeSkyDays: {"method":"POST","path":"/api/v1/sky/days","answer":"json","mediaType":"application/json"},
  searchSky: {"method":"POST","path":"/api/v1/sky/search","answer":"json","mediaType":"application/json"},
  searchSkyGatherings: {"method":"POST","path":"/api/v1/sky/gatherings","answer":"json","mediaType":"application/json"},
  computeKundli: {"method":"POST","path":"/api/v1/kundli","answer":"json","mediaType":"application/json"},
  computeDasha: {"method":"POST","path":"/api/v1/kundli/dasha","answer":"json","mediaType":"application/json"},
  findMatchingSettings: {"method":"POST","path":"/api/v1/kundli/match","answer":"json","mediaType":"application/json"},
  rectifyBirthTime: {"method":"POST","path":"/api/v1/kundli/rectify","answer":"json","mediaType":"application/json"},
  listKundlis: {"method":"GET","path":"/api/v1/kundlis","answer":"json"},
  saveKundli: {"method":"POST","path":"/api/v1/kundlis","answer":"json","mediaType":"application/json"},
  saveKundlis: {"method":"POST","path":"/api/v1/kundlis/batch","answer":"json","mediaType":"application/json"},
  getSavedKundli: {"method":"GET","path":"/api/v1/kundlis/{id}","answer":"json"},
  updateKundli: {"method":"PUT","path":"/api/v1/kundlis/{id}","answer":"json","mediaType":"application/json"},
  deleteKundli: {"method":"DELETE","path":"/api/v1/kundlis/{id}","answer":"json"},
  computeSavedKundli: {"method":"GET","path":"/api/v1/kundlis/{id}/chart","answer":"json"},
  computeTransits: {"method":"POST","path":"/api/v1/transits","answer":"json","mediaType":"application/json"},
  computeVarga: {"method":"POST","path":"/api/v1/kundli/varga","answer":"json","mediaType":"application/json"},
  computeChakras: {"method":"POST","path":"/api/v1/kundli/chakras","answer":"json","mediaType":"application/json"},
  verifyReading: {"method":"POST","path":"/api/v1/verify","answer":"json","mediaType":"application/json"},
  printKundli: {"method":"POST","path":"/api/v1/kundli/print","answer":"file","mediaType":"application/json"},
  printSavedKundli: {"method":"GET","path":"/api/v1/kundlis/{id}/print","answer":"file"},
  createBatch: {"method":"POST","path":"/api/v1/batches","answer":"json","mediaType":"text/csv"},
  listBatches: {"method":"GET","path":"/api/v1/batches","answer":"json"},
  getBatch: {"method":"GET","path":"/api/v1/batches/{id}","answer":"json"},
  deleteBatch: {"method":"DELETE","path":"/api/v1/batches/{id}","answer":"json"},
  downloadBatchResult: {"method":"GET","path":"/api/v1/batches/{id}/result","answer":"stream"},
  computeMatch: {"method":"POST","path":"/api/v1/matching","answer":"json","mediaType":"application/json"},
  printMatch: {"method":"POST","path":"/api/v1/matching/print","answer":"file","mediaType":"application/json"},
  drawMatchCard: {"method":"POST","path":"/api/v1/matching/card","answer":"file","mediaType":"application/json"},
  computeKp: {"method":"POST","path":"/api/v1/kp","answer":"json","mediaType":"application/json"},
  computeKpHorary: {"method":"POST","path":"/api/v1/kp/horary","answer":"json","mediaType":"application/json"},
  computeKpRuling: {"method":"POST","path":"/api/v1/kp/ruling","answer":"json","mediaType":"application/json"},
  listKpNumbers: {"method":"GET","path":"/api/v1/kp/numbers","answer":"json"},
  printKp: {"method":"POST","path":"/api/v1/kp/print","answer":"file","mediaType":"application/json"},
  computePrashna: {"method":"POST","path":"/api/v1/prashna","answer":"json","mediaType":"application/json"},
  computeVarshaphal: {"method":"POST","path":"/api/v1/varshaphal","answer":"json","mediaType":"application/json"},
  computePartOfYear: {"method":"POST","path":"/api/v1/varshaphal/part","answer":"json","mediaType":"application/json"},
  printVarshaphal: {"method":"POST","path":"/api/v1/varshaphal/print","answer":"file","mediaType":"application/json"},
  getPanchangDay: {"method":"GET","path":"/api/v1/panchang","answer":"json"},
  getPakshiDay: {"method":"GET","path":"/api/v1/panchang/pakshi","answer":"json"},
  getPanchangMonth: {"method":"GET","path":"/api/v1/panchang/month","answer":"json"},
  getPanchangYear: {"method":"GET","path":"/api/v1/panchang/year","answer":"json"},
  listFestivals: {"method":"GET","path":"/api/v1/festivals","answer":"json"},
  getFestivalProof: {"method":"GET","path":"/api/v1/festivals/{id}/{year}","answer":"json"},
  getEclipse: {"method":"GET","path":"/api/v1/eclipses","answer":"json"},
  getToday: {"method":"GET","path":"/api/v1/today","answer":"json"},
  askQuestion: {"method":"POST","path":"/api/v1/ask","answer":"json","mediaType":"application/json"},
};
