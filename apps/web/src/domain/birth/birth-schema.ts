import { zodResolver } from "@hookform/resolvers/zod";
import { createYearSchema, kundliFieldsSchema } from "@lagna/contract";
import { FORM_YEARS } from "./form-years.ts";

export const resolveRequest = zodResolver(kundliFieldsSchema.safeExtend({ year: createYearSchema(FORM_YEARS) }));
