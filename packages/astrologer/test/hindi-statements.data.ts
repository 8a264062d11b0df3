/**
 * Turns of Hindi, in either script, about the worked chart, each class with other words: it holds, it is caught (contradicted, or held back
 * as not understood), or nothing of the chart is claimed.
 */
export const HINDI_STATEMENTS: readonly (readonly ["holds" | "caught" | "no_claim", string])[] = [
  // Two houses that share a word: "दोनों भावों".
  ["holds", "शनि सातवें तथा आठवें दोनों भावों का स्वामी है।"],
  ["caught", "शनि सातवें तथा नौवें दोनों भावों का स्वामी है।"],
  ["holds", "Shani tisre aur aathve dono gharon ko dekhta hai."],
  ["caught", "Shani tisre aur gyarahve dono gharon ko dekhta hai."],
  ["holds", "आपके पाँचवें और दसवें, दोनों घरों की डोर मंगल के हाथ में है।"],
  ["caught", "आपके पाँचवें और ग्यारहवें, दोनों घरों की डोर मंगल के हाथ में है।"],
  ["holds", "Shukra aapke do ghar sambhalta hai, chautha aur gyarahva."],
  ["caught", "Shukra aapke do ghar sambhalta hai, chautha aur barahva."],
  ["holds", "बुध के पास आपके दो घर हैं, एक तीसरा और दूसरा बारहवाँ।"],
  ["caught", "बुध के पास आपके दो घर हैं, एक तीसरा और दूसरा दसवाँ।"],
  // Groups by their houses.
  ["holds", "चार केंद्र भावों में से किसी एक में आपका शुक्र बैठा है।"],
  ["caught", "चार केंद्र भावों में से किसी एक में आपका शनि बैठा है।"],
  ["holds", "Aapka Rahu dusthan ke gharon me se ek me hai."],
  ["caught", "Aapka Ketu dusthan ke gharon me se ek me hai."],
  // What houses are counted from.
  ["holds", "चंद्र कुंडली के तीसरे भाव में आपका मंगल है।"],
  ["caught", "चंद्र कुंडली के छठे भाव में आपका मंगल है।"],
  ["holds", "Chandra ko lagna maankar dekhein to Guru saatve ghar me hai."],
  ["caught", "Chandra ko lagna maankar dekhein to Guru dasve ghar me hai."],
  ["holds", "जातक की चंद्र राशि से शनि तृतीय स्थान में है।"],
  ["caught", "जातक की चंद्र राशि से शनि षष्ठ स्थान में है।"],
  ["holds", "Chandrama se ginein to Shukra saatve ghar me aata hai."],
  ["caught", "Chandrama se ginein to Shukra aathve ghar me aata hai."],
  // Guests, exchanges, stars.
  ["holds", "आपका मंगल गुरु के यहाँ मेहमान है।"],
  ["caught", "आपका मंगल शनि के यहाँ मेहमान है।"],
  ["holds", "Mangal aur Guru ne aapki kundli me ghar badal liye hain."],
  ["caught", "Mangal aur Shukra ne aapki kundli me ghar badal liye hain."],
  ["caught", "मंगल और गुरु ने आपकी कुंडली में राशियाँ नहीं बदली हैं।"],
  // A look, and what is seen there.
  ["holds", "छठे घर को देखें तो वहाँ आपके शनि विराज रहे हैं।"],
  ["caught", "छठे घर को देखें तो वहाँ आपके शुक्र विराज रहे हैं।"],
  ["holds", "Teri kundli ka dasva ghar khola to usme Guru nikla."],
  ["caught", "Teri kundli ka dasva ghar khola to usme Budh nikla."],
  ["holds", "आपके दसवें घर का मालिक ढूँढा तो मंगल निकला।"],
  ["caught", "आपके दसवें घर का मालिक ढूँढा तो शुक्र निकला।"],
  // "Where the one is, there the other".
  ["holds", "जहाँ आपका मंगल है, वहीं शनि भी बैठा है।"],
  ["caught", "जहाँ आपका मंगल है, वहीं शुक्र भी बैठा है।"],
  ["holds", "Jis ghar me aapka Guru hai usi me Shukra bhi hai."],
  ["caught", "Jis ghar me aapka Guru hai usi me Budh bhi hai."],
  ["holds", "जिस घर में आपका शनि बैठा है वह छठा भाव है।"],
  ["caught", "जिस घर में आपका शनि बैठा है वह सातवाँ भाव है।"],
  // What is looked at stands before two who look.
  ["holds", "Aapke barahve ghar par Mangal aur Shani ki drishti hai."],
  ["caught", "Aapke barahve ghar par Mangal aur Guru ki drishti hai."],
  // Of the reader, and no place.
  ["holds", "शुक्र आपके यहाँ मेष राशि में है।"],
  ["caught", "शुक्र आपके यहाँ वृषभ राशि में है।"],
  ["holds", "दसवें भाव की राशि आपके लिए मेष है।"],
  ["caught", "दसवें भाव की राशि आपके लिए मिथुन है।"],
  ["holds", "10 number ke ghar ko Mesh rashi mili hai."],
  ["caught", "10 number ke ghar ko Tula rashi mili hai."],
  // Alone, told by whom there is not beside.
  ["holds", "आपके सातवें घर में बुध के अलावा और कोई ग्रह नहीं।"],
  ["caught", "आपके छठे घर में शनि के अलावा और कोई ग्रह नहीं।"],
  ["holds", "Aapke chauthe ghar me Chandra ke saath koi doosra grah nahi."],
  ["caught", "Aapke aathve ghar me Rahu ke saath koi doosra grah nahi."],
  ["holds", "दूसरे घर में केतु का कोई संगी नहीं।"],
  ["caught", "दसवें घर में शुक्र का कोई संगी नहीं।"],
  ["holds", "Doosra ghar Ketu ne akele sambhal rakha hai, sang me koi aur grah nahi."],
  ["caught", "Dasva ghar Guru ne akele sambhal rakha hai, sang me koi aur grah nahi."],
  // Signs, groups and counts with their small words.
  ["holds", "तुला का होकर चंद्र आपके चौथे घर में बैठा है।"],
  ["caught", "वृश्चिक का होकर चंद्र आपके चौथे घर में बैठा है।"],
  ["holds", "Shani: dusthan (6/8/12 me se ek)"],
  ["caught", "Guru: dusthan (6/8/12 me se ek)"],
  ["holds", "आपके छठे भाव के ग्रहों की संख्या दो है।"],
  ["caught", "आपके छठे भाव के ग्रहों की संख्या तीन है।"],
  ["holds", "Karka lagna, lagnesh Chandra, sthiti Tula rashi, sab aapki patri se."],
  ["caught", "Karka lagna, lagnesh Chandra, sthiti Makar rashi, sab aapki patri se."],
  ["holds", "Mangal sirf aapka panchamesh nahi, dashamesh bhi hai."],
  ["caught", "Mangal sirf aapka panchamesh nahi, navamesh bhi hai."],
  // Words that sound like the field's and are none of it.
  ["no_claim", "आपका मन काम में लगा रहता है और लगन सच्ची है।"],
  // Records and tables.
  ["holds", "बुध — राशि: मकर, भाव: 7"],
  ["caught", "बुध — राशि: मकर, भाव: 9"],
  ["holds", "- गुरु, शुक्र: दशम भाव (मेष)"],
  ["caught", "- गुरु, शुक्र: दशम भाव (वृषभ)"],
  ["holds", "Shani kin gharon ka swami: 7 aur 8"],
  ["caught", "Shani kin gharon ka swami: 6 aur 8"],
  // Whose a house is, what another verb denies, and the same sign twice.
  ["holds", "दसवाँ घर जिसका है, वह ग्रह आपके छठे घर में मिलता है।"],
  ["caught", "दसवाँ घर जिसका है, वह ग्रह आपके सातवें घर में मिलता है।"],
  ["holds", "क्योंकि आपका मंगल धनु राशि में है, आप काम में देर नहीं करते और दोस्तों का साथ निभाते हैं।"],
  ["caught", "क्योंकि आपका मंगल कुंभ राशि में है, आप काम में देर नहीं करते और दोस्तों का साथ निभाते हैं।"],
  ["holds", "Aapka Chandra vakri nahi hai, us app ki baat mat maniye."],
  ["caught", "Aapka Rahu vakri nahi hai, us app ki baat mat maniye."],
  ["holds", "Amatyakaraka ki baat chhodiye, sirf rashi mat dekhiye, Guru aapka dasve ghar me hai."],
  ["caught", "Amatyakaraka ki baat chhodiye, sirf rashi mat dekhiye, Guru aapka nauve ghar me hai."],
];
