import { type StreamEdit, withCapitals } from './stream-edits.ts'
import { type ReplacedWord, replaceTranslations } from './target-words.ts'

const replaced: readonly ReplacedWord[] = [
  ['trucar<vblex>', 'trucar<', 'llamar<'],
  ['cargol<n>', 'caracol<', 'tornillo<'],
  ['clau<n>', 'clave<', 'llave<'],
  ['lliurar<vblex>', 'librar<', 'entregar<'],
  ['recerca<n>', 'investigación<', 'búsqueda<'],
  ['oli<n>', 'óleo<', 'aceite<'],
]

/** Catalan words that the dictionary translates by the wrong Spanish word. */
export const spanishWords: readonly StreamEdit[] = [
  ...replaceTranslations(replaced),
  // "30 days net", "net price"; elsewhere it is "clean".
  ['(\\^(dia|pes|preu|import)<n>[^$]*\\$ \\^net<adj>[^/$]*)/[^$]*(neto<[^/$]*)[^$]*\\$', '\\1/\\3$'],
]

/** Catalan forms with a reading that is hardly ever meant in what our own rules produce. */
const readings: readonly (readonly [form: string, reading: string])[] = [
  ['clau', 'clau<n><f><sg>'],
  ['lliure', 'lliure<adj><mf><sg>'],
  ['lliures', 'lliure<adj><mf><pl>'],
  ['obri', 'obrir<vblex><imp><p3><sg>'],
  ['ompli', 'omplir<vblex><imp><p3><sg>'],
  ['parlar', 'parlar<vblex><inf>'],
  ['sent', 'sentir<vblex><pri><p3><sg>'],
  ['tanca', 'tancar<vblex><pri><p3><sg>'],
  ['ulleres', 'ulleres<n><f><pl>'],
]

const keepReadings = (kept: typeof readings): readonly StreamEdit[] =>
  kept.flatMap(([form, reading]) =>
    withCapitals((capitalize) => [`\\^${capitalize(form)}/[^$]*`, `^${capitalize(form)}/${reading}`]),
  )

/** Keeps one reading of these forms before the tagger chooses. */
export const catalanReadings = keepReadings(readings)
export const catalanCommands = keepReadings(readings.filter(([, reading]) => reading.includes('<imp>')))

/** Spanish nouns whose gender is not that of the Catalan noun, so that participles after them have the wrong one. */
const otherGender = { m: 'pedido|dato', f: 'entrega|cuenta|señal' }

export const spanishGrammar: readonly StreamEdit[] = [
  // "Thank you for choosing", "stay home", "do not hesitate to"
  ['(\\^[Gg]racias<[^$]*\\$) \\^para<pr>', '\\1 ^por<pr>'],
  [
    '\\^quedar<vblex><inf>\\$ \\^en<pr>\\$ \\^casa<',
    '^quedar<vblex><inf>+se<prn><enc><ref><p3><mf><sp>$ ^en<pr>$ ^casa<',
  ],
  ['(\\^dudar<vblex>[^$]*\\$) \\^para<pr>', '\\1 ^en<pr>'],
  // "I am sorry for"
  ...sorry('me', 'sg'),
  ...sorry('nos', 'pl'),
  // At the start of a sentence only: elsewhere the noun may belong to another, as in "the invoice for your order was sent".
  ...Object.entries(otherGender).map(
    ([gender, nouns]): StreamEdit => [
      `(\\^[A-Z][^<$]*<det>[^$]*\\$ (\\^[^<$]+<adj>[^$]*\\$ )?\\^(${nouns})<n><${gender}>(<[a-z]+>)\\$( \\^[^<$]+<(adj|adv|vbhaver|vbser|vbmod)>[^$]*\\$)+ \\^[^<$]+<vblex><pp>)<[mf]>\\4`,
      `\\1<${gender}>\\4`,
    ],
  ),
]

function sorry(pronoun: string, number: string): readonly StreamEdit[] {
  return withCapitals((capitalize) => [
    `\\^${capitalize(pronoun)}<prn><pro>[^$]*\\$ \\^saber<vblex><pri><p3><sg># mal\\$ \\^(por|para)<pr>\\$`,
    `^${capitalize('lamentar')}<vblex><pri><p1><${number}>$`,
  ])
}
