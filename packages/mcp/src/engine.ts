import type {
  BirthDashaRequest,
  BirthDashaResponse,
  festivalParamsSchema,
  FestivalProofData,
  festivalQuerySchema,
  kundliRequestSchema,
  KundliData,
  MatchingData,
  MatchingInput,
  matchRequestSchema,
  MatchResponse,
  MuhurtaData,
  MuhurtaInput,
  PanchangDay,
  panchangQuerySchema,
  TransitsData,
  transitsRequestSchema,
  UntimedKundliData,
  VerifyResponse,
} from "@lagna/contract";
import type { z } from "zod";

export type KundliInput = z.output<typeof kundliRequestSchema>;

/** A place of the gazetteer. */
export interface FoundPlace {
  /** By which requests to the almanac name it. */
  readonly id: number;
}

/**
 * What the tools compute with: requests that the contract's schemas have read, and the answers of the contract. The server fills it with its
 * services, the program for one machine with the packages. Every function refuses what it cannot compute with a `ToolRefusal`.
 */
export interface McpEngine {
  /** The present instant, for what is asked for without a date. */
  now(): Date;
  findPlace(city: string, country: string): Promise<FoundPlace>;
  computeKundli(input: KundliInput): Promise<KundliData | UntimedKundliData>;
  computeDasha(request: BirthDashaRequest): Promise<BirthDashaResponse>;
  computeTransits(request: z.output<typeof transitsRequestSchema>): Promise<TransitsData>;
  matchPeople(request: MatchingInput): Promise<MatchingData>;
  findMatchingSettings(request: z.output<typeof matchRequestSchema>): Promise<MatchResponse>;
  /** Only the birth of the request's own; an id of a saved kundli is never sent. */
  verifyText(birth: KundliInput, text: string): Promise<VerifyResponse>;
  readDay(query: z.output<typeof panchangQuerySchema>): Promise<PanchangDay>;
  readFestival(
    festival: z.output<typeof festivalParamsSchema>,
    query: z.output<typeof festivalQuerySchema>,
  ): Promise<FestivalProofData>;
  searchGoodDays(search: MuhurtaInput): Promise<MuhurtaData>;
}
