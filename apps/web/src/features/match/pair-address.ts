import { type Nakshatra, NAKSHATRAS } from "@lagna/terms";
import { type MatchPeople, type MatchPerson, type Side, SIDES } from "./match-api.ts";

/** One side of a pair: the person, and for a saved kundli a second possible time of birth to compare. */
export interface PairSide {
  readonly person: MatchPerson;
  readonly otherTime: string | null;
}
export type Pair = Readonly<Record<Side, PairSide>>;

const KUNDLI = /^(?<id>[\w-]{8,64})(?:@(?<times>[\d:]+(?:,[\d:]+)?))?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const STAR = /^~(?<star>[a-z_]+)(?:\.(?<pada>[1-4]))?$/;

/**
 * A side as a segment of an address: "kundli-id", "kundli-id@14:25", "kundli-id@14:25,14:40", "~vishakha.3". Null for a
 * typed birth: no birth is written into an address.
 */
function formatSide({ person, otherTime }: PairSide): string | null {
  if ("moon" in person) {
    const { nakshatra, pada } = person.moon;
    return pada === undefined ? `~${nakshatra}` : `~${nakshatra}.${pada}`;
  }
  if (!("kundli_id" in person)) return null;
  const times = [person.time, otherTime].filter((time) => time != null);
  return times.length === 0 ? person.kundli_id : `${person.kundli_id}@${times.join(",")}`;
}

const isStar = (text: string): text is Nakshatra => NAKSHATRAS.some((id) => id === text);

function parseSide(segment: string): PairSide | null {
  const { star, pada } = STAR.exec(segment)?.groups ?? {};
  if (star !== undefined && isStar(star)) {
    const moon = pada === undefined ? { nakshatra: star } : { nakshatra: star, pada: Number(pada) };
    return { person: { moon }, otherTime: null };
  }
  const { id, times } = KUNDLI.exec(segment)?.groups ?? {};
  const [time, otherTime = null, ...more] = times?.split(",") ?? [];
  const areTimes = [time, otherTime].every((one) => one == null || TIME.test(one));
  if (id === undefined || !areTimes || more.length > 0) return null;
  return { person: time === undefined ? { kundli_id: id } : { kundli_id: id, time }, otherTime };
}

/** The address of a pair; null if a birth of it was typed and not saved. */
export function formatPairPath(pair: Pair): string | null {
  const [girl, boy] = SIDES.map((side) => formatSide(pair[side]));
  return girl && boy ? `/match/${girl}/${boy}` : null;
}

/** The pair of an address; null if the segments name none. */
export function parsePair(girlSegment: string, boySegment: string): Pair | null {
  const [girl, boy] = [parseSide(girlSegment), parseSide(boySegment)];
  return girl && boy ? { girl, boy } : null;
}

/** The people at the first times. */
export const getPeople = ({ girl, boy }: Pair): MatchPeople => ({ girl: girl.person, boy: boy.person });

const moveToOtherTime = ({ person, otherTime }: PairSide): MatchPerson =>
  otherTime !== null && "kundli_id" in person ? { ...person, time: otherTime } : person;

/** The people at the second possible times; null if none is compared. */
export const getOtherPeople = ({ girl, boy }: Pair): MatchPeople | null =>
  girl.otherTime === null && boy.otherTime === null ? null : { girl: moveToOtherTime(girl), boy: moveToOtherTime(boy) };

/** Whether both sides are one saved kundli: then its two possible times are compared, and no one is matched. */
export const isOneBirth = ({ girl, boy }: MatchPeople): boolean =>
  "kundli_id" in girl && "kundli_id" in boy && girl.kundli_id === boy.kundli_id;
