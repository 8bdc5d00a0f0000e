import { maxTargetLanguages } from '@portolan/contract/machine-translation/files'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { lazy } from 'react'
import { nameInSentence } from '../../../../shared/format.ts'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { hasNoEngine, listChoices } from '../../languages/offered-pairs.ts'
import { useHumanRequest } from '../../languages/use-human-request.ts'
import { filesMessages } from '../messages/files.ts'
import { isEnglish, targetsAfterChange } from './file-languages.ts'
import type { uploadSchema } from './upload-schema.ts'

// Loaded with the list of languages, so that the page stays light.
const LanguageNote = lazy(() => import('../../languages/language-note.tsx'))

type Props = {
  form: SchemaForm<typeof uploadSchema>
  settings: MachineTranslationSettings
  languages: readonly Language[]
  sources: readonly Language[]
  source: Language | undefined
  /** What an engine translates the source into. */
  targets: readonly Language[]
  chosenIds: readonly string[]
}

/** Only pairs that are offered can be chosen. The other languages say why not. */
export function LanguageFields({ form, settings, languages, sources, source, targets, chosenIds }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(filesMessages)
  const mayOrderHumans = useHumanRequest(settings) !== undefined
  const listed = (offered: readonly Language[]) =>
    listChoices(settings, languages, (language) => offered.includes(language), mayOrderHumans)
  const isHumanSource = source !== undefined && hasNoEngine(settings, source.id)
  const isFixed = source !== undefined && !isEnglish(source) && !isHumanSource

  function changeSource(id: string, change: (value: unknown) => void) {
    change(id)
    const next = languages.find((language) => language.id === id)
    form.change('targetLanguageIds', targetsAfterChange(settings.offeredLanguages, next, languages, chosenIds))
  }

  return (
    <>
      <FormField name="sourceLanguageId" label={t('source')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('source')}
            languages={listed(sources)}
            noteOf={(language) => <LanguageNote settings={settings} language={language} />}
            value={value ? [String(value)] : []}
            error={error}
            onChange={([id = '']) => changeSource(id, change)}
          />
        )}
      </FormField>
      <FormField name="targetLanguageIds" label={t('targets')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('targets')}
            multiple
            languages={listed(targets)}
            noteOf={(language) => <LanguageNote settings={settings} language={language} sourceId={source?.id} />}
            value={value as string[]}
            disabled={!source || isFixed || isHumanSource}
            help={
              isHumanSource
                ? undefined
                : isFixed
                  ? own('englishOnly', {
                      source: nameInSentence(source.name),
                      target: nameInSentence(targets[0]?.name ?? ''),
                    })
                  : own(source ? 'targetsHelp' : 'sourceFirst', { count: maxTargetLanguages })
            }
            error={error}
            onChange={change}
          />
        )}
      </FormField>
    </>
  )
}
