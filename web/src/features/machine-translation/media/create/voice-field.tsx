import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { nameInSentence } from '../../../../shared/format.ts'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { voicesOf } from '../api.ts'
import { createMessages } from '../messages/create.ts'
import css from './fields.module.css'
import { SampleButton } from './sample-button.tsx'

type Props = { language: Language; voiceName: string; onChoose: (voiceName: string) => void }

/** The voices of a language, each of which can be listened to. */
export function VoiceField({ language, voiceName, onChoose }: Props) {
  const t = useMessages(createMessages)
  const forms = useMessages(formMessages)
  const voices = useQuery(voicesOf(language.id))
  const chosen = voices.data?.find((voice) => voice.voiceName === voiceName)
  const problem = voices.isError ? t('voicesFailed') : voices.data?.length === 0 ? t('noVoices') : undefined
  return (
    <div className={css.voice}>
      <SelectField
        label={t('voiceFor', { language: nameInSentence(language.name) })}
        placeholder={forms('choose')}
        options={(voices.data ?? []).map((voice) => ({ value: voice.voiceName, name: voice.displayName }))}
        value={voiceName}
        disabled={!voices.data}
        error={problem}
        onChange={({ target }) => onChoose(target.value)}
      />
      {chosen && <SampleButton key={chosen.voiceName} voice={chosen} />}
    </div>
  )
}
