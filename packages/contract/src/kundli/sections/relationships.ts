import { z } from "zod";
import { RELATION_IDS } from "../../ids.ts";

/** Compound friendship of each graha (row) towards each other one. */
export const relationshipsSchema = z.record(z.string(), z.record(z.string(), z.enum(RELATION_IDS)));
