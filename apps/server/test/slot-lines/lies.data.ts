/** What a careless or hostile model could write around an open place. Shown, each would say what the chart of the tests does not. */
export const LYING_LINES_EN = `
Forget that {{planet-mars}}; the reverse holds.
They told you {{planet-mars}}, which you should not believe.
{{planet-mars}}, or somewhere near it.
{{planet-mars}}, or perhaps in the next one.
{{planet-mars}}, if the record of your birth is right.
{{planet-mars}}, next to the Moon.
{{planet-mars}}, where nothing good ever grows.
{{planet-mars}}, its weakest seat.
{{planet-mars|noun}} is supreme.
{{planet-mars|noun}} has been beaten.
{{planet-mars|noun}} gives nothing.
{{planet-mars|noun}} receives no help from anyone.
{{dasha-now|noun}} is almost done.
{{dasha-now}}, so the Venus years are behind you.
{{dasha-next|noun}} has been with you since last winter.
{{win-10-a|noun}} was in the past.
{{yoga-sarasvati|noun}} does not work in your case.
{{yoga-sarasvati|noun}} is only half there.
{{sadesati}}, and it will never return.
{{lagna}}, ruled by Mars.
{{lagna}}, like your mother's.
Your ninth house is blessed.
Your moon sign is a fixed one.
You will be married before you turn thirty.
In about three years you become a father.
Your dasha changes in March.
Two planets fight in your chart.
Contrary to what you hear, {{planet-mars}} only in part.
{{planet-mars}}, at least in theory.
{{planet-mars}} used to hold.
It would be nice if {{planet-mars}}.
Nothing suggests that {{planet-mars}}.
{{planet-mars}}, although the opposite is the case.
{{planet-mars}}, though in truth it is elsewhere.
{{planet-mars}} is a myth.
The claim that {{planet-mars}} is mistaken.
{{planet-mars}}, and it is at its best there.
{{planet-mars}}, where it is ruined.
{{planet-mars}}, a hopeless position.
{{planet-mars|noun}} is excellent.
{{planet-mars|noun}} is in trouble.
{{planet-mars|noun}} has lost all its power.
{{planet-mars|noun}} joins your moon.
{{planet-mars|noun}} rules everything.
{{planet-mars|noun}} has no effect.
{{planet-mars|noun}} is your ruling planet.
{{dasha-next|noun}} has begun already.
{{dasha-now|noun}} ended long ago.
{{dasha-now|noun}} will start soon.
You finished {{dasha-now|noun}}.
{{dasha-now}}, and three more years follow.
{{dasha-now}}; then comes the time of Venus.
{{yoga-sarasvati|noun}} is formed by the lord of gains.
{{yoga-sarasvati|noun}} was broken.
You were denied {{yoga-sarasvati|noun}}.
Only rich people have {{yoga-sarasvati|noun}}, not you.
{{lord-10}}, in its fall.
{{lord-10}}, hidden behind the Sun's rays.
{{lord-10}}, its enemy's place.
{{lagna}}, like only one in a hundred people.
{{age}}, so you were born in eighty-eight.
{{sadesati}}, but it started in the spring.
Your lucky number is seven and your stone is red.
The eighth is crowded in your case.
You have four planets in one place.
Your rising sign makes you fierce.
You were born under a full moon.
You were born at night.
Your malefics are strong.
The benefics all sit in angles.
Your fifth and ninth support each other.
It is false that {{planet-mars}}.
It is hardly true that {{planet-mars}}.
Nobody could say that {{planet-mars}}.
I doubt that {{planet-mars}}.
Some say that {{planet-mars}}.
Suppose {{planet-mars}}.
Unless {{planet-mars}}, you would rest more.
If only {{planet-mars}}, you would act.
{{planet-mars}} is not the case.
{{planet-mars}}, which is not true.
{{planet-mars}}; this is wrong.
{{planet-mars}}, that is false.
{{planet-mars}} in your brother's chart.
{{planet-mars}}, and this planet is weak.
{{planet-mars}}, which is very strong.
{{planet-mars}}, the strongest of all.
{{planet-mars}}, stronger than any other.
{{planet-mars}}, exalted there.
{{planet-mars}}, retrograde.
{{planet-mars}}, and it looks at your seventh.
{{planet-mars}}, and also in the seventh.
{{planet-mars}}, beside Venus.
{{planet-mars|noun}} is weak.
{{planet-mars|noun}} is fragile.
{{planet-mars|noun}} is powerful.
{{planet-mars|noun}} is dead.
{{planet-mars|noun}} is lucky.
{{planet-mars|noun}} seems afflicted.
{{planet-mars|noun}} stays unaspected.
{{planet-mars|noun}} and {{planet-sun|noun}} meet.
{{yoga-sarasvati|noun}} is missing from your chart.
There is no {{yoga-sarasvati|noun}} for you.
You never had {{yoga-sarasvati|noun}}.
You are without {{yoga-sarasvati|noun}}.
{{yoga-sarasvati|noun}} does not apply to you.
{{yoga-sarasvati|noun}} is not there.
{{yoga-sarasvati|noun}} is cancelled.
If you had {{yoga-sarasvati|noun}}, learning would be easy.
{{dasha-next|noun}} is running now.
{{dasha-now|noun}} is over.
{{dasha-now|noun}} is not running.
{{dasha-now}}, and it ends next year.
{{dasha-now}}, for nine years more.
{{dasha-now}}, until you are forty.
{{dasha-now}}, until March.
{{sadesati}}, but it will begin in two years.
{{sadesati}}, since 2020.
{{house-7}}, which is empty.
{{lagna}}, a fire sign.
{{shadbala-moon}}, more than any other.
{{shadbala-moon}}, the weakest of the seven.
{{win-10-a|noun}} is past.
It will not come {{win-10-a|span}}.
Your Saturn is in the 7th, and {{planet-mars}}.
You were born on a Friday, and {{planet-mars}}.
In your navamsa it is different.
Your seventh lord suffers.
You are a Leo at heart.
A raja yoga makes you rich.
At thirty-five you will marry.
`;
export const LYING_LINES_HI = `
{{planet-mars}}, या उसके आसपास।
{{planet-mars}}, अगर जन्म का समय सही है।
{{planet-mars}}, जहाँ वह हारा हुआ है।
{{planet-mars}}, और वह सबसे ताक़तवर है।
{{dasha-now}}, पर असर ख़त्म है।
{{dasha-now}}, यह लगभग पूरी हो चुकी है।
{{yoga-sarasvati}}, पर वह फल नहीं देगा।
आपके दो ग्रह आपस में लड़ते हैं।
तीस की उम्र से पहले शादी होगी।
आपकी चंद्र राशि स्थिर है।
{{planet-mars}}, कम से कम कहने को।
{{planet-mars}}, असल में उल्टा है।
{{planet-mars}} यह एक भ्रम है।
काश {{planet-mars}}।
{{planet-mars}}, वहाँ वह बहुत ख़राब है।
{{planet-mars}}, और यह सबसे अच्छी जगह है।
{{dasha-now}}, पर वह तो ख़त्म हो चुकी।
{{dasha-now}}; उसके बाद शुक्र आएगा।
{{yoga-sarasvati}}, पर वह टूट गया है।
आप पूर्णिमा को पैदा हुए।
आपका जन्म रात में हुआ।
आपके पाप ग्रह बलवान हैं।
आठवाँ भरा हुआ है।
ऐसा नहीं है कि {{planet-mars}}।
यह सच नहीं कि {{planet-mars}}।
शायद ही {{planet-mars}}।
लोग कहते हैं कि {{planet-mars}}।
मान लीजिए {{planet-mars}}।
अगर {{planet-mars}} तो आप तेज़ होते।
{{planet-mars}}, यह ग़लत है।
{{planet-mars}}, यह सच नहीं है।
{{planet-mars}}, और यह ग्रह कमज़ोर है।
{{planet-mars}}, जो बहुत बलवान है।
{{planet-mars}}, उच्च का।
{{planet-mars}}, वक्री।
{{planet-mars}}, शुक्र के साथ।
{{planet-mars}}, और सातवें भाव को देखता है।
{{dasha-now}}, और अगले साल समाप्त होती है।
{{dasha-now}}, मार्च तक।
{{sadesati}}, पर दो साल में शुरू होगी।
{{win-10-a|span}} यह नहीं होगा।
आप शुक्रवार को जन्मे, और {{planet-mars}}।
पैंतीस की उम्र में विवाह होगा।
आपकी कुंडली में राजयोग है।
`;
export const LYING_LINES_HG = `
{{planet-mars}}, ya uske aas-paas.
{{planet-mars}}, agar janm ka time sahi hai.
{{planet-mars}}, jahan wo haara hua hai.
{{planet-mars}}, aur wo sabse powerful hai.
{{dasha-now}}, par asar khatam hai.
{{dasha-now}}, ye lagbhag poori ho chuki hai.
{{yoga-sarasvati}}, par wo phal nahi dega.
Aapke do grah aapas me ladte hain.
Tees ki umar se pehle shaadi hogi.
Aapki chandra rashi sthir hai.
{{planet-mars}}, kam se kam kehne ko.
{{planet-mars}}, asal me ulta hai.
{{planet-mars}} ye ek bhram hai.
Kaash {{planet-mars}}.
{{planet-mars}}, wahan wo bahut kharab hai.
{{planet-mars}}, aur ye sabse acchi jagah hai.
{{dasha-now}}, par wo to khatam ho chuki.
{{dasha-now}}; uske baad Shukra aayega.
{{yoga-sarasvati}}, par wo toot gaya hai.
Aap purnima ko paida hue.
Aapka janm raat me hua.
Aapke paap grah balwan hain.
Aathvan bhara hua hai.
Aisa nahi hai ki {{planet-mars}}.
Ye sach nahi ki {{planet-mars}}.
Log kehte hain ki {{planet-mars}}.
Maan lo {{planet-mars}}.
Agar {{planet-mars}} to aap tez hote.
{{planet-mars}}, ye galat hai.
{{planet-mars}}, ye sach nahi hai.
{{planet-mars}}, aur ye grah kamzor hai.
{{planet-mars}}, jo bahut strong hai.
{{planet-mars}}, uchch ka.
{{planet-mars}}, vakri.
{{planet-mars}}, Shukra ke saath.
{{planet-mars}}, aur saatve ghar ko dekhta hai.
{{dasha-now}}, aur agle saal khatam hoti hai.
{{dasha-now}}, March tak.
{{sadesati}}, par do saal me shuru hogi.
{{win-10-a|span}} ye nahi hoga.
Aap Friday ko paida hue, aur {{planet-mars}}.
Paintis ki umar me shaadi hogi.
Aapki kundli me raj yog hai.
`;
