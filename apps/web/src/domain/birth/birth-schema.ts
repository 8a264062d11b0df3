import { zodResolver } from "@hookform/resolvers/zod";
import { birthDetailsSchema, kundliFieldsSchema } from "@lagna/contract";

/** The form accepts the years 1900 to 2100; the API accepts all years that the ephemeris covers. */
const formSchema = kundliFieldsSchema.safeExtend({ year: birthDetailsSchema.shape.year });

export const resolveRequest = zodResolver(formSchema);
