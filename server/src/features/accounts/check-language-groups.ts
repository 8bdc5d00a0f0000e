import type { LanguageGroupDraft, LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { Refusal } from '../../platform/refusal.ts'
import { languageByXtrfId } from '../reference/index.ts'

/** Resolves each group's languages to our own ids, or refuses the whole list. */
export function checkLanguageGroups(scope: LanguageGroupScope, groups: readonly LanguageGroupDraft[]) {
  const problems = [...problemsOfScope(scope, groups), ...problemsOfNames(groups), ...problemsOfLanguages(groups)]
  if (problems.length > 0) throw new Refusal('malformed', problems)
  return groups.map(({ name, languages }) => ({
    name,
    languageIds: [...new Set(languages.flatMap(({ xtrfId }) => languageByXtrfId(xtrfId)?.id ?? []))],
  }))
}

const problemsOfScope = (scope: LanguageGroupScope, groups: readonly LanguageGroupDraft[]): FieldProblem[] =>
  groups.flatMap((group, index) =>
    group.scope === scope ? [] : [{ path: `body.${index}.scope`, code: 'group_scope_differs' }],
  )

function problemsOfNames(groups: readonly LanguageGroupDraft[]): FieldProblem[] {
  const names = groups.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [{ path: `body.${index}.name`, code: 'group_name_taken' }],
  )
}

const problemsOfLanguages = (groups: readonly LanguageGroupDraft[]): FieldProblem[] =>
  groups.flatMap(({ languages }, group) =>
    languages.flatMap(({ xtrfId }, language) =>
      languageByXtrfId(xtrfId)
        ? []
        : [{ path: `body.${group}.languages.${language}.xtrfId`, code: 'no_such_language' }],
    ),
  )
