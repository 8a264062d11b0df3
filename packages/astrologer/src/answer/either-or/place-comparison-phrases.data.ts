import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Comparison of two places: what a chart can say, and what it cannot. */
export const PLACE_COMPARISON_PHRASES = {
  blind: variants(
    "A birth chart does not choose between {one} and {other}: it shows home and away, and what you need from each. | The chart has no favourite between {one} and {other}; it describes what you would go there for.",
    "जन्म कुंडली {one} और {other} में भेद नहीं करती: वह अपना घर और दूर का ठिकाना जानती है, और यह कि आपको क्या चाहिए। | {one} और {other} में से कुंडली किसी का नाम नहीं लेती; वह उस बात की कहती है जिसके लिए आप जाना चाहते हैं।",
    "Janm kundli {one} aur {other} me bhed nahi karti: woh apna ghar aur door ka thikana jaanti hai, aur yeh ki aapko kya chahiye. | {one} aur {other} me se kundli kisi ka naam nahi leti; woh us baat ki kehti hai jiske liye aap jaana chahte hain.",
  ),
  visit: variants(
    "Spend a week in each before you sign anything, and add up what each would cost. | Choose the city by rent, work and the people near you.",
    "हामी भरने से पहले दोनों जगह एक-एक हफ़्ता रहकर और ख़र्च जोड़कर देखिए। | शहर का नाम किराया, काम और पास के लोग तय करें तो अच्छा।",
    "Haami bharne se pehle dono jagah ek-ek hafta rehkar aur kharch jodkar dekhiye. | Shahar ka naam kiraya, kaam aur paas ke log tay karein to achha.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
