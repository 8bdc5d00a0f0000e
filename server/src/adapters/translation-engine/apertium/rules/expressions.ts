import { type StreamEdit, withCapitals } from './stream-edits.ts'

/**
 * Expressions of several words that mean more than their words: English words in a row, and the words with their
 * translations that take their place. A number stands for the other tags of the word at that place, `*` for the whole
 * word, and `_` for a space within a word.
 */
const expressions: readonly (readonly [english: string, replacement: string])[] = [
  // What must not be done is forbidden; Catalan would say that it need not be done.
  ['must<vbmod> not<adv>', 'must<vbmod>1/poder<vbmod>1 *'],
  // Health
  ['emergency<n> room<n>', 'emergency<n>1/urgència<n><f><pl> room<n>2/sala<n><f>2'],
  ['waiting<n> room<n>', 'waiting<n>1/espera<n><f>1 room<n>2/sala<n><f>2'],
  ['blur<vblex> vision<n>', 'blurred<adj>/borrós<adj> vision<n>2/visió<n><f>2'],
  ['side<n> effect<n>', 'secondary<adj>/secundari<adj> effect<n>2/efecte<n><m>2'],
  ['room<n> temperature<n>', 'ambient<adj>/ambiental<adj><mf> temperature<n>2/temperatura<n><f>2'],
  ['medical<adj> record<n>', 'medical<adj>/mèdic<adj> record<n>2/expedient<n><m>2'],
  ['legal<adj> guardian<n>', 'legal<adj>/legal<adj><mf> guardian<n>2/tutor<n><GD>2'],
  ['blood<adj> test<n>', 'blood<adj>/sanguini<adj> test<n>2/anàlisi<n><f>2'],
  ['ask<vblex> question<n>', 'make<vblex>1/fer<vblex>1 question<n>2/pregunta<n><f>2'],
  ['any<det> time<n>', 'any<det><ind><sp>/qualsevol<det><ind><mf><ND> moment<n>2/moment<n><m>2'],
  ['anything<prn> else<adv>', 'something<prn>1/alguna_cosa<prn><tn><nt><sg> else<adv>/més<adv>'],
  ['(minute|hour|day)<n> early<adv>', '* early<adv>/abans<adv>'],
  // Work
  ['free<(adj|adv)> of<pr>', 'without<pr>/sense<pr>'],
  ['hard<adj> hat<n>', 'helmet<n>2/casc<n><m>2'],
  ['lunch<n> break<n>', 'lunch<n>1/dinar<n><m>1 break<n>2/descans<n><m>2'],
  [
    'leave<vblex> the<det> building<n>',
    'leave<vblex>1/abandonar<vblex>1 the<det>2/el<det><def><GD><ND> building<n>3/edifici<n><m>3',
  ],
  // Trade
  ['free<adj> (shipping|delivery|sample|trial|download)<n>', 'free<adj>/gratuït<adj> *'],
  ['full<adj> (payment|refund)<n>', 'full<adj>/íntegre<adj> *'],
  ['payment<n> term<n>', 'payment<n>1/pagament<n><m>1 term<n>2/condició<n><f>2'],
  ['amount<n> due<adj>', 'amount<n>1/import<n><m>1 due<adj>/pendent<adj><mf>'],
  ['(customs|custom|import)<n> duty<n>', 'customs<n>1/duana<n><f><sg> duty<n>2/dret<n><m>2'],
  ['of<pr> receipt<n>', 'of<pr>/de<pr> receipt<n>2/recepció<n><f>2'],
  ['(upon|on)<pr> receipt<n>', 'at<pr>/a<pr> the<det><def><sp>/el<det><def><GD><ND> receipt<n>2/recepció<n><f>2'],
  ['depend<vblex><(ger|pprs|subs)> on<(pr|adv)>', 'according_to<pr>/segons<pr>'],
  ['price<n> quote<vblex>', 'quote<n><sg>/pressupost<n><m><sg>'],
  ['third<adj> party<n>', 'third<adj>1/tercer<adj><ord><GD><ND> person<n>2/persona<n><f>2'],
  ['into<pr> force<n>', 'in<pr>/en<pr> force<n>2/vigor<n><m>2'],
  // Software
  ['drag<vblex> and<cnjcoo> drop<vblex>', 'drag<vblex>1/arrossegar<vblex>1'],
  [
    'enter<vblex> (the|your|a)<det> (code|password|name|number|address|date|amount)<n>',
    'enter<vblex>1/introduir<vblex>1 * *',
  ],
  ['late<adj><sint><sup> (version|news|update|model)<n>', 'last<adj><ord>/últim<adj><GD><ND> *'],
  // Emails
  ['let<vblex> prpers<prn> know<vblex>', 'notify<vblex>1/avisar<vblex>1 *'],
  [
    'please<ij> find<vblex> attach<vblex>',
    'please<ij>/per_favor<ij> find<vblex>2/trobar<vblex>2 attached<adj>/adjunt<adj>',
  ],
  ['attach<vblex><pp> prpers<prn><subj>', 'attached<adj>/adjunt<adj> *'],
  [
    'look<vblex> forward<adv> to<pr> hear<vblex> from<pr> prpers<prn><obj><p2>',
    'await<vblex>1/esperar<vblex>1 your<det><pos><sp>/el_vostre<det><pos><GD><ND> answer<n><sg>/resposta<n><f><sg>',
  ],
]

/** Puts expressions together between the bilingual dictionary and the pair's own choice. */
export const englishExpressions: readonly StreamEdit[] = expressions.flatMap(([english, replacement]) =>
  withCapitals((capitalize) => writeEdit(capitalize(english), replacement, capitalize)),
)

function writeEdit(english: string, replacement: string, capitalize: (word: string) => string): StreamEdit {
  const replaced = replacement.split(' ')
  const words: { readonly pattern: string; readonly group: number }[] = []
  let groups = 0
  for (const [index, word] of english.split(' ').entries()) {
    const pattern = replaced[index] === '*' ? `(\\^${word}[^$]*\\$)` : `\\^${word}((<[a-z0-9]+>)*)/[^$]*\\$`
    const own = word.split('(').length - 1
    words.push({ pattern, group: groups + 1 + (replaced[index] === '*' ? 0 : own) })
    groups += pattern.split('(').length - 1
  }
  const written = replaced.map((word, index) => {
    if (word === '*') return `\\${words[index]?.group}`
    const [source = '', target = ''] = (index === 0 ? word.split('/').map(capitalize) : word.split('/')).map((side) =>
      side.replaceAll('_', ' ').replace(/>(\d)/g, (_, place: string) => `>\\${words[Number(place) - 1]?.group}`),
    )
    return `^${source}/${target}$`
  })
  return [words.map(({ pattern }) => pattern).join(' '), written.join(' ')]
}
