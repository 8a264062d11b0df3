import { ephemeris } from "../build-test-app.ts";

/** The real ephemeris with a call counter. */
export function createCountingEphemeris() {
  let asked = 0;
  const counted = new Proxy(ephemeris, {
    get(real, name) {
      asked += 1;
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === "function" ? (value.bind(real) as unknown) : value;
    },
  });
  return { ephemeris: counted, asked: () => asked };
}
