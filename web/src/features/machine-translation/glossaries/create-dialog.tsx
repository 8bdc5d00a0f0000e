import { createGlossary } from '@portolan/contract/machine-translation/glossaries'
import type { Language } from '@portolan/contract/reference/reference'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { useGlossaryActions } from './api.ts'
import css from './glossaries.module.css'
import { glossaryMessages } from './messages/glossaries.ts'

const Inputs = z.object({
  name: createGlossary.body.shape.name,
  kind: z.enum(['pair', 'kept']),
  sourceLanguageId: z.string(),
  targetLanguageId: z.string(),
})
type Inputs = z.output<typeof Inputs>

const isKept = ({ kind }: Inputs) => kind === 'kept'

/** The page of the new glossary opens, because it needs terms next. */
export default function CreateDialog({ languages, onClose }: { languages: readonly Language[]; onClose: () => void }) {
  const t = useMessages(glossaryMessages)
  const navigate = useNavigate()
  const { create } = useGlossaryActions()
  const form = useSchemaForm({
    schema: Inputs.check(
      formRule<Inputs>('sourceLanguageId', 'languageNeeded', (one) => isKept(one) || one.sourceLanguageId !== ''),
      formRule<Inputs>('targetLanguageId', 'languageNeeded', (one) => isKept(one) || one.targetLanguageId !== ''),
      formRule<Inputs>(
        'targetLanguageId',
        'sameLanguage',
        (one) => isKept(one) || one.targetLanguageId === '' || one.sourceLanguageId !== one.targetLanguageId,
      ),
    ),
    defaultValues: { name: '', kind: 'pair', sourceLanguageId: '', targetLanguageId: '' },
    textOf: ({ code }) => (code === 'languageNeeded' || code === 'sameLanguage' ? t(code) : undefined),
  })
  const kind = useWatch({ control: form.methods.control, name: 'kind' })
  const sending = useSubmit(form, {
    send: (values) =>
      create({
        name: values.name,
        sourceLanguageId: isKept(values) ? null : values.sourceLanguageId,
        targetLanguageId: isKept(values) ? null : values.targetLanguageId,
      }),
    onDone: ({ id }) => {
      onClose()
      void navigate({ to: '/machineTranslation/glossaries/$glossaryId', params: { glossaryId: id } })
    },
  })
  const labels = { sourceLanguageId: t('sourceLanguage'), targetLanguageId: t('targetLanguage') }
  return (
    <Dialog open onClose={onClose} title={t('newGlossary')}>
      <DialogForm form={form} sending={sending} action={t('create')} className={css.form} onClose={onClose}>
        <FormText name="name" label={t('name')} dir="auto" autoComplete="off" autoFocus />
        <FormSelect
          name="kind"
          label={t('kind')}
          options={[
            { value: 'pair', name: t('kindPair') },
            { value: 'kept', name: t('kindKept') },
          ]}
        />
        {kind === 'pair' &&
          Object.entries(labels).map(([name, label]) => (
            <FormField key={name} name={name} label={label}>
              {({ value, error, change }) => (
                <LanguageDropdown
                  label={label}
                  languages={languages}
                  value={value === '' ? [] : [String(value)]}
                  error={error}
                  onChange={([id = '']) => change(id)}
                />
              )}
            </FormField>
          ))}
      </DialogForm>
    </Dialog>
  )
}
