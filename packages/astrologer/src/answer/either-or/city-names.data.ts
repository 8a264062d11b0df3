import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** Cities and countries that users compare: English and Hindi name, then other spellings. */
const NAMES = `
Ahmedabad अहमदाबाद|America अमेरिका usa|Amsterdam एम्स्टर्डम|Auckland ऑकलैंड|Australia ऑस्ट्रेलिया|Bengaluru बेंगलुरु bangalore बैंगलोर बेंगलूरु
Berlin बर्लिन|Bhopal भोपाल|Boston बोस्टन|Brisbane ब्रिस्बेन|Canada कनाडा|Chandigarh चंडीगढ़|Chennai चेन्नई madras|Dehradun देहरादून
Delhi दिल्ली dilli|Dubai दुबई|Dublin डबलिन|Germany जर्मनी|Goa गोवा|Gurgaon गुड़गाँव gurugram गुड़गांव गुरुग्राम|Hyderabad हैदराबाद
India भारत|Indore इंदौर|Ireland आयरलैंड|Jaipur जयपुर|Kanpur कानपुर|Kochi कोच्चि cochin|Kolkata कोलकाता calcutta|Leeds लीड्स
London लंदन|Lucknow लखनऊ|Ludhiana लुधियाना|Manchester मैनचेस्टर|Melbourne मेलबर्न|Mumbai मुंबई bombay बंबई|Nagpur नागपुर|Noida नोएडा
Patna पटना|Perth पर्थ|Pune पुणे poona|Qatar क़तर|Sharjah शारजाह|Singapore सिंगापुर|Surat सूरत|Sydney सिडनी
Toronto टोरंटो|Vancouver वैंकूवर|Varanasi वाराणसी banaras benares kashi बनारस
`;

/** Places with the patterns that recognise their names. */
export const PLACE_NAMES: readonly { readonly name: LocalizedText; readonly words: RegExp }[] = NAMES.trim()
  .split(/[|\n]/)
  .map((row) => {
    const [en = "", hi = "", ...more] = row.trim().split(/\s+/);
    const latin = [en, ...more].filter((word) => /[a-z]/i.test(word));
    const hindi = [hi, ...more].filter((word) => !/[a-z]/i.test(word));
    const words = new RegExp(`\\b(?:${latin.join("|")})\\b|(?:${hindi.join("|")})(?![\\p{L}\\p{M}])`, "iu");
    return { name: createLocalizedText(en, hi, en), words };
  });
