import type { Dignity, Graha, Karaka8, Nakshatra, Rashi, VargaId } from "@lagna/terms";

export type Body = Graha | "lagna";

/** How a text names a graha: by its name, or by what it is in the chart. */
export type Role =
  | { readonly by: "name" }
  | { readonly by: "house"; readonly houses: readonly number[] }
  | { readonly by: "sign"; readonly signs: readonly Rashi[] }
  | { readonly by: "star"; readonly star: Nakshatra }
  | { readonly by: "karaka"; readonly karaka: Karaka8 }
  | { readonly by: "dispositor" | "starlord"; readonly of: Body }
  | { readonly by: "counted"; readonly from: Body; readonly house: number }
  | { readonly by: "reference" };

/** A span of days, counted from 1 January 1970, in the chart's time zone; both ends included. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
  /** Tolerance in days at either end. */
  readonly slack: number;
  readonly precision: "day" | "month" | "year";
}

/** Cues, and words with no astrological meaning ("w"). Some have a value that tells them apart: the id of a yoga, the number of a pada. */
const CUE_TAGS = [
  "about",
  "age",
  "ago",
  "all",
  "and",
  "aspect",
  "axis",
  "ayanamsa",
  "bindu",
  "birthstar",
  "book",
  "born",
  "both",
  "combust",
  "degpart",
  "degree",
  "dhaiya",
  "direct",
  "dispositor",
  "dominion",
  "dosha",
  "doubt",
  "each",
  "empty",
  "enter",
  "exchange",
  "from",
  "general",
  "generic",
  "group",
  "houseword",
  "if",
  "in",
  "join",
  "karana",
  "lagna",
  "lasts",
  "leave",
  "left",
  "lordword",
  "lunarnodes",
  "moonsign",
  "neg",
  "next",
  "nitya",
  "none",
  "notonly",
  "now",
  "of",
  "on",
  "only",
  "opposite",
  "other",
  "pada",
  "paksha",
  "part",
  "partafter",
  "phase",
  "planetword",
  "point",
  "poss",
  "pron",
  "ranks",
  "rashiaspect",
  "relative",
  "reported",
  "respectively",
  "retro",
  "retroname",
  "rule",
  "ruledby",
  "run",
  "rupa",
  "sadesati",
  "sadesati_later",
  "sav",
  "says",
  "setting",
  "shadbala",
  "signword",
  "since",
  "starlord",
  "starword",
  "sunrise",
  "sunset",
  "sunsign",
  "tithi",
  "transit",
  "tropical",
  "until",
  "vara",
  "varaword",
  "vargottama",
  "vedic",
  "w",
  "window",
  "with",
  "yoga",
] as const;
/** Numbers, and words that stand for one. */
const NUMBER_TAGS = [
  "arc",
  "compare",
  "dur",
  "esh",
  "level",
  "month",
  "num",
  "ord",
  "quality",
  "rank",
  "unit",
] as const;

interface FieldsByTag
  extends
    Record<(typeof CUE_TAGS)[number], { readonly value?: string | number | undefined }>,
    Record<(typeof NUMBER_TAGS)[number], { readonly value: number }> {
  /** A graha or the lagna and how it was named; `value` is the rising sign in "the Leo ascendant's lord". */
  readonly who: { readonly body: Body; readonly role: Role; readonly value?: Rashi | undefined };
  /** A house, counted from the lagna or from another body. */
  readonly house: { readonly value: number; readonly fromBody?: Body | undefined };
  /** Every span that a date may mean; several when the year is missing. */
  readonly date: { readonly spans: readonly DaySpan[] };
  /** The lords of a dasha from the maha dasha inwards, and the stated level (0 when not stated). */
  readonly dasha: { readonly lords: readonly Graha[]; readonly level: number };
  /** The sign or nakshatra that a body owns. */
  readonly signof: { readonly body: Body };
  readonly starof: { readonly body: Body };
  /** The sign, nakshatra or house that a body occupies. */
  readonly placeof: { readonly body: Body; readonly value: string };
  readonly graha: { readonly value: Graha };
  readonly rashi: { readonly value: Rashi };
  readonly nak: { readonly value: Nakshatra };
  readonly karaka: { readonly value: Karaka8 };
  readonly varga: { readonly value: VargaId };
  readonly dign: { readonly value: Dignity };
}

export type CueTag = (typeof CUE_TAGS)[number];
export type SyntaxNodeTag = keyof FieldsByTag;

export interface Words {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether a line begins here, so that this node is never grouped with the one before. */
  readonly opensLine?: boolean;
}

type FieldName = "value" | "body" | "role" | "fromBody" | "spans" | "lords" | "level";

/** The fields of one kind of node without its words; it never has the fields of another kind. */
type Fields<Tag extends SyntaxNodeTag> = { readonly tag: Tag } & FieldsByTag[Tag] & {
    readonly [Name in Exclude<FieldName, keyof FieldsByTag[Tag]>]?: undefined;
  };

/** A node without its words. */
export type SyntaxNodeFields = { [Each in SyntaxNodeTag]: Fields<Each> }[SyntaxNodeTag];

/** A part of a sentence after its words have been grouped: an entity, a cue, or a word with no astrological meaning. */
export type SyntaxNode = { [Each in SyntaxNodeTag]: Words & Fields<Each> }[SyntaxNodeTag];
export type SyntaxNodeOf<Tag extends SyntaxNodeTag> = Extract<SyntaxNode, { readonly tag: Tag }>;

/** The words of a node as another kind of node. */
export const retag = <Tag extends SyntaxNodeTag>(
  { word, start, end, opensLine }: Words,
  fields: Fields<Tag>,
): Words & Fields<Tag> => ({ word, start, end, ...(opensLine === undefined ? {} : { opensLine }), ...fields });

/** A cue that is implied and not written, positioned where another node stands. */
export const createCue = (tag: CueTag, word: string, { start, end }: Pick<Words, "start" | "end">): SyntaxNode =>
  ({ tag, word, start, end }) satisfies CueNode as SyntaxNode;
type CueNode = Words & { readonly tag: CueTag };

/** A period that is named only by its lord: "Mercury" beside "Venus mahadasha". */
export const toPeriod = (who: SyntaxNode & { readonly body: Graha }, level: number): SyntaxNodeOf<"dasha"> =>
  retag(who, { tag: "dasha", lords: [who.body], level });
