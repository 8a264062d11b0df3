import { useMedia } from "../../lib/use-media.ts";
import { isSectionId, type KundliSection, type SectionId } from "./sections.ts";
import { useSearchParamState } from "./use-search-param-state.ts";

/** Room for two sections beside the charts. */
const WIDE_QUERY = "(min-width: 100rem)";
const CLOSED = "none";
type Choice = SectionId | typeof CLOSED;
const isChoice = (value: string | null): value is Choice => value === CLOSED || isSectionId(value);

/** Shown until the reader chooses: they need no further computation. */
const DEFAULTS: readonly SectionId[] = ["houses", "planets"];

/** The section beside the open one, on a wide screen; the address keeps which. */
export function useSecondSection(sections: readonly KundliSection<SectionId>[], open: SectionId) {
  const isWide = useMedia(WIDE_QUERY);
  const [choice, setChoice] = useSearchParamState<Choice>("beside", isChoice);
  const choices = sections.filter(({ id }) => id !== open);
  const find = (id: SectionId) => choices.find((section) => section.id === id);
  const chosen = choice === null || choice === CLOSED ? undefined : find(choice);
  const isClosed = !isWide || choice === CLOSED;
  return {
    /** Null while it is closed, or the screen has no room for it. */
    section: isClosed ? null : (chosen ?? DEFAULTS.map(find).find((section) => section !== undefined) ?? null),
    choices,
    canOpen: isWide && choice === CLOSED,
    openDefault: () => setChoice(null),
    /** Null closes it. */
    choose: (id: SectionId | null) => setChoice(id ?? CLOSED),
  };
}
