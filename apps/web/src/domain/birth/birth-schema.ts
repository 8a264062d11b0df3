import { zodResolver } from "@hookform/resolvers/zod";
import { kundliFieldsSchema } from "@lagna/contract";

export const resolveRequest = zodResolver(kundliFieldsSchema);
