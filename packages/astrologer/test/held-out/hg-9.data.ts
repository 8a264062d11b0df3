/** Hinglish corpus 9: whole answers of several sentences, one of which may be false. Lines as in corpus 1. */
export const HG_9 = `
# placed
answer Accha sawal hai. Aapka {P} {S} rashi mein hai. Ye {H} ghar mein baitha hai. Sabar rakhiye.
answer Pehle kundli dekhte hain. {P} {H} ghar mein hai, {S} rashi mein. Isliye mehnat pehle, phal baad mein.
# two
answer Kaam sudhrega. {P} aapke {H} ghar mein hai. {Q} {J} ghar mein hai. Dono ko samjhiye.
# lord_named
answer {H} ghar dekhiye. Iska swami {P} hai. Wo {J} ghar mein baitha hai. Phal der se milta hai.
# house_full
answer Aapka {H:nom} ghar {S} rashi ka hai. Uska swami {P} {J} ghar mein hai. Yahi chaabi hai.
# dasha_running
answer Samay ki baat karein. Aapki {M} ki mahadasha chal rahi hai. Antardasha {X} ki hai. Sabar rakhiye.
# transit_full
answer Abhi ka gochar dekhein. {P} {S} rashi mein hai. Ye aapka {H:nom} ghar hai.
# conjunction
answer Ek baat khaas hai. {P} aur {Q} saath baithe hain. Dono milkar asar daalte hain.
# retrograde
answer {P} par dhyan dein. Ye vakri hai. Jaldi mat kijiye.
# lagna_lord
answer Aapka lagna {S} hai. Lagnesh {P} hai. Wo {H} ghar mein hai.
# axis
answer Rahu {H} ghar mein hai. Ketu {J} ghar mein hai. Balance rakhiye.
`;
