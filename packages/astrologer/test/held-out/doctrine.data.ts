/** Wordings of general rules. Each line: language, rule, sentence. */
export const DOCTRINE_LINES = `
en exalted {P} is exalted in {S}.
en exalted In Vedic astrology, {P} reaches exaltation in {S}.
en exalted The exaltation sign of {P} is {S}.
en exalted Any {P} in {S} is considered exalted.
en exalted {S} is where {P} gets exalted.
en debilitated {P} is debilitated in {S}.
en debilitated {P} falls in {S}, its sign of debilitation.
en debilitated Classical astrology holds that {P} is debilitated in {S}.
en debilitated {P}'s debilitation sign is {S}.
en rules {P} rules {S}.
en rules {S} is ruled by {P}.
en rules The lord of {S} is {P}.
en rules {S} belongs to {P} in the zodiac.
en rules As a rule, {P} is the owner of {S}.
en aspects {P} aspects the {H} house from itself.
en aspects In Jyotish {P} has a {H} aspect.
en years The mahadasha of {P} lasts {n} years.
en years In general, {P} dasha runs for {n} years.
en years {P}'s Vimshottari period is {n} years long.
en stars The nakshatra {N} is ruled by {P}.
en stars {P} is the lord of {N} nakshatra.
en stars {N} belongs to {P} in the Vimshottari scheme.
hi exalted {P} {S} में उच्च का होता है।
hi exalted {P} की उच्च राशि {S} है।
hi exalted ज्योतिष में {P} {S} राशि में उच्च माना जाता है।
hi debilitated {P} {S} में नीच का होता है।
hi debilitated {P} की नीच राशि {S} है।
hi rules {S} राशि का स्वामी {P} है।
hi rules {P} {S} का स्वामी ग्रह है।
hi rules {S} पर {P} का अधिकार है।
hi aspects {P} अपने से {H} भाव को देखता है।
hi years {P} की महादशा {n} वर्ष की होती है।
hi years विंशोत्तरी में {P} को {n} साल मिलते हैं।
hi stars {N} नक्षत्र का स्वामी {P} है।
hg exalted {P} {S} me uchch ka hota hai.
hg exalted {P} ki uchch rashi {S} hai.
hg debilitated {P} {S} me neech ka hota hai.
hg debilitated {P} ki neech rashi {S} hai.
hg rules {S} rashi ka swami {P} hai.
hg rules {S} ka malik {P} hota hai.
hg aspects {P} apne se {H} ghar ko dekhta hai.
hg years {P} ki mahadasha {n} saal ki hoti hai.
hg years {P} ki mahadasha {n} saal chalti hai.
hg stars {N} nakshatra ka swami {P} hai.
`;
