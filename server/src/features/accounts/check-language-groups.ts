import type { LanguageGroupDraft, LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import { Refusal } from '../../platform/refusal.ts'
import { languageByXtrfId } from '../reference/index.ts'
import { messages } from './messages/en.ts'

type Problem = { readonly path: string; readonly message: string }

/** Resolves each group's languages to our own ids, or refuses the whole list. */
export function checkLanguageGroups(scope: LanguageGroupScope, groups: readonly LanguageGroupDraft[]) {
  const problems = [...problemsOfScope(scope, groups), ...problemsOfNames(groups), ...problemsOfLanguages(groups)]
  if (problems.length > 0) throw new Refusal('malformed', problems)
  return groups.map(({ name, languages }) => ({
    name,
    languageIds: [...new Set(languages.flatMap(({ xtrfId }) => languageByXtrfId(xtrfId)?.id ?? []))],
  }))
}

const problemsOfScope = (scope: LanguageGroupScope, groups: readonly LanguageGroupDraft[]): Problem[] =>
  groups.flatMap((group, index) =>
    group.scope === scope ? [] : [{ path: `body.${index}.scope`, message: messages.otherScope }],
  )

function problemsOfNames(groups: readonly LanguageGroupDraft[]): Problem[] {
  const names = groups.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [{ path: `body.${index}.name`, message: messages.sameName }],
  )
}

const problemsOfLanguages = (groups: readonly LanguageGroupDraft[]): Problem[] =>
  groups.flatMap(({ languages }, group) =>
    languages.flatMap(({ xtrfId }, language) =>
      languageByXtrfId(xtrfId)
        ? []
        : [{ path: `body.${group}.languages.${language}.xtrfId`, message: messages.noSuchLanguage }],
    ),
  )
