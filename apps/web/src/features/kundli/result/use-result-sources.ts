import { useMemo, useState } from "react";
import { GENERATOR_DRAFT_KEY } from "../../../domain/birth/birth-form-draft.ts";
import { writeStored } from "../../../lib/storage.ts";
import { createDaySource, createKundliSource, createRectifying } from "../kundli-api.ts";
import type { GeneratedKundli } from "../use-kundli.ts";

/**
 * The request of the generated kundli, the functions that load more about it, and the number of ranked times that were applied to the
 * form.
 */
export function useResultSources(generated: GeneratedKundli | null) {
  const [appliedTimes, setAppliedTimes] = useState(0);
  const sources = useMemo(() => {
    if (!generated) return null;
    const request = { ...generated.birth, settings: generated.settings };
    const rectifying = createRectifying(request, (time) => {
      writeStored(GENERATOR_DRAFT_KEY, JSON.stringify({ ...generated.values, ...time }));
      setAppliedTimes((count) => count + 1);
    });
    return { request, rectifying, timed: createKundliSource(request, rectifying), day: createDaySource(request) };
  }, [generated]);
  return { sources, appliedTimes };
}
