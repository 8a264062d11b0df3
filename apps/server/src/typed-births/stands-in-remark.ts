import { isTeller } from "@lagna/astrologer";

/** After a person: "made me download this", "ne zabardasti install karwaya", "abbu ke sath": who stands beside the writer, or is why they write. */
const REMARK_AFTER =
  /^(?:['’]?s)?\s+(?:(?:ji|जी)\s+)?(?:(?:ke|k|के)\s+(?:sa+th|sang|pa+s|kehne|kahne|bolne|chakkar|साथ|संग|पास|कहने|बोलने|चक्कर)|(?:(?:has|had|is|was|keeps?|just)\s+)*(?:made|mak(?:es?|ing)|forc(?:ed|es|ing)|got|gets|sen[dt]s?|sending|suggest(?:ed|s)|show(?:ed|s|n)|push(?:ed|es|ing)|pester(?:ed|s|ing)|nag(?:ged|s|ging)|bugg(?:ed|ing)|tag(?:ged|s))\s+(?:me|us)|(?:has\s+|just\s+)?(?:sent|downloaded|installed|recommend(?:ed|s)|suggested|swears|believes)\s+(?:this|it|the\s+app|by|in)|(?:ne|ने)\s+(?:[\p{L}\p{M}]+\s+){0,4}?(?:bhej[aie]|download|install|da+la|dalwa+ya|dikha+ya|karwa+ya|karva+ya|sujha+ya|भेज[ाीे]|डाउनलोड|इंस्टॉल|डाला|डलवाया|दिखाया|करवाया|सुझाया)|(?:(?:bahut|bohot|in sab ko|yeh? sab|बहुत|ये सब|यह सब)\s+)*(?:ma+nt[ei]|मानत[ेी])\s+(?:hai|hain|h|है|हैं))(?![\p{L}\p{M}])/iu;
/** Before one: "I'm with my mom", "sitting here with my husband". */
const REMARK_BEFORE = /(?:[\p{L}]+ing|am|are|is|['’]m|im|here|home|out|away)\s+with\s+(?:(?:my|our|the)\s+)?$/iu;
/** "Patni ke saath milan": a match is with the person, whose birth is told. */
const OF_MATCH = /mil(?:a+n|ao|a+na|a+o|t[ai])|match|compat|jodi|gun(?:a|\s)|मिल|गुण|जोड़ी/iu;

/** Whether a person who is named between two parts of a text only stands in a remark beside the writer, and is not the one spoken of. */
export const standsInRemark = (before: string, after: string): boolean =>
  isTeller(after) || (!OF_MATCH.test(before + after) && (REMARK_AFTER.test(after) || REMARK_BEFORE.test(before)));
