/** Corpus 4: short, in three languages. Lines as in corpus 1. */
export const EN_4 = `
# planet_sign
gpt Your emotional style owes much to {P}, which occupies {S}.
forum my guess is {P} in {S} is doing this to you
neg! {P} does not belong to {S} in your chart.
# planet_house
gpt Take heart: {P} in your {H:n} house rewards those who wait.
forum {P} chilling in your {H:n} house lol
two Everything turns on one house. {P} stands in your {H}.
neg! You won't find {P} in your {H} house.
# house_sign
gpt On the cusp of your {H:n} house we find {S}.
# planet_star
gpt {P} is in {N} nakshatra in your birth chart.
# lagna
gpt Born under a {S} ascendant, you value order.
# lordship
gpt In your case the {H:n} house has {P} as its lord.
neg! {P} isn't your {H} lord.
# lord_place
gpt The lord of your {H} house occupies the {J} house, so the two speak to each other.
# dignity
gpt {P}, {G} in your chart, deserves patience.
# retrograde
gpt Your {P} happens to be retrograde.
# conjunction
gpt You were born with {P} and {Q} together.
neg! {P} and {Q} are not in the same sign.
# aspect
gpt {P} throws a full aspect on {Q}.
# aspect_house
gpt The {H:n} house is under the aspect of {P}.
# varga
gpt Look at the {V}: {P} is in {S} there.
# karaka
gpt The role of {C} goes to {P}.
# yoga
gpt {Y} is present in your chart.
# dasha_running
gpt You live under {M} mahadasha at present.
# maha_edge
gpt {P} mahadasha will stay until {E:my}.
# antar_edge
gpt {P} antardasha under {M} closes in {E:my}.
# transit
gpt Today {P} is in {S}.
# ingress
gpt {P} will be in {S} from {D}.
# sade_sati
gpt Sade Sati is running for you at present.
# bindus
gpt Your {H} house carries {n} bindus.
# comparison
gpt {P} is more powerful than {Q}.
# count
gpt {c} planets sit in your {H} house.
# empty
gpt There is no planet in your {H} house.
`;
export const HI_4 = `
# planet_sign
gpt आपके {P} ने {S} राशि में जगह ली है।
neg! {P} का {S} में होना आपकी कुंडली में नहीं है।
# planet_house
gpt {P} आपके {H} भाव में बैठकर धैर्य सिखाता है।
comp {P} {H:sk}स्थ है।
neg! {H} भाव में {P} मौजूद नहीं है।
# lagna
gpt {S} लग्न में जन्म होने से आप व्यवस्थित हैं।
# lordship
gpt आपके लिए {H} भाव का स्वामी ग्रह {P} है।
# lord_place
gpt {H} भाव का स्वामी {J} भाव में जाकर बैठा है।
# dignity
gpt {P} आपके यहाँ {G} है।
# retrograde
gpt {P} आपकी कुंडली में वक्री चल रहा है।
# conjunction
gpt {P} और {Q} एक ही भाव में हैं।
# aspect
gpt {P} {Q} पर दृष्टि रखता है।
# varga
gpt {V} में {P} {S} में बैठा है।
# karaka
gpt {P} को {C} का पद मिला है।
# dasha_running
gpt आप {M} की महादशा से गुज़र रहे हैं।
# maha_edge
gpt {P} की महादशा {E:my} में पूरी होती है।
# transit
gpt आज {P} {S} राशि में है।
# ingress
gpt {P} {D} को {S} में आएगा।
# sade_sati
gpt आपकी साढ़ेसाती अभी जारी है।
# bindus
gpt आपके {H} भाव को {n} बिंदु मिले हैं।
# empty
gpt आपके {H} भाव में कोई ग्रह नहीं है।
`;
export const HG_4 = `
# planet_sign
gpt Aapke {P} ne {S} rashi me jagah li hai.
neg! {P} {S} me to nahi hai.
# planet_house
gpt {P} aapke {H} ghar me baithkar sabar sikhata hai.
forum {H:n} me {P:en} baitha hai tera
# lagna
gpt {S} lagna me janm hua hai aapka.
# lordship
gpt Aapke liye {H} ghar ka malik {P} hai.
# lord_place
gpt {H} ghar ka swami {J} ghar me jaakar baitha hai.
# dignity
gpt {P} aapke yahan {G} hai.
# conjunction
gpt {P} aur {Q} ek hi ghar me hain.
# aspect
gpt {P} {Q} par drishti daal raha hai.
# varga
gpt {V} me {P} {S} me baitha hai.
# dasha_running
gpt Aap {M} ki mahadasha se guzar rahe hain.
# maha_edge
gpt {P} ki mahadasha {E:my} me khatam hoti hai.
# transit
gpt Aaj {P} {S} rashi me hai.
# sade_sati
gpt Aapki sade sati abhi jaari hai.
# empty
gpt Aapke {H} ghar me koi grah nahi hai.
`;
