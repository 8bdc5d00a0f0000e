import type { LanguagePair } from '../../../../ports/translation-engine.ts'

/** One direction of Apertium. `score` is between 0 and 1: our judgment of what readers get, used to compare routes. */
export type AllowedMode = LanguagePair & {
  readonly name: string
  readonly score: number
  /** It remembers nothing of the sentence before, so several texts may be sent in one frame. */
  readonly isStateless: boolean
}

/** apertium.slow.test.ts compares them. The taggers of others look at the sentence before, and some rules keep variables. */
const stateless: ReadonlySet<string> = new Set(['eng-spa', 'spa-eng', 'eng-cat', 'cat-eng'])

const mode = (from: string, to: string, name: string, score: number): AllowedMode => ({
  from,
  to,
  name,
  score,
  isStateless: stateless.has(name),
})

/**
 * The modes that may be used. Not here: modes that answer nothing or the source for ordinary sentences (rus-ukr, es-eo,
 * ca-eo, eng-hbs), that repeat what must stay as it is (en-eo), and that run on Java.
 */
export const allowedModes: readonly AllowedMode[] = [
  // With English the text can be understood, but has to be edited before anyone publishes it. eng-spa takes many verbs for
  // nouns ("The children play" becomes "El juego de niños"), so English to Spanish goes by Catalan where that is installed.
  mode('en', 'es', 'eng-spa', 0.45),
  mode('es', 'en', 'spa-eng', 0.55),
  mode('en', 'ca', 'eng-cat', 0.59),
  mode('ca', 'en', 'cat-eng', 0.59),
  mode('en', 'gl', 'en-gl', 0.43),
  mode('gl', 'en', 'gl-en', 0.39),
  mode('eu', 'en', 'eu-en', 0.27),
  mode('is', 'en', 'isl-eng', 0.31),
  mode('mk', 'en', 'mkd-eng', 0.39),
  // Between close languages few corrections are needed.
  mode('es', 'ca', 'spa-cat', 0.95),
  mode('ca', 'es', 'cat-spa', 0.95),
  mode('es', 'gl', 'es-gl', 0.9),
  mode('gl', 'es', 'gl-es', 0.9),
  mode('es', 'pt', 'es-pt', 0.88),
  mode('pt', 'es', 'pt-es', 0.88),
  mode('es', 'pt-BR', 'es-pt_BR', 0.88),
  mode('pt-BR', 'es', 'pt-es', 0.88),
  mode('pt', 'gl', 'pt-gl', 0.8),
  mode('gl', 'pt', 'gl-pt', 0.8),
  mode('ca', 'pt', 'cat-por', 0.85),
  mode('pt', 'ca', 'por-cat', 0.85),
  mode('ca', 'pt-BR', 'cat-por_BR', 0.85),
  mode('pt-BR', 'ca', 'por-cat', 0.85),
  mode('ca', 'fr', 'cat-fra', 0.85),
  mode('fr', 'ca', 'fra-cat', 0.85),
  mode('es', 'fr', 'es-fr', 0.75),
  mode('fr', 'es', 'fr-es', 0.7),
  mode('ca', 'it', 'cat-ita', 0.8),
  mode('it', 'ca', 'ita-cat', 0.8),
  mode('es', 'it', 'spa-ita', 0.7),
  mode('it', 'es', 'ita-spa', 0.7),
  mode('es', 'ast', 'spa-ast', 0.85),
  mode('es', 'an', 'spa-arg', 0.85),
  mode('an', 'es', 'arg-spa', 0.85),
  mode('es', 'oc', 'es-oc', 0.75),
  mode('oc', 'es', 'oc-es', 0.75),
  mode('ro', 'es', 'ro-es', 0.6),
  mode('eu', 'es', 'eu-es', 0.5),
  mode('ca', 'sc', 'cat-srd', 0.8),
  mode('bg', 'mk', 'bul-mkd', 0.6),
  mode('mk', 'bg', 'mkd-bul', 0.6),
  mode('sv', 'da', 'swe-dan', 0.85),
  mode('nb', 'da', 'nob-dan', 0.8),
  mode('da', 'nb', 'dan-nob', 0.85),
  mode('nb', 'nn', 'nob-nno', 0.9),
  mode('nn', 'nb', 'nno-nob', 0.9),
]
