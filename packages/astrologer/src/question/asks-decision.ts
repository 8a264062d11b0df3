import type { Topic } from "../topic-judgment/topics.data.ts";

/** Topics in which a chart weighs no decision: health, marriage to a certain person, children. */
const UNDECIDED_TOPICS: ReadonlySet<Topic> = new Set(["health", "love", "children"]);

/**
 * "Should I", "is it good to", "karu ya nahi", "le lu kya", "करूँ", "लेना चाहिए": the user asks what to do. In Hindi the first person
 * subjunctive expresses this.
 */
const DECISION_PATTERN =
  /\b(?:should i|shall i|should we|shall we|is it (?:good|right|wise|better|ok|okay|the right time|a good time|a good idea|time) (?:for me )?to|(?:good|right) time to|worth (?:it to|\w+ing)|(?:kar|le|de|chhod|chod|badal|bech|khareed|kharid|ja|rakh|bana|ruk|bhar|aa|shift ho|move ho)\s*(?:u|un|oon|lu|lun|loon|du|dun|doon|na chahiye)|karu|karun|karoon|lu|lun|loon|du|dun|doon|jau|jaun|jaaun|rahun|rukun|chhodu|chodu|chhodun|badlu|badlun|bechu|bechun|kharidu|khareedu|banau|banaun|\w*(?:na|ni|ne) chahiye)\b|(?:करूँ|करूं|लूँ|लूं|दूँ|दूं|जाऊँ|जाऊं|रहूँ|रहूं|रुकूँ|रुकूं|छोड़ूँ|छोड़ूं|बदलूँ|बदलूं|बेचूँ|बेचूं|ख़रीदूँ|खरीदूँ|खरीदूं|बनाऊँ|बनाऊं|(?:ना|नी) चाहिए)/iu;

/** "Shall I", "लूँ", "jau": the writer is to act, whatever other person is spoken of. */
const OWN_DECISION_PATTERN =
  /(?<![\p{L}\p{M}])(?:(?:should|shall) (?:i|we)|(?:kar|le|de|chhod|chod|ja|ho|rakh|bech|khol|kharid|khareed|beth|baith|pehn|pehen|maan|bol|mil|lag|rah|ruk)(?:a|aa)?(?:u|un|oon|oo)|lu|lun|loon|du|dun|doon|\p{L}+jaa?un?)(?![\p{L}\p{M}])|(?!हूँ|हूं)[\p{L}\p{M}]+(?:ऊँ|ऊं|ूँ|ूं)(?![\p{L}\p{M}])/iu;

/** "Bete ko pukhraj pehna du", "पुणे भेजूँ": the writer acts for another person, who is asked about. */
const ACTS_FOR_OTHER =
  /(?<![\p{L}\p{M}])(?:\p{L}+[wv]a(?:u|un|oon|\s+d(?:u|un|oon))|(?:pehna|pahna|dila|bhej|sikha|padha|khila|pila|daal|dal|rakhwa|shaadi kar|shadi kar)(?:u|un|oon|\s+d(?:u|un|oon)))(?![\p{L}\p{M}])|(?:वा|पहना|दिला|सिखा|पढ़ा|खिला|पिला|शादी कर|डाल)\s?(?:दूँ|दूं|ऊँ|ऊं)|भेजू[ँं]/iu;

/** Whether a decision is one of the writer's own: "the partner wants to sell, should I agree". */
export const asksOwnDecision = (text: string): boolean => OWN_DECISION_PATTERN.test(text) && !ACTS_FOR_OTHER.test(text);

/** Words for giving up what one has: a strong matter then speaks for keeping it. */
const LEAVING_PATTERN =
  /(?<![\p{L}\p{M}])(?:quit|quitting|resign\w*|leave|leaving|give up|sell|selling|close down|shut down|drop out|part ways|split up|separate from|walk out|vrs|retire|(?:chhod|chod|bech|tod)(?:na|ni|ne|u|un|oon|du|dun|doon|kar|ke|\s+d[uo]\w*)?|chhodu|chodu|chhodun|bechu|bechun|isteefa|istifa|alag ho\w*|alag ja\w*)(?![\p{L}\p{M}])|छोड़|छोड|बेच|इस्तीफ|अलग हो|तोड़ दूँ|वीआरएस/iu;

/** Whether the decision asked for is to give something up. */
export const asksToGiveUp = (text: string): boolean => LEAVING_PATTERN.test(text);

/** Whether a message asks for a decision. */
export const asksDecision = (text: string): boolean => DECISION_PATTERN.test(text);

/** Whether a chart weighs decisions of a topic, so that the answer opens with a lean. */
export const weighsDecision = (topic: Topic): boolean => !UNDECIDED_TOPICS.has(topic);
