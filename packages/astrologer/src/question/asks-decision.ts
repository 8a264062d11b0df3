import type { Topic } from "../topic-judgment/topics.data.ts";

/**
 * Topics in which a chart may weigh a decision: job or own business, buy or rent, move or stay, which course. Never health, marriage to a
 * certain person, children, a bet or shares.
 */
const DECISION_TOPICS: ReadonlySet<Topic> = new Set(["career", "home", "travel", "education"]);

/**
 * "Should I", "is it good to", "karu ya nahi", "le lu kya", "करूँ", "लेना चाहिए": the user asks what to do. In Hindi the first person
 * subjunctive expresses this.
 */
const DECISION_PATTERN =
  /\b(?:should i|shall i|should we|shall we|is it (?:good|right|wise|better|ok|okay|the right time|a good time|a good idea|time) (?:for me )?to|(?:good|right) time to|worth (?:it to|\w+ing)|(?:kar|le|de|chhod|chod|badal|bech|khareed|kharid|ja|rakh|bana|ruk|bhar|aa|shift ho|move ho)\s*(?:u|un|oon|lu|lun|loon|du|dun|doon|na chahiye)|karu|karun|karoon|lu|lun|loon|du|dun|doon|jau|jaun|jaaun|rahun|rukun|chhodu|chodu|chhodun|badlu|badlun|bechu|bechun|kharidu|khareedu|banau|banaun|\w*(?:na|ni|ne) chahiye)\b|(?:करूँ|करूं|लूँ|लूं|दूँ|दूं|जाऊँ|जाऊं|रहूँ|रहूं|रुकूँ|रुकूं|छोड़ूँ|छोड़ूं|बदलूँ|बदलूं|बेचूँ|बेचूं|ख़रीदूँ|खरीदूँ|खरीदूं|बनाऊँ|बनाऊं|(?:ना|नी) चाहिए)/iu;

/** Words for giving up what one has: a strong matter then speaks for keeping it. */
const LEAVING_PATTERN =
  /\b(?:quit|quitting|resign\w*|leave|leaving|give up|sell|selling|close down|shut down|drop out|(?:chhod|chod|bech)(?:na|ni|ne|u|un|oon|du|dun|doon|kar|ke)?|chhodu|chodu|chhodun|bechu|bechun|isteefa|istifa)\b|छोड़|छोड|बेच|इस्तीफ/iu;

/** Whether the decision asked for is to give something up. */
export const asksToGiveUp = (text: string): boolean => LEAVING_PATTERN.test(text);

/** Whether a message asks for a decision that a chart may weigh, so that the answer may open with a leaning word. */
export const asksDecision = (text: string, topic: Topic): boolean =>
  DECISION_TOPICS.has(topic) && DECISION_PATTERN.test(text);
