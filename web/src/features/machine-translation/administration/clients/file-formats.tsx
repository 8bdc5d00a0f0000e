import { FileFormat } from '@portolan/contract/machine-translation/machine-translation'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'

export function FileFormats() {
  const t = useMessages(administrationMessages)
  return (
    <FormField name="allowedFileTypes" label={t('allowedFileTypes')}>
      {({ value, error, change }) => {
        const chosen = value as readonly FileFormat[]
        return (
          <fieldset className={css.formats}>
            <legend>{t('allowedFileTypes')}</legend>
            {FileFormat.options.map((format) => (
              <label key={format} className={css.switch}>
                <input
                  type="checkbox"
                  checked={chosen.includes(format)}
                  onChange={({ target }) =>
                    change(FileFormat.options.filter((one) => (one === format ? target.checked : chosen.includes(one))))
                  }
                />
                {t(`format_${format}`)}
              </label>
            ))}
            <FieldNotes id="allowed-file-types" error={error} />
          </fieldset>
        )
      }}
    </FormField>
  )
}
