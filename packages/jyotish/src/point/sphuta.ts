import type { Sphuta } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { VargaBody } from "../varga/varga.ts";

/** 93°20′: Sun and Moon are reckoned from the beginning of Pushya (P.V.R. Narasimha Rao, chapter 8). */
const YOGI_OFFSET_DEG = 280 / 3;
/** 186°40′ on from the yogi. */
const AVAYOGI_OFFSET_DEG = 560 / 3;

type Longitudes = Readonly<Record<VargaBody, number>>;
type Reckoning = (of: Longitudes, gulika: number) => number;

const yogi: Reckoning = ({ sun, moon }) => sun + moon + YOGI_OFFSET_DEG;
const tri: Reckoning = ({ lagna, moon }, gulika) => lagna + moon + gulika;
const prana: Reckoning = ({ lagna }, gulika) => 5 * lagna + gulika;
const deha: Reckoning = ({ moon }, gulika) => 8 * moon + gulika;
const mrityu: Reckoning = ({ sun }, gulika) => 7 * gulika + sun;

/** BPHS, Prasna Marga 5 and 10, and P.V.R. Narasimha Rao, chapter 8. */
const RECKONINGS: Readonly<Record<Sphuta, { readonly of: Reckoning; readonly needsGulika?: true }>> = {
  yogi: { of: yogi },
  avayogi: { of: (of, gulika) => yogi(of, gulika) + AVAYOGI_OFFSET_DEG },
  tithi: { of: ({ sun, moon }) => moon - sun },
  rahu_tithi: { of: ({ sun, rahu }) => rahu - sun },
  beeja: { of: ({ sun, venus, jupiter }) => sun + venus + jupiter },
  kshetra: { of: ({ moon, mars, jupiter }) => moon + mars + jupiter },
  tri: { of: tri, needsGulika: true },
  chatur: { of: (of, gulika) => tri(of, gulika) + of.sun, needsGulika: true },
  pancha: { of: (of, gulika) => tri(of, gulika) + of.sun + of.rahu, needsGulika: true },
  prana: { of: prana, needsGulika: true },
  deha: { of: deha, needsGulika: true },
  mrityu: { of: mrityu, needsGulika: true },
  sookshma_tri: { of: (of, gulika) => prana(of, gulika) + deha(of, gulika) + mrityu(of, gulika), needsGulika: true },
  bhrigu_bindu: { of: ({ rahu, moon }) => rahu + arcForward(rahu, moon) / 2 },
};

/**
 * The sphutas, sidereal degrees; `null` for those of Gulika where the Sun does not rise.
 * @param gulika its longitude, or `null`.
 */
export function sphutas(longitudes: Longitudes, gulika: number | null): Readonly<Record<Sphuta, number | null>> {
  const result = {} as Record<Sphuta, number | null>;
  for (const [id, { of, needsGulika }] of Object.entries(RECKONINGS)) {
    const missing = needsGulika === true && gulika === null;
    result[id as Sphuta] = missing ? null : normalizeDegrees(of(longitudes, gulika ?? 0));
  }
  return result;
}
