import type { Language, LltsLanguage, LltsLanguageFlags } from '@portolan/contract/reference/reference'
import { byName } from './by-name.ts'
import type { LanguageRow } from './language-row.ts'
import { languagesAToL } from './languages-a-l.data.ts'
import { languagesMToZ } from './languages-m-z.data.ts'
import { azureCodes, intentoCodes, smartMateCodes, xl8Codes, xl8DubbingCodes } from './provider-codes.data.ts'
import { codeFor } from './provider-codes.ts'

export const lltsLanguages: readonly LltsLanguage[] = [...languagesAToL, ...languagesMToZ].map(fromRow).sort(byName)

const languages: readonly Language[] = lltsLanguages.map(({ intentoId, smartMateId, azureId, ...language }) => language)

export function listLanguages(): readonly Language[] {
  return languages
}

function fromRow([id, xtrfId, name, bcp47, direction]: LanguageRow): LltsLanguage {
  return {
    id,
    name,
    englishName: name,
    preferred: false,
    isDisabled: false,
    bcp47,
    direction: direction ?? 'ltr',
    xtrfId,
    xl8FileTranslationId: codeFor(xl8Codes, bcp47),
    xl8SyncId: codeFor(xl8Codes, bcp47),
    xl8DubbingId: codeFor(xl8DubbingCodes, bcp47),
    intentoId: codeFor(intentoCodes, bcp47),
    smartMateId: codeFor(smartMateCodes, bcp47),
    azureId: codeFor(azureCodes, bcp47),
  }
}

const providerIds = [
  'xtrfId',
  'intentoId',
  'smartMateId',
  'azureId',
  'xl8FileTranslationId',
  'xl8SyncId',
  'xl8DubbingId',
] as const

export function filterLltsLanguages(flags: LltsLanguageFlags): readonly LltsLanguage[] {
  return lltsLanguages.filter((language) =>
    providerIds.every((id) => {
      const wanted = flags[`${id}Exists`]
      return wanted === undefined || wanted === (language[id] !== null)
    }),
  )
}

const byId = new Map(lltsLanguages.map((language) => [language.id, language]))
const byXtrfId = new Map(lltsLanguages.map((language) => [language.xtrfId, language]))

export function languageById(id: string): LltsLanguage | undefined {
  return byId.get(id)
}

export function languageByXtrfId(xtrfId: number): LltsLanguage | undefined {
  return byXtrfId.get(xtrfId)
}
