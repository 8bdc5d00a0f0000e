import type { StreamEdit } from './stream-edits.ts'
import {
  addMissingWords,
  chooseTranslations,
  type MissingWord,
  type ReplacedWord,
  replaceTranslations,
} from './target-words.ts'

const missing: readonly MissingWord[] = [
  ['adjunt adjunta adjunts adjuntes', 'allegato<adj>'],
  ['aigüera aigüeres', 'lavandino<n><m>'],
  ['bena benes', 'benda bende<n><f>'],
  ['bombeta bombetes', 'lampadina<n><f>'],
  ['bonificació bonificacions', 'premio<n><m>'],
  ['bústia bústies', 'casella<n><f>'],
  ['butlletí butlletins', 'bollettino<n><m>'],
  ['caducat caducada caducats caducades', 'scadere<vblex><pp>'],
  ['carpeta carpetes', 'cartella<n><f>'],
  ['defectuós defectuosa defectuosos defectuoses', 'difettoso<adj>'],
  ['diabetis', 'diabete<n><m><sg>'],
  ['embragatge embragatges', 'frizione<n><f>'],
  ['enganxós enganxosa enganxosos enganxoses', 'appiccicoso<adj>'],
  ['entelat entelada entelats entelades', 'appannato appannata appannati appannate<adj>'],
  ['excedeixi', 'superare<vblex><imp><p3><sg>'],
  ['fondària fondàries', 'profondità profondità<n><f>'],
  ['gerent gerents', 'direttore<n><m>'],
  ['glossari glossaris', 'glossario<n><m>'],
  ['inconveniència inconveniències', 'disagio<n><m>'],
  ['incorrecte incorrecta incorrectes incorrectes', 'errato<adj>'],
  ['inflament inflaments', 'gonfiore<n><m>'],
  ['laborable laborables', 'lavorativo lavorativi<adj><m>'],
  ['llest llesta llestos llestes', 'pronto<adj>'],
  ['maldecap maldecaps', 'emicrania<n><f>'],
  ['manlleu manlleus', 'prestito<n><m>'],
  ['manejant', 'maneggiare<vblex><ger>'],
  ['mareig mareigs', 'vertigine<n><f>'],
  ['mànega mànegues', 'tubo<n><m>'],
  ['naixença naixences', 'nascita<n><f>'],
  ['nafra nafres', 'ferita<n><f>'],
  ['parpelleja', 'lampeggia<vblex><pri><p3><sg>'],
  ['parpellegen', 'lampeggiano<vblex><pri><p3><pl>'],
  ['pastilla pastilles', 'pastiglia pastiglie<n><f>'],
  ['píndola píndoles', 'pillola<n><f>'],
  ['refrigerador refrigeradors', 'frigorifero<n><m>'],
  ['relliscós relliscosa relliscosos relliscoses', 'scivoloso<adj>'],
  ['rescindir', 'rescindere<vblex><inf>'],
  ['retardat retardada retardats retardades', 'ritardare<vblex><pp>'],
  ['rètol rètols', 'etichetta<n><f>'],
  ['tapa tapes', 'coperchio<n><m>'],
  ['tebi tèbia tebis tèbies', 'tiepido<adj>'],
  ['termini terminis', 'scadenza<n><f>'],
  ['tibi', 'stringere<vblex><imp><p3><sg>'],
  ['esbandeixi', 'sciacqui<vblex><imp><p3><sg>'],
  ['tovallola tovalloles', 'asciugamano<n><m>'],
  ['ulleres', 'occhiale<n><m><pl>'],
  ['ungüent ungüents', 'unguento<n><m>'],
  ['venedor venedors', 'venditore<n><m>'],
]

const replaced: readonly ReplacedWord[] = [
  ['coberta<n>', 'coperta<n><f>', 'coperchio<n><m>'],
  ['cita<n>', 'citazione<n><f>', 'appuntamento<n><m>'],
]

/** Translations that the dictionary from Catalan to Italian lacks or gets wrong. */
export const italianWords: readonly StreamEdit[] = [
  ...addMissingWords(missing),
  ...replaceTranslations(replaced),
  ...chooseTranslations([['cargol<n>', 'vite']]),
]

export const italianGrammar: readonly StreamEdit[] = [
  // "No later than 15 June"
  ['(\\^di<pr>\\$) \\^in<pr>\\$', '\\1'],
]
