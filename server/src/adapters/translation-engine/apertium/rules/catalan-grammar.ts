import { type StreamEdit, withCapitals } from './stream-edits.ts'

const days = 'dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge'
const people =
  'metge|doctor|infermer|supervisor|client|director|dentista|farmacèutic|comprador|venedor|empleat|treballador'
const months = 'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre'
const hours = 'dos|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze'
/** Participles and others that say how something is after "to be". */
const states =
  '(tancar|obrir|connectar|incloure|permetre|prohibir|planificar|programar|situar|autoritzar)<vblex><pp>|(disponible|llest|subjecte|content)<adj>|fora de<pr>|en<pr>\\$ \\^ús<n>'
const tags = '(<[a-z0-9]+>)+'
/** A word after which no verb or noun follows that the words before could belong to. */
const noNoun = '[^$^]*\\^[^<$]*<(sent|cm|adv|cnjcoo|cnjadv|pr)>'

const finite =
  '(\\^[^<$]+<prn><pro>[^$]*\\$ )?(\\^[^<$]+<vb(lex|ser|mod)><(imp|pri|fti|cni|ifi)>[^$]*\\$|\\^haver<vbhaver>[^$]*\\$ \\^[^<$]+<v[a-z]+><pp>[^$]*\\$)'

/** Corrects Catalan before it is written out, where the pair has no rule. */
export const catalanGrammar: readonly StreamEdit[] = [
  // "Make sure that", "sit down"
  ...withCapitals((capitalize) => [
    `\\^${capitalize('fer')}(<vblex><imp>)<p2><sg>\\$ \\^segur<[^$]*\\$ (\\^que<cnjsub>\\$ )?(\\^[^<$]+<(det|cnjsub|prn)>)`,
    `^${capitalize('assegurar')}\\1<p2><sg>+et<prn><enc><p2><mf><sg>$ ^de<pr>$ ^que<cnjsub>$ \\3`,
  ]),
  ...withCapitals((capitalize) => [
    `\\^${capitalize('seure')}(<vblex><imp>)<p2><sg>`,
    `^${capitalize('asseure')}\\1<p2><sg>+et<prn><enc><p2><mf><sg>`,
  ]),
  ...withCapitals((capitalize) => [
    `\\^${capitalize('subscriure')}(<vblex><imp>)<p2><sg>\\$`,
    `^${capitalize('subscriure')}\\1<p2><sg>+et<prn><enc><p2><mf><sg>$`,
  ]),
  // "Do not have to", "need not": French and Italian would forbid it otherwise.
  ['(\\^[Nn]o<adv>\\$) \\^haver<vbmod>(<(pri|pii|fti|ifi)><[^#$]*)# de\\$', '\\1 ^necessitar<vblex>\\2$'],
  ['(\\^[Nn]ecessitar<vblex>[^$]*\\$) \\^per( a)?<pr>\\$ (\\^[^<$]+<v[a-z]+><inf>)', '\\1 \\3'],
  ['\\^Necessitar(<vblex>[^$]*\\$) \\^no<adv>\\$ (\\^[^<$]+<v[a-z]+><inf>)', '^No<adv>$ ^necessitar\\1 \\2'],
  ['\\^necessitar(<vblex>[^$]*\\$) \\^no<adv>\\$ (\\^[^<$]+<v[a-z]+><inf>)', '^no<adv>$ ^necessitar\\1 \\2'],
  // "Never": other languages know "mai" after the verb only.
  [`\\^Mai<adv>\\$ (${finite})`, '^No<adv>$ \\1 ^mai<adv>$'],
  [`\\^mai<adv>\\$ (${finite})`, '^no<adv>$ \\1 ^mai<adv>$'],
  // "Before you open"
  ['(\\^[Aa]bans que<cnjadv>\\$ \\^[^<$]+<vb[a-z]+>)<pri>', '\\1<prs>'],
  // "Click the button"
  ['(# clic\\$) (\\^[^<$]+<det>)', '\\1 ^en<pr>$ \\2'],
  // "In case of fire"
  ['\\^Per si de cas<adv>\\$ \\^de<pr>', '^En cas de<pr>'],
  ['\\^per si de cas<adv>\\$ \\^de<pr>', '^en cas de<pr>'],
  // "On January 1", "until December 31", "Thursday afternoon"
  [
    `(\\^(en|de)<pr>\\$ )?\\^(${months})<n>(${tags})\\$ \\^([0-9]{1,2})<num>`,
    '^el<det><def><m><sg>$ ^\\6<num>$ ^de<pr>$ ^\\3<n>\\4',
  ],
  [
    `\\^(matí|tarda|nit)<n>(${tags})\\$ \\^de<pr>\\$ \\^(${days})<([^$]*)\\$`,
    '^el<det><def><m><sg>$ ^\\4<\\5$ ^a<pr>$ ^el<det><def>\\2$ ^\\1<n>\\2$',
  ],
  // "On March 3, 2027", "before 15 June 2027"
  [`(\\^de<pr>\\$)(\\^(${months})<)`, '\\1 \\2'],
  [`(\\^[0-9]{1,2}<num>\\$) \\^(${months})<`, '\\1 ^de<pr>$ ^\\2<'],
  [`(\\^(${months})<n>${tags}\\$) (\\^[12][0-9]{3}<num>)`, '\\1 ^de<pr>$ \\4'],
  [`\\^en<pr>\\$ (\\^[0-9]{1,2}<num>\\$ \\^de<pr>\\$ \\^(${months})<)`, '^el<det><def><m><sg>$ \\1'],
  [
    `(\\^(fins|fins a|abans de|després de|des de|que|per|per a)<[a-z]+>\\$) (\\^[0-9]{1,2}<num>\\$ \\^de<pr>\\$ \\^(${months})<)`,
    '\\1 ^el<det><def><m><sg>$ \\3',
  ],
  // "Until Monday", "on Monday", "at nine"
  [`\\^(per a|per|fins|fins a|des de)<pr>\\$ \\^(${days})<`, '^\\1<pr>$ ^el<det><def><m><sg>$ ^\\2<'],
  [`\\^en<pr>\\$ \\^(${days})<`, '^el<det><def><m><sg>$ ^\\1<'],
  [`\\^a<pr>\\$ (\\^(${hours})<num>[^$]*\\$${noNoun})`, '^a<pr>$ ^el<det><def><f><pl>$ \\1'],
  // "Thank you for", "a fever"
  ['(\\^[Gg]ràcies<ij>\\$) \\^per a<pr>', '\\1 ^per<pr>'],
  ['\\^un<det><ind><f><sg>\\$ \\^febre<', '^febre<'],
  // "You are pregnant", "the valve is closed", "we are happy to help"
  [`\\^ser<vbser>(${tags})\\$ \\^embarassat<adj><m><sg>`, '^estar<vblex>\\1$ ^embarassat<adj><f><sg>'],
  ...withCapitals(
    (capitalize): StreamEdit => [
      `\\^${capitalize('ser')}<vbser>(<(pri|fti|cni)>${tags})\\$ (\\^[^<$]+<adv>\\$ )?(\\^(${states}))`,
      `^${capitalize('estar')}<vblex>\\1$ \\4\\5`,
    ],
  ),
  ...withCapitals(
    (capitalize): StreamEdit => [
      `\\^${capitalize('ser')}<vbser>(<pri>${tags})\\$ \\^feliç<adj><mf>(<[a-z]+>)\\$ \\^de<pr>`,
      `^${capitalize('estar')}<vblex>\\1$ ^encantat<adj><m>\\3$ ^de<pr>`,
    ],
  ),
  ...withCapitals(
    (capitalize): StreamEdit => [
      `\\^${capitalize('ser')}<vbser>(<pri><p2>${tags})\\$ (\\^segur<adj>${tags}\\$) (\\^que<cnjsub>)`,
      `^${capitalize('estar')}<vblex>\\1$ \\3 ^de<pr>$ \\5`,
    ],
  ),
  // "To read it again"
  [`(<inf>|<ger>)\\$ \\^(el|ho|em|ens)<prn><pro>(${tags}\\$${noNoun})`, '\\1+\\2<prn><enc>\\3'],
  // "Do not eat or drink anything", "before cleaning or repairing it", "while loading", "decide not to go"
  [
    `(\\^[Nn]o<adv>\\$ \\^[^<$]+<vblex>(<imp><p2><[a-z]+>)\\$ (\\^[^<$]+<(det|adj|n)>[^$]*\\$ )*)\\^o<cnjcoo>\\$ (\\^[^<$]+<vblex>)<inf>`,
    '\\1^ni<cnjcoo>$ \\5\\2',
  ],
  [`(\\^[Nn]o<adv>\\$ [^.:;?!$]*(\\$[^.:;?!$]*){0,6})\\^qualsevol cosa<prn><tn><nt><sg>`, '\\1^res<prn><tn><nt>'],
  ['(<inf>\\$ (\\^[^<$]+<(det|adj|n)>[^$]*\\$ )*\\^[io]<cnjcoo>\\$ \\^[^<$]+<vblex>)<ger>', '\\1<inf>'],
  ['\\^(abans|Abans) que<cnjadv>\\$ (\\^[^<$]+<vblex>)<ger>', '^\\1 de<pr>$ \\2<inf>'],
  ['\\^mentre<cnjadv>\\$ (\\^[^<$]+<vblex>)<ger>', '^en<pr>$ \\1<inf>'],
  ['(<vblex>[^$]*\\$ \\^no<adv>\\$) \\^per<pr>\\$ (\\^[^<$]+<vblex><inf>)', '\\1 \\2'],
  // "Could not be loaded": it was not, rather than it would not be.
  [
    '(\\^[Nn]o<adv>\\$ \\^es<prn>[^$]*\\$ )\\^poder<vbmod><cni>(<p3><[a-z]+>)',
    '\\1^haver<vbhaver><pri>\\2$ ^poder<vbmod><pp><m><sg>',
  ],
  // "Clean and dry", "all employees", "what happens", "responsible for", "as we said", "neither party"
  [`(<adj>(<f><sg>|<f><pl>|<m><pl>)\\$ \\^[io]<cnjcoo>\\$ \\^[^<$]+<adj>)<m><sg>(\\$${noNoun})`, '\\1\\2\\3'],
  [
    '\\^([Tt]ot)<prn><tn><m><sg>\\$ (\\^(el|el seu|el nostre|el vostre|el meu)<det><[a-z]+>(<[mf]><pl>))',
    '^\\1<predet>\\4$ \\2',
  ],
  ['\\^([Tt]ot)<prn><tn><m><sg>\\$ (\\^[^<$]+<n>(<[mf]><pl>)\\$)', '^\\1<predet>\\3$ ^el<det><def>\\3$ \\2'],
  ['\\^el que<rel><an><m><sg>', '^allò<prn><tn><nt>$ ^que<rel><an><mf><sp>'],
  [`(\\^responsable<adj>${tags}\\$) \\^per( a)?<pr>`, '\\1 ^de<pr>'],
  [`(\\^subjecte<adj>${tags}\\$) \\^de<pr>`, '\\1 ^a<pr>'],
  ['\\^Com<pr>\\$ (\\^[^<$]+<v[a-z]+>)', '^Tal com<cnjadv>$ \\1'],
  ['\\^Ni<cnjcoo>\\$ \\^el<det>[^$]*\\$ \\^part<n>', '^Cap<det><ind><mf><sg>$ ^part<n>'],
  // "Only trained staff may": the pair moves "only" to the verb, which means something else.
  [
    '\\^([A-Z][^<$]*<n>(<[mf]><[a-z]+>)\\$( \\^[^<$]+(<adj>|<vblex><pp>)[^$]*\\$)*) \\^només<adv>\\$ (\\^(poder|haver)<vbmod>)',
    '^Només<adv>$ ^el<det><def>\\2$ ^\\1 \\5',
  ],
  // "Stay home", "drive you home", "feel tired"
  ['(<vblex>[^$]*\\$) \\^casa<n><f><sg>', '\\1 ^a<pr>$ ^casa<n><f><sg>'],
  ['(\\^sentir<vblex><pri><p2><sg>\\$ \\^(millor|bé|malament|pitjor)<adv>)', '^et<prn><pro><p2><mf><sg>$ \\1'],
  [
    '(<vbmod><[a-z]+>)<p2><sg>\\$ \\^sentir<vblex><inf>\\$ (\\^[^<$]+(<adj>|<vblex><pp>))',
    '\\1<p2><sg>$ ^sentir<vblex><inf>+et<prn><enc><p2><mf><sg>$ \\2',
  ],
  ['\\^adjunt<adj><m><sg>\\$ (\\^[^<$]+<det><[a-z]+>(<[mf]><[a-z]+>))', '^adjunt<adj>\\2$ \\1'],
  // "Ask your doctor"
  [
    `(\\^(Preguntar|Dir|Informar|Trucar|Notificar|preguntar|dir|informar|trucar|notificar)<vblex>${tags}\\$) (\\^[^<$]+<det>${tags}\\$ \\^(${people})<n>)`,
    '\\1 ^a<pr>$ \\4',
  ],
]
