import { eitherCase, type StreamEdit, withCapitals } from './stream-edits.ts'

/** English words whose first translation is rarely meant, and which of the dictionary's translations comes first instead. */
const preferred: readonly (readonly [english: string, catalan: string])[] = [
  ['account<n>', 'compte'],
  ['again<adv>', 'un altre cop'],
  ['ask<vblex>', 'preguntar'],
  ['attach<vblex>', 'adjuntar'],
  ['back<n>', 'esquena'],
  ['before<pr>', 'abans de'],
  ['below<adv>', 'a baix'],
  ['benefit<n>', 'benefici'],
  ['bottle<n>', 'ampolla'],
  ['call<vblex>', 'trucar'],
  ['car<n>', 'cotxe'],
  ['card<n>', 'targeta'],
  ['chest<n>', 'pit'],
  ['degree<n>', 'grau'],
  ['deliver<vblex>', 'entregar'],
  ['eat<vblex>', 'menjar'],
  ['elevator<n>', 'ascensor'],
  ['explain<vblex>', 'explicar'],
  ['file<n>', 'fitxer'],
  ['fire<n>', 'incendi'],
  ['form<n>', 'formulari'],
  ['hold<vblex>', 'aguantar'],
  ['keep<vblex>', 'mantenir'],
  ['key<n>', 'clau'],
  ['landlord<n>', 'propietari'],
  ['lift<n>', 'ascensor'],
  ['link<n>', 'enllaç'],
  ['machinery<n>', 'maquinària'],
  ['meeting<n>', 'reunió'],
  ['notice<n>', 'avís'],
  ['power<n>', 'energia'],
  ['replace<vblex>', 'reemplaçar'],
  ['sign<n>', 'senyal'],
  ['start<vblex>', 'començar'],
  ['store<n>', 'botiga'],
  ['take# part<vblex>', 'participar'],
  ['take<vblex>', 'prendre'],
  ['tank<n>', 'dipòsit'],
  ['theft<n>', 'robatori'],
  ['tool<n>', 'eina'],
]

/** Translations that the dictionary lacks: an English word, the translation it has, and the one to use. */
const replaced: readonly (readonly [english: string, from: string, to: string])[] = [
  ['agree# to<vblex>', 'aparaular<vblex>', 'acceptar<vblex>'],
  ['board<n>', 'tauló<n><m>', 'consell<n><m>'],
  ['breakfast<n>', 'esmorzar<n><m>', 'desdejuni<n><m>'],
  ['care<n>', 'cura<n><f>', 'atenció<n><f>'],
  ['doctor<n>', 'doctor<n>', 'metge<n>'],
  ['equipment<n>', 'equipament<n><m>', 'equip<n><m>'],
  ['floor<n>', 'fons<n><m><sp>', 'terra<n><m><sg>'],
  ['knife<n>', 'coltell<n><m>', 'ganivet<n><m>'],
  ['language<n>', 'llengua<n><f>', 'idioma<n><m>'],
  ['leaflet<n>', 'folíol<n><m>', 'fullet<n><m>'],
  ['lemon<n>', 'llima<n><f>', 'llimona<n><f>'],
  ['liable<adj>', 'propens<adj>', 'responsable<adj><mf>'],
  ['medicine<n>', 'medicina<n><f>', 'medicament<n><m>'],
  ['newsletter<n>', 'circular<n><f>', 'butlletí<n><m>'],
  ['order<n>', 'ordre<n><m>', 'comanda<n><f>'],
  ['party<n>', 'festa<n><f>', 'part<n><f>'],
  ['pipe<n>', 'pipa<n><f>', 'tub<n><m>'],
  ['provision<n>', 'provisió<n><f>', 'disposició<n><f>'],
  ['research<n>', 'recerca<n><f>', 'investigació<n><f>'],
  ['ship<vblex>', 'embarcar<vblex>', 'enviar<vblex>'],
  ['shower<n>', 'xàfec<n><m>', 'dutxa<n><f>'],
  ['shipping<n>', 'navili<n><m>', 'enviament<n><m>'],
  ['tap<n>', 'copet<n><m>', 'aixeta<n><f>'],
  ['wall<n>', 'tàpia<n><f>', 'paret<n><f>'],
]

/** Verbs of two words that the dictionary lacks. */
const phrasal: readonly (readonly [verb: string, particle: string, catalan: string])[] = [
  ['switch', 'off', 'apagar'],
  ['turn', 'off', 'apagar'],
  ['switch', 'on', 'encendre'],
  ['fill', 'in', 'emplenar'],
  ['fill', 'out', 'emplenar'],
  ['put', 'out', 'apagar'],
  ['sign', 'in', 'accedir'],
  ['log', 'in', 'accedir'],
  ['sign', 'out', 'sortir'],
  ['log', 'out', 'sortir'],
]

/** Verbs for which the pair's own choice would be another. */
const onlyVerbs: readonly (readonly [verb: string, catalan: string])[] = [
  ['flash', 'parpellejar'],
  ['save', 'guardar'],
  ['tighten', 'ajustar'],
]

/** Edits words between the bilingual dictionary and the pair's own choice, as `^take<vblex><imp>/dur<…>/prendre<…>$`. */
export const catalanWords: readonly StreamEdit[] = [
  ...preferred.map(
    ([english, catalan]): StreamEdit => [
      `\\^(${eitherCase(english)}[^/$]*)((/[^/$]+)*)/(${eitherCase(catalan)}<[^/$]*)`,
      '^\\1/\\4\\2',
    ],
  ),
  ...replaced.flatMap(([english, from, to]) =>
    withCapitals((capitalize) => [`\\^(${capitalize(english)}[^/$]*)/${capitalize(from)}`, `^\\1/${capitalize(to)}`]),
  ),
  ...phrasal.flatMap(([verb, particle, catalan]) =>
    withCapitals((capitalize) => [
      `\\^(${capitalize(verb)}<vblex>[^/$]*)/[^<$]*(<vblex>[^/$]*)[^$]*\\$ \\^${particle}<(adv|pr)>[^$]*\\$`,
      `^\\1/${capitalize(catalan)}\\2$`,
    ]),
  ),
  ...onlyVerbs.flatMap(([verb, catalan]) =>
    withCapitals((capitalize) => [
      `\\^(${capitalize(verb)}<vblex>[^/$]*)/[^<$]*(<vblex>[^/$]*)[^$]*\\$`,
      `^\\1/${capitalize(catalan)}\\2$`,
    ]),
  ),
  ['\\^Rinse<n><sg>/[^$]*\\$ \\^([a-z]+<det>)', '^Rinse<vblex><imp>/Esbandir<vblex><imp>$ ^\\1'],
  ['(\\^[Ss]afety<n>[^$]*\\$ \\^glass<n><pl>)/[^$]*', '\\1/ulleres<n><f><pl>'],
  ['(\\^[Yy]our<det>[^$]*\\$ \\^nail<n><pl>)/[^$]*', '\\1/ungla<n><f><pl>'],
  [
    '(\\^([Tt]he|[Aa]|[Yy]our|[Tt]his|[Ee]ach|[Oo]ur)<det>[^$]*\\$ \\^room<n>(<[a-z]+>))/[^$]*',
    '\\1/habitació<n><f>\\3',
  ],
]
