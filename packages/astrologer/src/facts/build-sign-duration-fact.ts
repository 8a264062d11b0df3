import { computeLagna, computeVargaPosition } from "@lagna/jyotish";
import { type Rashi, VARGA_WORDS, VARGAS, type VargaId } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatGraha,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";
import { computeTransitPlace } from "./build-current-transit-facts.ts";

/** A point and its sign at a time. How long the sign holds is found by moving in steps of `stepDays`, at most one day. */
interface SignDuration {
  readonly name: LocalizedText;
  readonly signAt: (jd: number) => Rashi;
  readonly stepDays: number;
}

const MINUTE_DAYS = 1 / 1440;
const SECOND_DAYS = 1 / 86_400;
const FARTHEST_DAYS = 1;

const LAGNA = createLocalizedText("Lagna", "लग्न", "Lagna");

function createLagnaDuration({ view: { nativity } }: FactContext, varga: VargaId): SignDuration {
  const { sky, birth, settings } = nativity;
  const word = localizeWord(VARGA_WORDS[varga]);
  const variant = settings.varga_variants[varga];
  return {
    name:
      varga === "D1" ? LAGNA : composeLocalizedText((language) => `${word[language]} (${varga}), ${LAGNA[language]}`),
    signAt: (jd) => computeVargaPosition(varga, computeLagna(sky, jd, birth), variant).sign,
    // The lagna passes through a part of D60 in two minutes, or less where signs rise fast.
    stepDays: MINUTE_DAYS / 4,
  };
}

const createMoonSignDuration = ({ view: { nativity } }: FactContext): SignDuration => ({
  name: formatGraha("moon"),
  signAt: (jd) => computeTransitPlace(nativity, "moon", jd).sign,
  stepDays: 30 * MINUTE_DAYS,
});

function findDuration(context: FactContext, id: string): SignDuration | undefined {
  if (id === "time-lagna") return createLagnaDuration(context, "D1");
  if (id === "time-moon") return createMoonSignDuration(context);
  const varga = VARGAS.find((one) => id === `time-${one}-lagna`);
  return varga && varga !== "D1" ? createLagnaDuration(context, varga) : undefined;
}

/** The time at which the sign changes in one direction, to the second; `null` if it does not change within a day. */
function findDurationEnd(
  { signAt, stepDays }: SignDuration,
  jd: number,
  way: 1 | -1,
): { readonly jd: number; readonly sign: Rashi } | null {
  const sign = signAt(jd);
  let [inside, outside] = [jd, jd + way * stepDays];
  while (signAt(outside) === sign) {
    if (Math.abs(outside - jd) > FARTHEST_DAYS) return null;
    [inside, outside] = [outside, outside + way * stepDays];
  }
  while (Math.abs(outside - inside) > SECOND_DAYS) {
    const middle = (inside + outside) / 2;
    if (signAt(middle) === sign) inside = middle;
    else outside = middle;
  }
  return { jd: outside, sign: signAt(outside) };
}

/**
 * For which times on the day of birth the lagna, the lagna of a varga, or the Moon keeps its sign. Ids: `time-lagna`, `time-D9-lagna`,
 * `time-moon`.
 */
export function buildSignDurationFact(context: FactContext, id: string): Fact | undefined {
  const stay = findDuration(context, id);
  if (!stay || context.about.time?.minutes === null) return undefined;
  const { birth } = context.view.nativity;
  const { calendar } = context;
  const sign = stay.signAt(birth.jd);
  const [before, after] = [findDurationEnd(stay, birth.jd, -1), findDurationEnd(stay, birth.jd, 1)];
  const formatTime = (at: { readonly jd: number } | null): string => (at ? calendar.toLocalTime(at.jd) : "");
  const [from, until] = [formatTime(before), formatTime(after)];
  const parts = [
    before &&
      createLocalizedText(
        `${formatRashi(before.sign).en} until ${from}`,
        `${formatRashi(before.sign).hi} ${from} तक`,
        `${formatRashi(before.sign).hg} ${from} tak`,
      ),
    before && after
      ? createLocalizedText(
          `${formatRashi(sign).en} from ${from} to ${until}`,
          `${formatRashi(sign).hi} ${from} से ${until} तक`,
          `${formatRashi(sign).hg} ${from} se ${until} tak`,
        )
      : formatRashi(sign),
    after &&
      createLocalizedText(
        `${formatRashi(after.sign).en} from ${until} on`,
        `${formatRashi(after.sign).hi} ${until} से`,
        `${formatRashi(after.sign).hg} ${until} se`,
      ),
  ].filter((part) => part !== null);
  const times = composeLocalizedText((language) => parts.map((part) => part[language]).join(", "));
  return createNatalFact({
    id,
    section: "birth",
    subject: id.slice("time-".length),
    predicate: "holds_for",
    value: {
      sign,
      from: before && calendar.toIso(before.jd),
      until: after && calendar.toIso(after.jd),
      before: before?.sign ?? null,
      after: after?.sign ?? null,
    },
    text: createLocalizedText(
      `${stay.name.en}, depending on the time: ${times.en}`,
      `${stay.name.hi}, समय के अनुसार: ${times.hi}`,
      `${stay.name.hg}, samay ke hisaab se: ${times.hg}`,
    ),
  });
}
