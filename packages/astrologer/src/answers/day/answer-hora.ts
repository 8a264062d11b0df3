import { formatGraha, formatList } from "../../formatting/format-terms.ts";
import { answerFromDay } from "./answer-parts-of-day.ts";
import { DAY_PHRASES } from "./day-answers.data.ts";
import { formatClock, formatSpan, holdsAt, renderOfDay } from "./day-scene.ts";
import { findPartAt, formatAskedClock } from "./find-part-at.ts";

/** The hora that runs, or those of a graha. */
export const answerHora = answerFromDay((scene, { ask }) => {
  const hours = scene.day.hora ?? [];
  const [graha] = ask.slots.entities.grahas;
  if (graha !== undefined) {
    const own = hours.filter(({ lord, end }) => lord === graha && (!scene.isRunning || Date.parse(end) > scene.now));
    const list = formatList(own.map((one) => formatSpan(scene, one)));
    return own.length === 0 ? [] : [renderOfDay(scene, DAY_PHRASES.hora_of_graha, { name: formatGraha(graha), list })];
  }
  const { clock } = ask.slots;
  const at = clock ? findPartAt(scene, hours, clock) : hours.findIndex((one) => holdsAt(one, scene.now));
  const [current, next] = [hours[at], hours[at + 1]];
  if (!current || !next) return [];
  if (clock)
    return [
      renderOfDay(scene, DAY_PHRASES.hora_at, {
        at: formatAskedClock(clock),
        name: formatGraha(current.lord),
        from: formatClock(scene, current.start),
        until: formatClock(scene, current.end),
        next: formatGraha(next.lord),
        next_until: formatClock(scene, next.end),
      }),
    ];
  return [
    renderOfDay(scene, DAY_PHRASES.hora_now, {
      name: formatGraha(current.lord),
      until: formatClock(scene, current.end),
      next: formatGraha(next.lord),
      next_until: formatClock(scene, next.end),
    }),
  ];
});
