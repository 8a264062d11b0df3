import type { BirthWords } from "./birth-vocabulary.ts";

/**
 * How people of the regions say a time of day within Hindi or Hinglish: "dupari 3 vajta" (Marathi), "savare 5 vagye" (Gujarati), "bhor 4 tar somoy"
 * (Bengali), "raat de 10 vaje" (Punjabi), "beluka 7 baje" (Nepali), "sakala 7 ta" (Odia), "bhinsare 4 baje" (Bhojpuri), "udayam 6 gantalaku" (Telugu).
 */
export const DIALECTS: BirthWords = {
  "part:morning":
    "sakali|sakal|sakala|sakale|sakalchya|pahate|pahatechya|savare|saver|vaheli savare|vehli savare|sokal|sokale|shokal|shokale|sokal bela|svere|fajire|" +
    "bhinsare|bhinsar|bhinsahre|bhinusare|bhinsarva|bihanai|udayam|poddunne|beligge|belagge|kalaiyil|ravile|" +
    "सकाळी|सकाळ|सकाळच्या|पहाटे|पहाटेच्या|भिनसारे|भिनसार|भिनसरे|भिनुसारे|भिनसहरे|बिहानै|सुबेरे|सुबे|सुबा|सवारै|दिनूगै|दिनुगै|dinuge|savare ra",
  "part:afternoon":
    "dupari|duparchya|bapore|bapor|baporna|dupur|dupure|dupur bela|dupehre|dupahariya|dupahriya|dupaharia|dupharia|dipahara|dvipahara|" +
    "diuso|diunso|dinuso|divusa|madhyahnam|madhyahna|mathiyam|uchakku|dupahre|" +
    "दुपारी|दुपारच्या|दुपहरिया|दुपहरी|दोपहरिया|दिउँसै",
  "part:evening":
    "sandhyakali|sanjkali|bikel|bikele|bikal|bikale|bikel bela|sondha|sondhya|sondhay|shondha|shondhya|sandhyabela|sanja|sanjha|sanjhiya|sanjh ke|sayantram|sayankalam|malaiyil|vaikittu|" +
    "संध्याकाळी|सायंकाळी|सँझिया|संझिया|साँझे|साँझमा",
  "part:night":
    "ratrichya|ratre|rattir|ratiri|rati|ratiya|rathri|iravu|रात्री|रात्रीच्या|राती|रातिया|रातमा|रतिया|रात री|रात रा|रात नै|raat ri|raat ra|raat nu|raati nu",
  oclock:
    "vajta|vajata|vajtha|vajle|vajle hote|vajli|vajali|vaje|vajje|vajey|vage|vagye|vagya|vagyanu|bajile|bajila|bajlai|ta|tay|tai|tar somoy|tar shomoy|tar samay|tay somoy|ta somoy|ta bele|ta re|tare|" +
    "gantalaku|gantalu|ganteku|gantege|gante|manikku|mani ku|वाजता|वाजले|वाजण्याच्या|वाजे|वजे|वागे|बजेको|बजल|बजी|बजै|बज्या|बज्यां|बजियां|bajya|bajyan",
  past: "vaj ne|vajke|vajun|vajoon|vaj ke|vajke|vagi ne|vagine|bajera|वाजून|वाजुन|बजेर",
  minutes: "mintani|mintanni|minitani|minitanni|minut|minite|मिनिटांनी|मिनटमा|मिनेट",
  "shift:30": "sadde|sare|साडेच",
  "shift:15": "savva|sova|shoya|सव्वा",
  "shift:-15": "pavne|pavune|pouney|पावणे|पाउणे",
  "fixed:90": "dhed|दीड",
  "fixed:150": "adich|arai|अडीच",
  about: "nede|de nede|lagge|de lagge|sumare|sumaras|tira|tirai|jasto|सुमारास|सुमारे|तिर|तिरै|जस्तो|अंदाजे",
  "near:sunrise,-30,45":
    "bhinsare|bhinsar|bhinsahre|bhinusare|bhinsarva|pahate|bhorer bela|bhor bela|भिनसारे|भिनसार|भिनसरे|भिनुसारे|भिनसहरे|पहाटे",
  "near:sunrise,-15,45":
    "chidiya bolne|chidiya chahakne|chidiya chahchahane|chiriya bolne|चिड़िया बोलने|चिड़ियाँ बोलने|चिड़िया चहचहाने|चिड़ियों के चहचहाने",
  "near:sunrise,0,60":
    "gay duhne|gaye duhne|gai duhne|gau duhne|bhains duhne|dudh duhne|doodh duhne|doodh dohne|gay duhte|bhains duhte|doodh nikalne|gay dohne|" +
    "गाय दुहने|गायें दुहने|भैंस दुहने|दूध दुहने|दूध दोहने|गाय दुहते|दूध निकालने|गाय दूहने",
  "near:sunset,0,30": "goraj bela|godhulir|गोरज|गोधूली",
  "near:sunset,20,30":
    "sanjhbati|sanjh bati|sanjha bati|sandhya bati|divabatti|batti jalne|batti jalane|diya jalane|deepak jalane|lalten jalane|" +
    "दिवेलागणी|दीया जलाने|दिया जलाने|बत्ती जलाने|बत्ती जलने|लालटेन जलाने|साँझ बाती",
  in_after: "madhe|vich|vicho|मध्ये|विच",
  filler:
    "vela|veles|vele|bela|belay|somoy|shomoy|samayam|zala|jhala|hato|thayo|bhayo|bhaeko|hoyechilo|bhel|bhail|bhaile|वेळ|वेळी|वेळेला|झाला|झाली|भयो|भएको|भइल|भईल|रो|री|रा|रै|नै|अर|उणरो|उणरी|उणरै|उणां रो|बांरो|बांरी|बांरै|बींरो|बींरी|बींरै|वींरो|ohda|ohdi|ohde|ohnu|onu|ohna|ohnadi|ohnada|ohna di|ohna da",
  birth:
    "jonmo|jonma|jamnya|jammeya|jamya|janmela|janmala|janamlo|janmalo|jalam|jalmya|जलम|जलम्यो|जलमी|जलमियो|जन्मला|जन्माला|जन्मलो|जन्मलेला|जन्मेको|जनमल",
};
