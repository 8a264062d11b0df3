import type { Sphuta } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { VargaBody } from "../varga/varga.ts";

/** 93°20′: Sun and Moon are measured from the start of Pushya (P.V.R. Narasimha Rao, chapter 8). */
const YOGI_OFFSET_DEG = 280 / 3;
/** 186°40′ ahead of the yogi. */
const AVAYOGI_OFFSET_DEG = 560 / 3;

type Longitudes = Readonly<Record<VargaBody, number>>;
type SphutaFormula = (of: Longitudes, gulika: number) => number;

const computeYogi: SphutaFormula = ({ sun, moon }) => sun + moon + YOGI_OFFSET_DEG;
const computeTri: SphutaFormula = ({ lagna, moon }, gulika) => lagna + moon + gulika;
const computePrana: SphutaFormula = ({ lagna }, gulika) => 5 * lagna + gulika;
const computeDeha: SphutaFormula = ({ moon }, gulika) => 8 * moon + gulika;
const computeMrityu: SphutaFormula = ({ sun }, gulika) => 7 * gulika + sun;

/** BPHS, Prasna Marga 5 and 10, and P.V.R. Narasimha Rao, chapter 8. */
const SPHUTA_FORMULAS: Readonly<Record<Sphuta, { readonly of: SphutaFormula; readonly needsGulika?: true }>> = {
  yogi: { of: computeYogi },
  avayogi: { of: (of, gulika) => computeYogi(of, gulika) + AVAYOGI_OFFSET_DEG },
  tithi: { of: ({ sun, moon }) => moon - sun },
  rahu_tithi: { of: ({ sun, rahu }) => rahu - sun },
  beeja: { of: ({ sun, venus, jupiter }) => sun + venus + jupiter },
  kshetra: { of: ({ moon, mars, jupiter }) => moon + mars + jupiter },
  tri: { of: computeTri, needsGulika: true },
  chatur: { of: (of, gulika) => computeTri(of, gulika) + of.sun, needsGulika: true },
  pancha: { of: (of, gulika) => computeTri(of, gulika) + of.sun + of.rahu, needsGulika: true },
  prana: { of: computePrana, needsGulika: true },
  deha: { of: computeDeha, needsGulika: true },
  mrityu: { of: computeMrityu, needsGulika: true },
  sookshma_tri: {
    of: (of, gulika) => computePrana(of, gulika) + computeDeha(of, gulika) + computeMrityu(of, gulika),
    needsGulika: true,
  },
  bhrigu_bindu: { of: ({ rahu, moon }) => rahu + arcForward(rahu, moon) / 2 },
};

/**
 * The sphutas, sidereal degrees; `null` for those of Gulika if the Sun does not rise.
 * @param gulika its longitude, or `null`.
 */
export function computeSphutas(longitudes: Longitudes, gulika: number | null): Readonly<Record<Sphuta, number | null>> {
  const result = {} as Record<Sphuta, number | null>;
  for (const [id, { of, needsGulika }] of Object.entries(SPHUTA_FORMULAS)) {
    const missing = needsGulika === true && gulika === null;
    result[id as Sphuta] = missing ? null : normalizeDegrees(of(longitudes, gulika ?? 0));
  }
  return result;
}
