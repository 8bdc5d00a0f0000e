import { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { useId } from 'react'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { createMessages } from '../messages/create.ts'
import { formatMessages } from '../messages/formats.ts'
import css from './fields.module.css'

/** The usual format, and the others on request. */
export function SubtitleTypeField() {
  const t = useMessages(createMessages)
  const id = useId()
  const [usual, ...others] = SubtitleFormat.options
  return (
    <FormField name="subtitlesType" label={t('subtitleType')}>
      {({ value, error, change }) => (
        <fieldset className={css.group}>
          <legend>{t('subtitleType')}</legend>
          {usual && <FormatRadio name={id} format={usual} chosen={value} onChoose={change} />}
          <details className={css.more} open={value !== usual}>
            <summary>
              <Icon name="chevron" size={16} />
              {t('moreOptions')}
            </summary>
            <div className={css.formats}>
              {others.map((format) => (
                <FormatRadio key={format} name={id} format={format} chosen={value} onChoose={change} />
              ))}
            </div>
          </details>
          <FieldNotes id={id} error={error} />
        </fieldset>
      )}
    </FormField>
  )
}

type RadioProps = { name: string; format: SubtitleFormat; chosen: unknown; onChoose: (format: SubtitleFormat) => void }

function FormatRadio({ name, format, chosen, onChoose }: RadioProps) {
  const t = useMessages(formatMessages)
  return (
    <label className={css.format}>
      <input type="radio" name={name} checked={chosen === format} onChange={() => onChoose(format)} />
      <span translate="no">{format.toUpperCase()}</span>
      <span className={css.quiet}>{t(format)}</span>
    </label>
  )
}
