/** Madras time, the clock of India's railways and telegraph; as in the time zone database from 1870 (MMT). */
export const MADRAS_TIME = "+05:21:10";
/** Calcutta time by J. Milne, "Civil Time", Geographical Journal 13 (1899); in the time zone database HMT. */
export const CALCUTTA_TIME = "+05:53:20";

/**
 * Zones of British India whose history gives one city's mean time to the whole country before there was a standard time, with
 * the database's names of these times. Towns kept their own: "On Time in India", Proceedings of the Asiatic Society of Bengal,
 * April 1899. Asia/Karachi is not among them: its history has LMT until 1907.
 */
const ONE_CITYS_TIME: Readonly<Record<string, readonly string[]>> = {
  "Asia/Kolkata": ["HMT", "MMT"],
  "Asia/Dhaka": ["HMT"],
  "Asia/Yangon": ["RMT"],
};

/** Indian Standard Time and Burma Standard Time were introduced on 1 January 1906. */
const FIRST_YEAR_OF_STANDARD_TIME = 1906;

/**
 * Whether a zone's clock was the mean time of one city, which other towns did not use.
 * @param year of the local date
 * @param abbreviation the zone's name for its time then
 */
export function isOneCitysTime(zone: string, year: number, abbreviation: string): boolean {
  return year < FIRST_YEAR_OF_STANDARD_TIME && (ONE_CITYS_TIME[zone] ?? []).includes(abbreviation);
}
