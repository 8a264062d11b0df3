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
} from "@lagna/contract";
import type { VerificationResult } from "@lagna/astrologer";
import type { z } from "zod";

export type KundliInput = z.output<typeof kundliRequestSchema>;

/** A claim of a text, with the fact of the chart that decides it. */
export interface VerifiedClaim {
  readonly claim: VerificationResult["claims"][number];
  readonly fact: { readonly id: string; readonly text: string } | undefined;
}

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
  verifyText(birth: KundliInput, text: string): Promise<readonly VerifiedClaim[]>;
  readDay(query: z.output<typeof panchangQuerySchema>): Promise<PanchangDay>;
  readFestival(
    festival: z.output<typeof festivalParamsSchema>,
    query: z.output<typeof festivalQuerySchema>,
  ): Promise<FestivalProofData>;
  searchGoodDays(search: MuhurtaInput): Promise<MuhurtaData>;
}
