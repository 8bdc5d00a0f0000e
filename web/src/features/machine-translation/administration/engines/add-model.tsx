import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../administration.module.css'
import { changeModels } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { sortByName, wordDirections, wordSize } from './model-texts.ts'

/** Chooses one of the languages that are not installed. There are too many of them for a table. */
export function AddModel({ models }: { models: readonly ModelReport[] }) {
  const t = useMessages(administrationMessages)
  const forms = useMessages(formMessages)
  const [language, setLanguage] = useState('')
  const adding = useMutation({
    mutationFn: () => changeModels('add', language),
    onSuccess: () => setLanguage(''),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <div className={css.filter}>
      <SelectField
        label={t('addALanguage')}
        placeholder={forms('choose')}
        options={sortByName(models).map(({ model, name }) => ({
          value: model.language,
          name: t('addable', { language: name, directions: wordDirections(t, model), size: wordSize(t, model) }),
        }))}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <button
        type="button"
        className={button('outline')}
        disabled={language === '' || adding.isPending}
        onClick={() => adding.mutate()}
      >
        <Icon name="plus" />
        {t('add')}
      </button>
    </div>
  )
}
