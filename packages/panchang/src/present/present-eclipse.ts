import { formatIsoDay } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { AlmanacEclipse } from "../day/eclipses.ts";
import { createInstantFormat, presentSpan } from "./format-instant.ts";

const toSpan = ({ beginJd, endJd }: { readonly beginJd: number; readonly endJd: number }) => ({
  startJd: beginJd,
  endJd,
});

/** The date of an eclipse's maximum in UTC, by which its page is found from every place. */
export const getEclipseDate = ({ ephemeris }: Almanac, { maximumJd }: Pick<AlmanacEclipse, "maximumJd">): string =>
  formatIsoDay(ephemeris.utcMilliseconds(maximumJd));

/** An eclipse in the form of the API, instants on the place's clock. */
export function presentEclipse(almanac: Almanac, eclipse: AlmanacEclipse) {
  const format = createInstantFormat(almanac);
  const { light, kind, maximumJd, magnitude, moments, local, sutakas } = eclipse;
  return {
    date: getEclipseDate(almanac, eclipse),
    light,
    kind,
    maximum: format(maximumJd),
    magnitude,
    phases: moments.map(({ id, jd, visible }) => ({ id, at: format(jd), visible })),
    local: local && {
      kind: local.kind,
      ...presentSpan(toSpan(local), format),
      maximum: format(local.maximumJd),
      magnitude: local.magnitude,
      penumbra: local.penumbra && presentSpan(toSpan(local.penumbra), format),
      rises_eclipsed: local.beginJd > local.contacts.beginJd,
      sets_eclipsed: local.endJd < local.contacts.endJd,
    },
    sutaka: sutakas.map(({ school, observer, ...span }) => ({ school, observer, ...presentSpan(span, format) })),
  };
}
export type EclipseJson = ReturnType<typeof presentEclipse>;
