import type { Nakshatra, Rashi } from "@lagna/terms";
import { tropicalSunSign } from "../../chart-view.ts";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, firstOf, has, over, type Scene, use } from "../scene.ts";
import { inSign, inStar } from "../truth/places.ts";
import { found, undecided } from "../truth/truth.ts";

/** The Western sign; the Moon's; "your sun sign", which may be meant either way; the star of birth. */
export function readSigns(scene: Scene): void {
  const { truth } = scene;
  const sign = firstOf(scene, "rashi");
  const star = firstOf(scene, "nak");
  const tropical = firstOf(scene, "tropical");
  const western = tropicalSunSign(truth.ground.view.nativity);
  const sunSign = firstOf(scene, "sunsign");
  const moonSign = firstOf(scene, "moonsign");
  if (sign && tropical && !has(scene, "vedic")) {
    const find = (): Finding =>
      scene.groups.some(({ bodies }) => bodies[0] !== "sun")
        ? undecided()
        : found(western === sign.value, "tropical-sun");
    scene.readings.push({ type: "tropical", ...over(tropical, sign), find });
    use(scene, tropical, sign, sunSign, ...scene.groups.flatMap(({ nodes }) => nodes));
  } else if (sign && sunSign) {
    const find = (): Finding => {
      const own = inSign(truth, "sun", sign.value as Rashi, null);
      return own.holds || western !== sign.value ? own : found(true, "tropical-sun");
    };
    scene.readings.push({ type: "planet_sign", ...over(sunSign, sign), find });
    use(scene, sunSign, sign);
  } else if (sign && moonSign) {
    scene.readings.push({
      type: "planet_sign",
      ...over(moonSign, sign),
      find: () => inSign(truth, "moon", sign.value as Rashi, null),
    });
    use(scene, moonSign, sign);
  }
  readYouAre(scene);
  readYourSign(scene);
  const birthStar = firstOf(scene, "birthstar", "starword");
  const born = firstOf(scene, "born");
  const isHeading = birthStar !== undefined && scene.nodes[at(scene, birthStar) + 1] === star && has(scene, "signword");
  const mine = birthStar?.tag === "birthstar" || born || (birthStar && (has(scene, "poss") || isHeading));
  // "Anuradha as janma nakshatra and Gemini as lagna": each with what it is.
  const isOwn = birthStar?.tag === "birthstar" && star !== undefined && isAs(scene, star, birthStar);
  if (star && mine && (isOwn || scene.groups.length === 0) && !has(scene, "lagna", "pron", "placeof", "starof")) {
    const pada =
      allOf(scene, "pada").find(({ value }) => typeof value === "number") ?? scene.nodes[at(scene, star) + 1];
    const quarter =
      pada?.tag === "pada" || (pada?.tag === "num" && Number(pada.value) <= 4) ? Number(pada.value) : null;
    scene.readings.push({
      type: "planet_star",
      ...over(star, ...(birthStar ? [birthStar] : [])),
      find: () => inStar(truth, "moon", star.value as Nakshatra, quarter),
    });
    use(scene, star, birthStar, quarter === null ? undefined : pada, born);
  }
}

const isAs = (scene: Scene, star: Node, birthStar: Node): boolean => {
  const gap = scene.nodes.slice(at(scene, star) + 1, at(scene, birthStar));
  return (
    at(scene, birthStar) > at(scene, star) &&
    gap.every(({ tag, word }) => tag === "pada" || tag === "poss" || /^(as|for|the)$/.test(word))
  );
};

/** "You're a Pisces": by the Sun of the West, the Moon, the lagna or the Sun; whoever says it seldom says by which. */
function readYouAre(scene: Scene): void {
  const { truth } = scene;
  const said = scene.nodes.filter(
    ({ word, tag }) =>
      !/^(a|an|are|the|belong to|हैं|हो|hain|ho|[.,!])$/.test(word) && tag !== "of" && tag !== "signword",
  );
  const [you, sign] = said;
  const isHindi = has(scene, "signword") && has(scene, "of");
  if (you?.tag !== "poss" || !/^(you|you're|aap|आप|tum|तुम)$/.test(you.word) || sign?.tag !== "rashi") return;
  if (isHindi ? said[2] !== undefined && !["and", "nak", "pada"].includes(said[2].tag) : said.length > 2) return;
  const find = (): Finding => {
    const own = (["moon", "lagna", "sun"] as const).map((body) => inSign(truth, body, sign.value as Rashi, null));
    if (isHindi) return own[0] as Finding;
    const isWestern = tropicalSunSign(truth.ground.view.nativity) === sign.value;
    return own.find(({ holds }) => holds) ?? found(isWestern, "tropical-sun");
  };
  scene.readings.push({ type: "tropical", ...over(you, sign), find });
  use(scene, you, sign);
}

/** What stands second in a clause: a mark, or the tag of a thing. */
const opening = ({ nodes }: Scene): string => (nodes[1]?.tag === "w" ? nodes[1].word : (nodes[1]?.tag ?? ""));

/** "आपकी राशि तुला है": the Moon's; in English it may be the Sun's as well. */
function readYourSign(scene: Scene): void {
  const { truth } = scene;
  const word = firstOf(scene, "signword");
  const sign = firstOf(scene, "rashi");
  const isHeading = word !== undefined && scene.nodes[0] === word && /^(:|-)$|rashi/.test(opening(scene));
  const beside = word ? [scene.nodes[at(scene, word) - 1], scene.nodes[at(scene, word) + 1]] : [];
  const mine = word && (beside[0]?.tag === "poss" || (at(scene, word) === 0 && beside[1]?.tag === "poss") || isHeading);
  if (!word || !sign || !mine || scene.groups.length > 0 || has(scene, "house", "tropical", "pron")) return;
  const english = /^(sign|signs)$/.test(word.word);
  const find = (): Finding => {
    const moon = inSign(truth, "moon", sign.value as Rashi, null);
    const sun = inSign(truth, "sun", sign.value as Rashi, null);
    const western = tropicalSunSign(truth.ground.view.nativity) === sign.value;
    return moon.holds || !english ? moon : sun.holds ? sun : western ? found(true, "tropical-sun") : moon;
  };
  scene.readings.push({ type: "planet_sign", ...over(word, sign), find });
  use(scene, word, sign);
}
