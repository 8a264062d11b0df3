// Runs in the page: what a programmer does with the element by script.

/** The colour of the first line of the drawing. */
export const getLineColour = (element) => getComputedStyle(element.shadowRoot.querySelector("svg line")).stroke;

/** Gives the element a birth, then an engine, then one that fails; returns what was seen of each. */
export async function computeBirths(element) {
  const waitFor = (event) => new Promise((done) => element.addEventListener(event, done, { once: true }));
  element.data = undefined;
  element.setAttribute("birth", '{"sign":"leo"}');
  const without = element.shadowRoot.childElementCount;
  const births = [];
  const drawn = waitFor("lagna-chart-drawn");
  element.engine = (birth) => {
    births.push(birth);
    return Promise.resolve({ lagna: { sign: birth.sign, degree_in_sign: 1 }, planets: [] });
  };
  await drawn;
  const first = element.shadowRoot.querySelector("tbody tr").textContent;
  const failure = waitFor("lagna-chart-error");
  element.engine = () => Promise.reject(new Error("no ephemeris"));
  const failed = String((await failure).detail);
  return { without, births, first, failed, shown: element.shadowRoot.querySelector("p").textContent };
}

/** Changes the style and the language. */
export function showInHindi(element) {
  element.setAttribute("chart-style", "south");
  element.setAttribute("lang", "hi");
}
