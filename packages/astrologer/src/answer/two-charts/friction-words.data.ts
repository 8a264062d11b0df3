/** Words for quarrels, in English, Hinglish and Hindi. */
export const FRICTION_WORDS =
  /\b(?:quarrel|argu(?:e|ing|ment)|fight|clash|disagree|friction|jhagd|jhagad|larai|ladai|ladenge|ladte|anban|takraar|takrar|kheenchtaan|nok ?jhok)|झगड़|झगड|लड़ाई|लड़ेंगे|लड़ते|अनबन|तकरार|खींचतान|नोकझोंक/iu;

/** Words for the asker and another person together. */
export const TWO_PEOPLE_WORDS =
  /\b(?:we|us|our|between us|and i|and me|(?:i|me) and|ham|hum|hamar[aei]|humar[aei])\b|(?<!\p{L})(?:हम|हमारा|हमारी|हमारे)(?!\p{L})/iu;
