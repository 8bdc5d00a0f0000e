import { maxTargetLanguages } from '@portolan/contract/machine-translation/files'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { filesMessages } from '../messages/files.ts'
import { fileTargets, isEnglish, listWithOthers, reasonOf, targetsAfterChange } from './file-languages.ts'
import type { uploadSchema } from './upload-schema.ts'

type Props = {
  form: SchemaForm<typeof uploadSchema>
  settings: MachineTranslationSettings
  languages: readonly Language[]
  sources: readonly Language[]
}

/** Only pairs that are offered can be chosen. The other languages say why not. */
export function LanguageFields({ form, settings, languages, sources }: Props) {
  const offer = settings.offeredLanguages
  const t = useMessages(requestMessages)
  const own = useMessages(filesMessages)
  const notesOf = (offered: readonly Language[], otherwise: 'not_as_source' | 'not_from_source') =>
    new Map(
      languages
        .filter((language) => !offered.includes(language))
        .map(({ id }) => [id, own(reasonOf(settings.notOfferedLanguages, id) ?? otherwise)]),
    )
  const [sourceId, chosen] = useWatch({
    control: form.methods.control,
    name: ['sourceLanguageId', 'targetLanguageIds'],
  })
  const source = languages.find(({ id }) => id === sourceId)
  const targets = source ? fileTargets(offer, source, languages) : []
  const isFixed = source !== undefined && !isEnglish(source)

  function changeSource(id: string, change: (value: unknown) => void) {
    change(id)
    const next = languages.find((language) => language.id === id)
    form.change('targetLanguageIds', targetsAfterChange(offer, next, languages, chosen))
  }

  return (
    <>
      <FormField name="sourceLanguageId" label={t('source')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('source')}
            languages={listWithOthers(languages, sources)}
            notes={notesOf(sources, 'not_as_source')}
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
            languages={listWithOthers(languages, targets)}
            notes={notesOf(targets, 'not_from_source')}
            value={value as string[]}
            disabled={!source || isFixed}
            help={
              isFixed
                ? own('englishOnly', { source: source.name, target: targets[0]?.name ?? '' })
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
