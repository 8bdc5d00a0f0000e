import { nameKey, urlKey } from '../model/link-problems.ts'
import { customKey, userKey } from '../model/problems.ts'
import type { Setup, Values } from '../model/values.ts'
import type { Words } from './use-form-texts.ts'

/** What people call a field that is wrong. */
export function fieldNames(
  { definitions, userDefinitions = [] }: Setup,
  { fileLinks }: Values,
  { t }: Words,
): Record<string, string> {
  const linkNames = fileLinks.flatMap((_, at) => {
    const link = t('link', { number: at + 1 })
    return [
      [urlKey(at), `${link}, ${t('linkUrl')}`],
      [nameKey(at), `${link}, ${t('linkName')}`],
    ]
  })
  return {
    companyName: t('company'),
    email: t('email'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    sourceLanguageId: t('sourceLanguage'),
    targetLanguageIds: t('targetLanguages'),
    xtrfServiceId: t('workflow'),
    files: t('files'),
    textInput: t('text'),
    projectName: t('projectName'),
    ...Object.fromEntries(linkNames),
    ...Object.fromEntries(definitions.map(({ name }) => [customKey(name), name])),
    ...Object.fromEntries(userDefinitions.map(({ name }) => [userKey(name), name])),
  }
}
