import { maxTargetLanguages } from '@portolan/contract/machine-translation/files'
import type { MediaOptions, MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { errorText } from '../../../../shared/api/error-text.ts'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { targetsFrom } from '../api.ts'
import { createMessages } from '../messages/create.ts'
import type { MediaSchema } from './media-schema.ts'

type Props = {
  form: SchemaForm<MediaSchema>
  project: MediaProject
  options: MediaOptions
  languages: readonly Language[]
}

/** The language that is spoken and, unless it is only transcribed, those it is translated into. */
export function LanguageFields({ form, project, options, languages }: Props) {
  const t = useMessages(createMessages)
  const recognized = languages.filter(({ id }) => options.sourceLanguageIds.includes(id))
  return (
    <>
      <FormField name="sourceLanguageId" label={t('source')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('source')}
            languages={listWithOthers(languages, recognized)}
            noteOf={({ isDisabled }) => (isDisabled ? t('not_recognized') : undefined)}
            value={value ? [String(value)] : []}
            help={t('sourceHelp')}
            error={error}
            onChange={([id = '']) => change(id)}
          />
        )}
      </FormField>
      {project !== 'TRANSCRIPTION' && (
        <TargetField form={form} project={project} options={options} languages={languages} />
      )}
    </>
  )
}

function TargetField({ form, project, options, languages }: Props) {
  const t = useMessages(createMessages)
  const common = useMessages(requestMessages)
  const sourceId = useWatch({ control: form.methods.control, name: 'sourceLanguageId' })
  const combinations = useQuery(targetsFrom(sourceId))
  const isFromSource = ({ id }: Language) =>
    id !== sourceId && (combinations.data?.targetLanguageIds.includes(id) ?? false)
  const hasVoice = ({ id }: Language) => project !== 'DUBBING' || options.dubbingLanguageIds.includes(id)
  const offered = languages.filter((language) => isFromSource(language) && hasVoice(language))
  const help = sourceId ? t('targetsHelp', { count: maxTargetLanguages }) : t('sourceFirst')
  return (
    <FormField name="targetLanguageIds" label={common('targets')}>
      {({ value, error, change }) => (
        <LanguageDropdown
          label={common('targets')}
          multiple
          languages={listWithOthers(languages, offered)}
          noteOf={(language) =>
            language.isDisabled ? t(isFromSource(language) ? 'no_voice' : 'not_from_source') : undefined
          }
          value={value as string[]}
          disabled={!combinations.data}
          help={help}
          error={error ?? (combinations.isError ? errorText(combinations.error) : undefined)}
          onChange={change}
        />
      )}
    </FormField>
  )
}

/** All languages, those that can be chosen first. */
const listWithOthers = (languages: readonly Language[], offered: readonly Language[]): readonly Language[] => [
  ...offered,
  ...languages.filter((language) => !offered.includes(language)).map((one) => ({ ...one, isDisabled: true })),
]
