const DEPARTURE =
  /(?:(?:what|which) (?:time|hour)|when|kitne baje|kis (?:time|samay)|कितने बजे|किस समय)[^?]*?(?:leav\p{L}* (?:home|the house|for (?:the|my|our)?)|start(?:ing)? from home|set(?:ting)? out|(?:ghar se )?nikl\p{L}*|निकल\S*)/iu;

/** "What time should I leave home", "kitne baje niklun": the hour of a departure is asked for. */
export const asksDeparture = (text: string): boolean => DEPARTURE.test(text);
