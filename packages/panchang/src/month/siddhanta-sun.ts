/**
 * The Sun of the old treatises, which printed calendars of solar months keep: the Surya Siddhanta in Nepal and Bengal, the Aryabhatiya in the
 * Vakya almanacs of Tamil Nadu. Its entries are up to half a day from those of the true Sun.
 */
interface Theory {
  readonly yearDays: number;
  /** The mean Sun at 0° Aries. */
  readonly epochJd: number;
  /** Of the apogee at the epoch, and its motion in a year, in degrees. */
  readonly apogee: number;
  readonly apogeeMotion: number;
  /** Circumference of the epicycle at the even quadrants, and by how much it is less at the odd ones. */
  readonly epicycle: number;
  readonly epicycleLess: number;
}

/** Midnight, on the meridian of Ujjain, at which the Kali age began. */
const KALI_JD = 588_465.5 - 75.7683 / 360;
const AGE_YEARS = 4_320_000;
/** The apogee has 387 revolutions in a kalpa of a thousand ages, 1 955 880 000 years of which were before the Kali age (i.42-47). */
const APOGEE_MOTION = (360 * 387) / (1000 * AGE_YEARS);

const THEORIES = {
  surya_siddhanta: {
    yearDays: 1_577_917_828 / AGE_YEARS,
    epochJd: KALI_JD,
    apogee: APOGEE_MOTION * 1_955_880_000,
    apogeeMotion: APOGEE_MOTION,
    epicycle: 14,
    epicycleLess: 1 / 3,
  },
  // Its day begins at sunrise.
  aryabhatiya: {
    yearDays: 1_577_917_500 / AGE_YEARS,
    epochJd: KALI_JD + 0.25,
    apogee: 78,
    apogeeMotion: 0,
    epicycle: 13.5,
    epicycleLess: 0,
  },
} as const satisfies Readonly<Record<string, Theory>>;
export type Siddhanta = keyof typeof THEORIES;

const RADIAN = Math.PI / 180;

/** The true sidereal longitude of the Sun, not reduced to one circle. */
function computeSun({ yearDays, epochJd, apogee, apogeeMotion, epicycle, epicycleLess }: Theory, jd: number): number {
  const years = (jd - epochJd) / yearDays;
  const sine = Math.sin((360 * years - apogee - apogeeMotion * years) * RADIAN);
  return 360 * years - Math.asin((sine * (epicycle - Math.abs(sine) * epicycleLess)) / 360) / RADIAN;
}

/** The Sun's entry into a sign (0 is Aries) nearest to an instant. */
export function findSiddhantaEntry(siddhanta: Siddhanta, sign: number, nearJd: number): number {
  const theory = THEORIES[siddhanta];
  let jd = nearJd;
  for (let step = 0; step < 12; step += 1) {
    const ahead = ((((computeSun(theory, jd) - sign * 30 + 180) % 360) + 360) % 360) - 180;
    jd -= (ahead / 360) * theory.yearDays;
  }
  return jd;
}
