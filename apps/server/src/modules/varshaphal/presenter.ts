import type { VarshaphalData, VarshaphalPartData } from "@lagna/contract";
import type { DashaPeriod, PartOfYear, PatyayiniPeriod, SignRuler, Varshaphal } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import {
  createIsoFormat,
  type Iso,
  presentBirth,
  presentChart,
  presentPeriods,
  presentSections,
  roundNumbers,
  toZodiacPointResponse,
  truncateToSevenDecimals,
} from "@lagna/kundli";
import { readYear } from "./read-year.ts";
import type { ComputedPartOfYear, ComputedVarshaphal } from "./service.ts";

type Dashas = VarshaphalData["dashas"];

const presentPart = ({ jd, lagna }: PartOfYear, iso: Iso): VarshaphalData["months"][number] => ({
  at: iso(jd),
  lagna: toZodiacPointResponse(lagna),
});

function presentPatyayini(
  { lord, startJd, endJd, sub }: PatyayiniPeriod,
  iso: Iso,
): Dashas["patyayini"]["periods"][number] {
  const bare = { lord, start: iso(startJd), end: iso(endJd) };
  return sub ? { ...bare, sub: sub.map((inner) => presentPatyayini(inner, iso)) } : bare;
}

function presentSignPeriod(
  { sign, startJd, endJd, sub }: DashaPeriod<SignRuler>,
  iso: Iso,
): Dashas["varsha_narayana"]["periods"][number] {
  const bare = { sign, start: iso(startJd), end: iso(endJd) };
  return sub ? { ...bare, sub: sub.map((inner) => presentSignPeriod(inner, iso)) } : bare;
}

function presentReturn({ varshaphal, moment, residence }: ComputedVarshaphal, iso: Iso): VarshaphalData["return"] {
  const { annual, endJd, isDay } = varshaphal.year;
  const { timeZone, ...birthplace } = moment.place;
  return {
    at: iso(annual.birth.jd),
    until: iso(endJd),
    place: residence ?? { ...birthplace, time_zone: timeZone },
    is_day: isDay,
    reason: isDay === null ? "no_sunrise" : null,
  };
}

/** The reading, with dates by the clock of the year's place. */
function presentReading(
  { varshaphal, nativity, moment, residence, uncertainty }: ComputedVarshaphal,
  language: Language,
): VarshaphalData["reading"] {
  const { sky, settings } = nativity;
  const basis = {
    varshaphal,
    toUtcMilliseconds: (jd: number) => sky.ephemeris.utcMilliseconds(jd, settings.time_scale),
    timeZone: (residence ? residence.time_zone : moment.place.timeZone) ?? "UTC",
    unstablePaths: (uncertainty?.facts ?? []).filter(({ stable }) => !stable).map(({ path }) => path),
  };
  return readYear(basis, language);
}

const presentYearLord = ({ graha, rule, candidates }: Varshaphal["yearLord"]): VarshaphalData["year_lord"] => ({
  graha,
  rule,
  candidates: candidates.map(({ aspectsLagna, bala, ...candidate }) => ({
    ...candidate,
    bala: roundNumbers(bala),
    aspects_lagna: aspectsLagna,
  })),
});

const presentSahams = (sahams: Varshaphal["sahams"]): VarshaphalData["sahams"] =>
  sahams.map(({ id, longitude, sign, lord, addsSign, sensitive, source }) => ({
    id,
    longitude: longitude === null ? null : truncateToSevenDecimals(longitude),
    sign,
    lord,
    adds_sign: addsSign,
    sensitive,
    source,
  }));

const presentDashas = ({ mudda, patyayini, varshaNarayana }: Varshaphal, iso: Iso): Dashas => ({
  mudda: { balance: roundNumbers(mudda.balance), periods: presentPeriods(mudda.periods, iso) },
  patyayini: { periods: patyayini.map((period) => presentPatyayini(period, iso)) },
  varsha_narayana: {
    seed: varshaNarayana.seed,
    periods: varshaNarayana.periods.map((period) => presentSignPeriod(period, iso)),
  },
});

/** The year as sent: facts with their sources, and no verdict. */
export function presentVarshaphal(computed: ComputedVarshaphal, language: Language): VarshaphalData {
  const { varshaphal, person, moment, nativity, uncertainty, hasSixtyHours } = computed;
  const { year, completedYears, annual } = varshaphal.year;
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const { muntha } = varshaphal;
  return {
    birth: presentBirth(person, moment, moment.notices, language),
    year,
    age: completedYears,
    return: presentReturn(computed, iso),
    reading: presentReading(computed, language),
    chart: { ...presentChart(annual), ...presentSections(computed.kundli, [], iso) },
    muntha: { ...muntha, longitude: truncateToSevenDecimals(muntha.longitude) },
    year_lord: presentYearLord(varshaphal.yearLord),
    harsha: varshaphal.harsha,
    panchavargiya: roundNumbers(varshaphal.panchavargiya),
    dwadasavargiya: varshaphal.dwadasavargiya,
    sahams: presentSahams(varshaphal.sahams),
    yogas: roundNumbers(varshaphal.yogas),
    tri_pataki: varshaphal.triPataki,
    dashas: presentDashas(varshaphal, iso),
    months: varshaphal.months.map((part) => presentPart(part, iso)),
    ...(hasSixtyHours && { sixty_hours: varshaphal.sixtyHours.map((part) => presentPart(part, iso)) }),
    tithi_pravesha: varshaphal.tithiPraveshas.map((part) => presentPart(part, iso)),
    ...(uncertainty && { uncertainty: roundNumbers(uncertainty) }),
  };
}

/** The chart of a month, of sixty hours, or of a tithi pravesha. */
export function presentPartOfYear({ part, chartOfPart, kundli }: ComputedPartOfYear): VarshaphalPartData {
  const { nativity, endJd } = chartOfPart;
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  return {
    ...part,
    at: iso(nativity.birth.jd),
    until: endJd === null ? null : iso(endJd),
    chart: { ...presentChart(nativity), ...presentSections(kundli, [], iso) },
  };
}
