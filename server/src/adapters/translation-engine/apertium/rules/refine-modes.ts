import { fileURLToPath } from 'node:url'
import type { InstalledMode } from '../routes/installed-modes.ts'
import type { Stage } from '../routes/mode-file.ts'
import { catalanGrammar } from './catalan-grammar.ts'
import { catalanWords } from './catalan-words.ts'
import { englishStructure } from './english-structure.ts'
import { englishExpressions } from './expressions.ts'
import { frenchGrammar, frenchWords } from './french-words.ts'
import { italianGrammar, italianWords } from './italian-words.ts'
import { politePlural, politeThirdPerson, portugueseThirdPerson } from './polite-forms.ts'
import { portugueseGrammar, portugueseWords } from './portuguese-words.ts'
import { catalanCommands, catalanReadings, spanishGrammar, spanishWords } from './spanish-words.ts'
import { editStage, type StreamEdit } from './stream-edits.ts'

const englishGrammar = fileURLToPath(new URL('./english.cg3', import.meta.url))
const thirdPersonLanguages: ReadonlySet<string> = new Set(['es', 'it', 'gl'])
const portuguese: ReadonlySet<string> = new Set(['pt', 'pt-BR'])

/**
 * Adds our own rules to the modes of a route from English. A mode that has no place for one of them is left as it is. The
 * name changes with the stages, because pipelines are kept by name.
 */
export function refineModes(modes: readonly InstalledMode[]): readonly InstalledMode[] {
  if (modes[0]?.name !== 'eng-cat') return modes
  const to = modes.at(-1)?.to ?? ''
  return modes.map((mode) => {
    const words = afterEnglish.get(mode.name)
    if (words) return refine(mode, `${mode.name} from English`, words)
    if (mode.name !== 'eng-cat') return mode
    if (thirdPersonLanguages.has(to)) return refine(mode, 'eng-cat third person', thirdPersonEnglish)
    if (portuguese.has(to)) return refine(mode, 'eng-cat Portuguese', portugueseEnglish)
    if (to === 'fr') return refine(mode, 'eng-cat plural', pluralEnglish)
    return refine(mode, mode.name, english)
  })
}

type Insertion = readonly [isBefore: (stage: Stage) => boolean, stage: Stage]

const isTagRules = ([program]: Stage): boolean => program === 'cg-proc'
const isChoice = ([program]: Stage): boolean => program === 'lrx-proc'
const isGenerator = (stage: Stage): boolean => stage.some((word) => word.endsWith('.autogen.bin'))

const english: readonly Insertion[] = [
  [isTagRules, ['cg-proc', '-z', englishGrammar]],
  [isChoice, editStage([...catalanWords, ...englishExpressions, ...englishStructure])],
  [isGenerator, editStage(catalanGrammar)],
]
const thirdPersonEnglish: readonly Insertion[] = [...english, [isGenerator, editStage(politeThirdPerson)]]
const portugueseEnglish: readonly Insertion[] = [...english, [isGenerator, editStage(portugueseThirdPerson)]]
const pluralEnglish: readonly Insertion[] = [...english, [isGenerator, editStage(politePlural)]]
const targetLanguage = (words: readonly StreamEdit[], grammar: readonly StreamEdit[]): readonly Insertion[] => [
  [isChoice, editStage(words)],
  [isGenerator, editStage(grammar)],
]
const commands: Insertion = [isTagRules, editStage(catalanCommands)]
const toPortuguese = [commands, ...targetLanguage(portugueseWords, portugueseGrammar)]
/** By the mode from Catalan on. */
const afterEnglish: ReadonlyMap<string, readonly Insertion[]> = new Map([
  ['cat-spa', [[isTagRules, editStage(catalanReadings)], ...targetLanguage(spanishWords, spanishGrammar)]],
  ['cat-por', toPortuguese],
  ['cat-por_BR', toPortuguese],
  ['cat-ita', [commands, ...targetLanguage(italianWords, italianGrammar)]],
  ['cat-fra', targetLanguage(frenchWords, frenchGrammar)],
])

function refine(mode: InstalledMode, name: string, insertions: readonly Insertion[]): InstalledMode {
  if (!insertions.every(([isBefore]) => mode.stages.some(isBefore))) return mode
  const stages = mode.stages.flatMap((stage) => [
    ...insertions.flatMap(([isBefore, added]) => (isBefore(stage) ? [added] : [])),
    stage,
  ])
  return { ...mode, name, stages }
}
