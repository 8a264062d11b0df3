/** What a careless or hostile model could write around an open place. Shown, each would say what the chart of the tests does not. */
export const LYING_LINES_EN = `
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
