/** Lines as a good model writes them in Hinglish with facts left open, about the chart of the tests. Each is true and worth showing. */
export const SLOT_LINES_HG = `
Kaam tab chalta hai jab aap khud push karte ho, kyunki {{lord-10}}.
{{lord-10}}, isliye aapka naam un kaamon se banta hai jo doosre chhod dete hain.
Short answer haan hai, bas thoda ruk ke: {{win-10-a}}.
{{win-10-now}}, to apni baat likh kar rakhne ka sahi time hai.
{{planet-mars}}, aur mushkil din me bhi aap haath nahi rokte.
{{planet-mars}}, isliye aap jaldi start karte ho aur der se thakte ho.
{{planet-saturn}}, isliye patience aapko talent se zyada deta hai.
{{planet-jupiter}}, aur log aap par jaldi bharosa karte hain.
{{planet-venus}}, isliye pyaar se boli baat aapke liye darwaze kholti hai.
{{planet-moon}}, aur ghar me hi aapki battery charge hoti hai.
Aapka mood aas-paas ke logon se badalta hai, kyunki {{planet-moon}}.
{{planet-sun}}, isliye recognition seedhe raaste se kam milti hai.
{{planet-mercury}}, aur likh kar sochne se baat clear hoti hai.
{{planet-rahu}}, isliye kuch naya try karne ki bhookh rehti hai.
{{planet-ketu}}, aur sirf paisa aapko zyada der nahi baandhta.
{{lagna}}, isliye aap room ka mahaul pehle hi samajh lete ho.
{{lagna-star}}, matlab jo chhoot jaata hai wo kisi aur roop me laut aata hai.
{{lagna-star#lord}}, isliye acche teacher aapki life me bada mod laate hain.
{{star-moon}}, isliye ghar ki ladai aapki neend le jaati hai.
{{star-moon#lord}}, aur andar ek ambition hai jo aap kam batate ho.
{{dignity-saturn}}, isliye result late aata hai par tikta hai.
{{dignity-mars}}, aur aapki baat me weight rehta hai.
{{dignity-moon}}, isliye rest plan karna padta hai.
{{dispositor-sun}}, isliye confidence umar ke saath badhta hai.
{{dispositor-moon}}, aur mann ki shanti apno se judi hai.
{{house-10}}, isliye kaam me thodi movement aapko pasand hai.
{{house-10#occupants}}, aur isse aapki reputation banti hai.
{{house-7}}, isliye aap thehre hue nature ka partner chahte ho.
{{house-1#occupants}}, isliye first impression aap khud bana sakte ho.
{{house-4}}, aur aap aisa ghar chahte ho jahan sabki suni jaye.
{{house-2#occupants}}, isliye saving auto-debit se ho to better hai.
{{lord-7}}, isliye partner kaam ya kisi zimmedari ke through mil sakta hai.
{{lord-2}}, matlab paisa waves me aata hai, thoda reserve rakhiye.
{{lord-9}}, aur seva karte hue luck aapse milta hai.
{{lord-4}}, isliye ghar aapke naam se juda hai.
{{planet-mars#rules}}, isliye bachche aur career ek hi dhaage se bandhe hain.
{{planet-mars#motion}}, aur ek baar decide kar lo to aap peeche nahi hat-te.
{{planet-mercury#combustion}}, isliye aapke words apni chamak rakhte hain.
{{transit-saturn}}, aur padhai ya travel ka pressure isi se hai.
{{transit-jupiter}}, isliye help jitni door lagti hai utni door nahi.
{{transit-rahu}}, isi se in mahino ki bechaini samajh aati hai.
{{transit-moon}}, to aaj thoda bada socho.
{{ingress-jupiter-leo-1}}, aur ghar ke paison ka rang badalta hai.
Thodi raahat {{ingress-jupiter-leo-1|span}} shuru hoti hai.
{{dasha-now}}, isliye ye naya shuru karne ka nahi, poora karne ka time hai.
{{dasha-now}}, aur iska sabak hai order.
Ye phase {{dasha-now|span}} rehta hai, phir apne aap halka hota hai.
{{dasha-next}}, aur uske saath pace badal jaati hai.
{{dasha-saturn}}, un saalon me aapne akele khade hona seekha.
{{dasha-jupiter}}, isliye bachpan me kisi guru ka haath raha.
Jo {{dasha-saturn|span}} shuru hua tha, uski jhalak ab soft roop me lautti hai.
{{dasha-mercury-saturn}}, aur tab tak mehnat pehle, phal baad me.
Bhaari zimmedari {{dasha-mercury-saturn|span}} rehti hai, phir load kam hota hai.
{{dasha-venus}}, aur pehle ke comparison me ye aaram ka daur hai.
Agar job change ruk sakta hai to {{win-10-a|span}} rakho.
Salary ki baat {{win-10-now|span}} karo, tab log sunne ke mood me hote hain.
{{win-10-now}}; usse pehle chup-chaap tayyari karo.
{{win-10-a}}, isliye pehle ke mahine practice ke hain.
{{sadesati}}, isliye abhi ka bojh kisi aur wajah se hai.
{{sadesati}}, to uski tension chhodiye.
Nahi, {{dosha-mangal}}, isliye shaadi me uski koi rukawat nahi hai.
{{dosha-mangal}}, chahe kisi ne kuch bhi kaha ho.
Haan, {{dosha-kemadruma}}, aur naam jitna darawna hai utna nahi.
{{dosha-pitru}}, seedhi baat me papa ki side se baat suljhaiye.
{{dosha-kala_sarpa}}, isliye wo darr chhod dijiye.
{{yoga-sarasvati}}, aur seekhna aapke liye har umar me easy hai.
{{yoga-bheri}}, isliye thodi barkat saath chalti hai.
{{karaka-AK}}, isliye aatma ki chaah logon ke saath shanti hai.
{{karaka-AmK}}, aur writing, accounts, teaching ya trade aapko suit karta hai.
{{arudha-AL}}, isliye duniya aapko jitna soft dekhti hai, aap utne soft nahi ho.
{{arudha-A2}}, aur log sochte hain aapke paas zyada hai.
{{varga-D9-lagna}}, isliye shaadi me wahi narmi phir aati hai.
{{varga-D10-lagna}}, isliye aapke kaam me imagination chahiye.
{{varga-D10-sun}}, aur akele se better aap partnership me chalte ho.
{{varga-D9-mercury#dignity}}, isliye rishte aur deal me aapki baat maani jaati hai.
{{sav-10}}, aur steady kaam ke liye ye kaafi hai.
{{sav-1}}, isliye aap dikhane se pehle thak jaate ho.
{{shadbala-moon}}, isliye aapki feelings me weight hai.
{{bhavabala-1}}, aur aapki mehnat halaat par bhaari padti hai.
{{aspect-saturn}}, aur ye sab dheere bante hain par tikte hain.
{{aspect-jupiter}}, isliye salah time par milti hai.
{{aspected-1}}, isliye aap tez bhi ho aur samajhdar bhi.
{{conj-jupiter-venus}}, aur office me dono ka sukh milta hai.
{{conj-mars-saturn}}, isliye andar accelerator aur brake saath chalte hain.
{{exchange-mars-jupiter}}, isliye mehnat aur luck jagah badalte rehte hain.
{{tithi}}, aur peak ke baad aapka kaam nikharta hai.
{{vara}}, isse business wali phurti aati hai.
{{nitya-yoga}}, isliye khushi aapse door nahi hai.
{{birth-date}}, aur {{birth-time}}; poori calculation isi se hai.
{{age}}, isliye late nahi hua hai.
{{planet-jupiter}}, aur {{planet-venus}}; dono milkar kaam me aapki izzat badhate hain.
Ek taraf {{planet-jupiter}}; doosri taraf {{planet-saturn}}.
Job ka side thoda bhaari hai, kyunki {{lord-6}}.
Dono raaste khule hain, pehle ke peeche kuch zyada hai: {{house-10#occupants}}.
Direction ka bharosa mujhe zyada hai, mahine ka kam.
Isme koi promise nahi hai, bas raasta khula dikhta hai.
Har hafte ek result likho aur usko dikhao jo decide karta hai.
Faisle se pehle mummy se baat karo.
Har mahine thoda alag rakho, chahe kitna bhi kam ho.
Gusse me resign mat karo; ek raat so kar subah baat karo.
Aapne pehle promotion ke baare me poocha tha, wo baat ab bhi waisi hi hai.
Short me: pehle kaam, phir ghar, aur shaadi dono ke baad bhi ho sakti hai.
Thakna haarna nahi hai.
Chhoti aadatein aapko bade plans se aage le jaati hain.
care|Mujhe dukh hai ki aap ye akele seh rahe ho.
care|Please abhi 112 par call karo, ya paas baithe kisi se kaho.
care|Tele-MANAS 14416 par har time koi sunta hai.
care|Batane ke liye thank you; isme himmat lagti hai.
care|Ye kundli se decide nahi hona chahiye; doctor se jaldi milo.
`;

/** More such lines in Hinglish, written after the rules for own words were settled. */
export const LATER_SLOT_LINES_HG = `
{{planet-saturn}}; start slow hota hai aur baad me pair jamte hain.
{{planet-mars}}, isi se adhoora kaam raat me chubhta hai.
{{planet-moon}}, isliye aapke ghar me doston ka mann lagta hai.
{{lord-10}}, aur aage ka raasta us kaam se jaata hai jisse doosre bachte hain.
{{house-10#occupants}}, isliye colleagues aapse advice lete hain.
{{dasha-now}}; ye list banane aur chhote sudhaar ka time hai.
{{dasha-next}}, aur tab simple rehne ki ichchha badhti hai.
Wait ka reason ye hai: {{transit-saturn}}.
{{win-10-a}}, isliye tayyari ke liye kuch mahine hain.
Application {{win-10-now|span}} bhejo aur ek baar follow up karo.
{{dosha-mangal}}, isliye partner ki kundli me wahi dhoondhne ki zaroorat nahi.
{{dosha-pitru}}, aur badon ke saath acche vyavhaar se ye halka hota hai.
{{yoga-sarasvati}}, padhao, likho, sudharo.
{{star-moon}}, isliye jeetne se zyada fairness aapke liye matter karti hai.
Agar aaj chunna ho to main rukne ko kahunga.
Isme jaldi ki koi baat nahi hai.
{{lord-7}}, isliye shaadi aur kaam aapke liye paas-paas chalte hain.
Partner ko patience rakhna hoga, kyunki {{planet-saturn}}.
{{house-7}}; roz ki life me iska matlab hai ki aap dheere choose karte ho aur der tak nibhate ho.
Doosri baat paise ki hai: {{house-2#occupants}}, isliye kharcha wahan hota hai jahan koi dekhta nahi.
Jaldi mat kijiye, kyunki {{dasha-now}}.
Der nahi hui hai; {{dasha-next}}.
Ghabraiye nahi, {{sadesati}}.
{{dosha-mangal}}, isliye jo tension aap laaye the uska base yahan nahi hai.
{{dosha-grahana}}, ye zyada tar bechain mann ki baat hai, kismat ki nahi.
Videsh ke favour me ye hai: {{planet-rahu}}.
{{planet-mercury}}, isliye likhit exam aapko suit karta hai.
{{conj-sun-rahu}}, isliye tareef achhi lagti hai par tikti nahi.
{{aspected-7}}, isliye rishta pehle test hota hai.
{{sav-7}}, partnership ke liye ye theek base hai.
{{shadbala-saturn}}, isliye discipline aapka sahara hai.
{{karaka-DK}}, jo batata hai ki aapko kaisa partner kheenchta hai.
{{varga-D9-saturn}}, aur nibhane ki aadat time ke saath badhti hai.
{{transit-saturn}}, aur abhi ka sabak doori me patience hai.
{{ingress-jupiter-leo-1}}, tab ghar ka mood halka hota hai.
Offer {{win-10-now|span}} aaye to meeting le lo.
{{yoga-sarasvati}}; dobara padhna chaho to der nahi hui.
{{planet-sun#rules}}, isliye income aapki visibility se judi hai.
{{dispositor-mars}}, isliye aapki himmat achhe teachers se samajh leti hai.
{{vara}}, isliye baat karna aapka tool hai.
Kundli ye decide nahi karti; wo dikhati hai ki {{lord-10}}.
Aap lambe time se strong rahe ho, thakne ka haq aapko hai.
Mahine ke end se pehle ek page likho ki aap kaam se kya chahte ho.
Ek kamzor hafta poori zindagi nahi hota.
care|Jo aap bata rahe ho wo violence hai; please aaj hi 181 ya 112 par call karo.
`;
