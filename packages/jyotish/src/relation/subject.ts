import { subject } from "../subject.ts";
import { grahaDrishti, rashiDrishti } from "./drishti.ts";
import { compoundRelations } from "./friendship.ts";

export const aspects = subject(({ signs }) => ({ graha: grahaDrishti(signs, signs.lagna), rashi: rashiDrishti() }));

export const relationships = subject(({ signs }) => compoundRelations(signs));
