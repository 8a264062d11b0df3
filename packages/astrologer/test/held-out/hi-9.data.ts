/** Hindi corpus 9: whole answers of several sentences, one of which may be false. Lines as in corpus 1. */
export const HI_9 = `
# placed
answer अच्छा सवाल है। आपका {P} {S} राशि में है। यह {H} भाव में बैठा है। धीरज रखिए।
answer पहले कुंडली देखते हैं। {P} {H} भाव में है, {S} राशि में। इसलिए मेहनत पहले, फल बाद में।
# two
answer काम सुधरेगा। {P} आपके {H} भाव में है। {Q} {J} भाव में है। दोनों को समझिए।
# lord_named
answer {H} भाव देखिए। इसका स्वामी {P} है। वह {J} भाव में बैठा है। फल देर से मिलता है।
answer आपका {H:esh} {P} है। यह {S} राशि में है। संयम रखिए।
# house_full
answer आपका {H:nom} भाव {S} राशि का है। उसका स्वामी {P} {J} भाव में है। यही कुंजी है।
# occupants
answer {H} भाव में हलचल है। वहाँ {P} है। {Q} भी वहीं है।
# dasha_running
answer समय की बात करें। आपकी {M} की महादशा चल रही है। अंतर्दशा {X} की है। धैर्य रखिए।
# maha_edge
answer {P} की महादशा महत्वपूर्ण है। यह {D:my} में शुरू होती है। {E:my} में समाप्त होती है।
# transit_full
answer अभी का गोचर देखें। {P} {S} राशि में है। यह आपका {H:nom} भाव है।
# conjunction
answer एक बात ख़ास है। {P} और {Q} साथ बैठे हैं। दोनों मिलकर असर डालते हैं।
# retrograde
answer {P} पर ध्यान दें। यह वक्री है। जल्दी मत कीजिए।
# lagna_lord
answer आपका लग्न {S} है। लग्नेश {P} है। वह {H} भाव में है।
# axis
answer राहु {H} भाव में है। केतु {J} भाव में है। संतुलन रखिए।
`;
