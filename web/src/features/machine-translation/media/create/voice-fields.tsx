import type { VoiceChoice } from '@portolan/contract/machine-translation/media/media'
import type { MediaOptions } from '@portolan/contract/machine-translation/media/media-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { createMessages } from '../messages/create.ts'
import css from './fields.module.css'
import type { MediaSchema } from './media-schema.ts'
import { VoiceField } from './voice-field.tsx'

type Props = { form: SchemaForm<MediaSchema>; options: MediaOptions; languages: readonly Language[] }

/** One voice for each target language that has any. */
export function VoiceFields({ form, options, languages }: Props) {
  const t = useMessages(createMessages)
  const id = useId()
  const targets = useWatch({ control: form.methods.control, name: 'targetLanguageIds' })
  const spoken = languages.filter(
    (language) => targets.includes(language.id) && options.dubbingLanguageIds.includes(language.id),
  )
  return (
    <FormField name="dubbingVoices" label={t('voices')}>
      {({ value, error, change }) => {
        const choices = value as readonly VoiceChoice[]
        return (
          <fieldset className={css.group}>
            <legend>{t('voices')}</legend>
            {spoken.length === 0 && <p className={css.quiet}>{t('targetsFirst')}</p>}
            {spoken.map((language) => (
              <VoiceField
                key={language.id}
                language={language}
                voiceName={choices.find(({ languageId }) => languageId === language.id)?.voiceName ?? ''}
                onChoose={(voiceName) => change(withVoice(choices, language.id, voiceName))}
              />
            ))}
            <FieldNotes id={id} error={error} />
          </fieldset>
        )
      }}
    </FormField>
  )
}

const withVoice = (choices: readonly VoiceChoice[], languageId: string, voiceName: string): readonly VoiceChoice[] => [
  ...choices.filter((choice) => choice.languageId !== languageId),
  ...(voiceName === '' ? [] : [{ languageId, voiceName }]),
]
