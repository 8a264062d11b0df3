import { calculate } from "@lagna/jyotish";
import { SPHUTA_WORDS, type Sphuta, SPHUTAS } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import { degreeSaid, grahaSaid, nakshatraSaid, rashiSaid, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

/** Of death, and of conception: reckoned, and never spoken of. */
const UNTOLD: readonly Sphuta[] = ["mrityu", "sookshma_tri", "beeja", "kshetra"];
const TOLD = SPHUTAS.filter((id) => !UNTOLD.includes(id));

/** The points that are sums of places, and the grahas that rule the yogi and the avayogi. */
export function sphutaFacts({ view }: Ground): Fact[] {
  const { sphutas } = calculate(view.nativity, ["sphutas"]);
  const points = TOLD.flatMap((id) => {
    const point = sphutas[id];
    if (point === null) return [];
    const { sign, degreeInSign, nakshatra, pada } = point;
    const [name, where, star] = [wordSaid(SPHUTA_WORDS[id]), rashiSaid(sign), nakshatraSaid(nakshatra)];
    const text = tell(
      (tongue) => `${name[tongue]}: ${where[tongue]} ${degreeSaid(degreeInSign)}, ${star[tongue]} ${pada}`,
    );
    const value = { sign, degreeInSign, nakshatra, pada };
    return natal({ id: `sphuta-${id}`, section: "arudhas", subject: id, predicate: "sphuta", value, text });
  });
  const lords = (["yogi", "avayogi"] as const).map((id) => {
    const graha = id === "yogi" ? sphutas.yogiGraha : sphutas.avayogiGraha;
    const [name, who] = [wordSaid(SPHUTA_WORDS[id]), grahaSaid(graha)];
    const text = tell((tongue) => `${name[tongue]} ${GRAHA[tongue]}: ${who[tongue]}`);
    return natal({
      id: `sphuta-${id}-graha`,
      section: "arudhas",
      subject: graha,
      predicate: "sphuta_lord",
      value: graha,
      text,
    });
  });
  return [...points, ...lords];
}

const GRAHA = { en: "graha", hi: "ग्रह", hg: "grah" };
