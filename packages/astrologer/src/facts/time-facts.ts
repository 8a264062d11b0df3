import { lagnaAt, vargaPosition } from "@lagna/jyotish";
import { type Rashi, VARGA_WORDS, VARGAS, type VargaId } from "@lagna/terms";
import type { Fact, Said } from "../fact.ts";
import { grahaSaid, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";
import { transitPlace } from "./sky-facts.ts";

/** What stands in a sign for a while: for how long is found by going so far at a time, and no further than a day. */
interface Stay {
  readonly name: Said;
  readonly signAt: (jd: number) => Rashi;
  readonly stepDays: number;
}

const MINUTE_DAYS = 1 / 1440;
const SECOND_DAYS = 1 / 86_400;
const FARTHEST_DAYS = 1;

const LAGNA = said("Lagna", "लग्न", "Lagna");

function lagnaIn({ view: { nativity } }: Ground, varga: VargaId): Stay {
  const { sky, birth, settings } = nativity;
  const word = wordSaid(VARGA_WORDS[varga]);
  const variant = settings.varga_variants[varga];
  return {
    name: varga === "D1" ? LAGNA : tell((tongue) => `${word[tongue]} (${varga}), ${LAGNA[tongue]}`),
    signAt: (jd) => vargaPosition(varga, lagnaAt(sky, jd, birth), variant).sign,
    // The lagna goes through a part of D60 in two minutes, and faster where signs rise fast.
    stepDays: MINUTE_DAYS / 4,
  };
}

const moonSign = ({ view: { nativity } }: Ground): Stay => ({
  name: grahaSaid("moon"),
  signAt: (jd) => transitPlace(nativity, "moon", jd).sign,
  stepDays: 30 * MINUTE_DAYS,
});

function stayOf(ground: Ground, id: string): Stay | undefined {
  if (id === "time-lagna") return lagnaIn(ground, "D1");
  if (id === "time-moon") return moonSign(ground);
  const varga = VARGAS.find((one) => id === `time-${one}-lagna`);
  return varga && varga !== "D1" ? lagnaIn(ground, varga) : undefined;
}

/** Where a stay ends on one side, to a second; `null` where it does not within a day. */
function edge(
  { signAt, stepDays }: Stay,
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
 * For which times of the birth's day the lagna, that of a varga, or the Moon stands in the sign it stands in: `time-lagna`,
 * `time-D9-lagna`, `time-moon`. Made when it is asked for.
 */
export function timeFact(ground: Ground, id: string): Fact | undefined {
  const stay = stayOf(ground, id);
  if (!stay || ground.about.time?.minutes === null) return undefined;
  const { birth } = ground.view.nativity;
  const { calendar } = ground;
  const sign = stay.signAt(birth.jd);
  const [before, after] = [edge(stay, birth.jd, -1), edge(stay, birth.jd, 1)];
  const clock = (at: { readonly jd: number } | null): string => (at ? calendar.timeOf(at.jd) : "");
  const [from, until] = [clock(before), clock(after)];
  const parts = [
    before &&
      said(
        `${rashiSaid(before.sign).en} until ${from}`,
        `${rashiSaid(before.sign).hi} ${from} तक`,
        `${rashiSaid(before.sign).hg} ${from} tak`,
      ),
    before && after
      ? said(
          `${rashiSaid(sign).en} from ${from} to ${until}`,
          `${rashiSaid(sign).hi} ${from} से ${until} तक`,
          `${rashiSaid(sign).hg} ${from} se ${until} tak`,
        )
      : rashiSaid(sign),
    after &&
      said(
        `${rashiSaid(after.sign).en} from ${until} on`,
        `${rashiSaid(after.sign).hi} ${until} से`,
        `${rashiSaid(after.sign).hg} ${until} se`,
      ),
  ].filter((part) => part !== null);
  const times = tell((tongue) => parts.map((part) => part[tongue]).join(", "));
  return natal({
    id,
    section: "birth",
    subject: id.slice("time-".length),
    predicate: "holds_for",
    value: {
      sign,
      from: before && calendar.iso(before.jd),
      until: after && calendar.iso(after.jd),
      before: before?.sign ?? null,
      after: after?.sign ?? null,
    },
    text: said(
      `${stay.name.en}, depending on the time: ${times.en}`,
      `${stay.name.hi}, समय के अनुसार: ${times.hi}`,
      `${stay.name.hg}, samay ke hisaab se: ${times.hg}`,
    ),
  });
}
