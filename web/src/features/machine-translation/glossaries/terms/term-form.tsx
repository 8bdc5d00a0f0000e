import { type GlossaryTerm, TermDraft } from '@portolan/contract/machine-translation/glossaries'
import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../../shared/forms/fields/form-checkbox.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import css from '../glossaries.module.css'
import { glossaryMessages } from '../messages/glossaries.ts'
import type { TermLanguages } from './term-languages.ts'

type Props = {
  languages: TermLanguages
  /** The one that is edited; a new one otherwise. */
  term?: GlossaryTerm
  action: string
  onSave: (draft: TermDraft) => Promise<unknown>
  onCancel?: () => void
}

const isComplete = ({ target, isDoNotTranslate }: TermDraft): boolean => isDoNotTranslate || target.trim() !== ''

/** A term and its translation, each in the direction of its language. */
export function TermForm({ languages: { source, target }, term, action, onSave, onCancel }: Props) {
  const t = useMessages(glossaryMessages)
  const hasTarget = target !== undefined
  const form = useSchemaForm({
    schema: TermDraft.check(formRule<TermDraft>('target', 'translationNeeded', isComplete)),
    defaultValues: {
      source: term?.source ?? '',
      target: term && !term.isDoNotTranslate ? term.target : '',
      isDoNotTranslate: term?.isDoNotTranslate ?? !hasTarget,
    },
    textOf: ({ code }) => (code === 'translationNeeded' ? t('translationNeeded') : undefined),
  })
  const isKept = useWatch({ control: form.methods.control, name: 'isDoNotTranslate' })
  const { submit, state, isBusy } = useSubmit(form, {
    send: onSave,
    onDone: () => {
      if (term) return
      form.reset()
      form.fields.focusWithin('source')
    },
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.term} data-kept={!hasTarget || undefined}>
      <FormText
        name="source"
        label={t('term')}
        lang={source?.bcp47}
        dir={source?.direction ?? 'auto'}
        autoComplete="off"
        autoFocus={term !== undefined}
      />
      {hasTarget && (
        <FormText
          name="target"
          label={t('translation')}
          lang={target.bcp47}
          dir={target.direction}
          autoComplete="off"
          marksOptional={false}
          disabled={isKept}
        />
      )}
      <div className={css.termActions}>
        {hasTarget && <FormCheckbox name="isDoNotTranslate" label={t('doNotTranslate')} className={css.check} />}
        <span>
          {onCancel && (
            <button type="button" className={button('text')} onClick={onCancel}>
              {t('cancel')}
            </button>
          )}
          <button type="submit" className={button(term ? 'solid' : 'outline')} disabled={isBusy}>
            {action}
          </button>
        </span>
      </div>
      <SubmitError state={state} />
    </Form>
  )
}
