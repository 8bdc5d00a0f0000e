import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { ClientTranslationSettings, EngineOrderRule } from '@portolan/contract/machine-translation/admin/clients'
import { Refusal } from '../../../platform/refusal.ts'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'
import { languageById } from '../../reference/index.ts'

type Known = {
  readonly engines: readonly { readonly name: string }[]
  /** An engine that is no longer configured may stay where it was. */
  readonly before: ClientMachineTranslationSettings
}

/** Refuses languages and engines that do not exist, and what is there twice. */
export function checkSettings(settings: ClientTranslationSettings, { engines, before }: Known): void {
  const names = new Set([
    ...engines.map(({ name }) => name),
    ...(before.engineOrder ?? []).flatMap((rule) => rule.engines),
  ])
  const problems = [
    ...checkLanguages(settings.supportedLltsLanguages ?? []),
    ...settings.engineOrder.flatMap((rule, index) => checkRule(rule, `body.engineOrder.${index}`, names)),
    ...findSamePairs(settings.engineOrder),
  ]
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

function checkLanguages(ids: readonly string[]): FieldProblem[] {
  const path = 'body.supportedLltsLanguages'
  if (ids.some((id) => !languageById(id))) return [{ path, code: 'no_such_language' }]
  return new Set(ids).size < ids.length ? [{ path, code: 'language_twice' }] : []
}

function checkRule(rule: EngineOrderRule, path: string, names: ReadonlySet<string>): FieldProblem[] {
  const languages = (['sourceLanguageId', 'targetLanguageId'] as const).flatMap((field): FieldProblem[] => {
    const id = rule[field]
    return id === null || languageById(id) ? [] : [{ path: `${path}.${field}`, code: 'no_such_language' }]
  })
  const engines = rule.engines.flatMap((name, index): FieldProblem[] => {
    if (!names.has(name)) return [{ path: `${path}.engines`, code: 'no_such_engine' }]
    return rule.engines.indexOf(name) < index ? [{ path: `${path}.engines`, code: 'engine_twice' }] : []
  })
  return [...languages, ...engines.slice(0, 1)]
}

/** Only the first of two rules for the same pair would ever be used. */
function findSamePairs(rules: readonly EngineOrderRule[]): FieldProblem[] {
  const pairs = rules.map(({ sourceLanguageId, targetLanguageId }) => `${sourceLanguageId} ${targetLanguageId}`)
  return pairs.flatMap((pair, index): FieldProblem[] =>
    pairs.indexOf(pair) < index
      ? [{ path: `body.engineOrder.${index}.targetLanguageId`, code: 'language_pair_twice' }]
      : [],
  )
}
