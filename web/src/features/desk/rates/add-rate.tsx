import { RateFields } from '@portolan/contract/quotes/rates'
import type { Language } from '@portolan/contract/reference/reference'
import * as z from 'zod/mini'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import card from '../../../shared/ui/page/card.module.css'
import { rateMessages } from './messages/rates.ts'
import css from './rates.module.css'

const Pair = z.pick(RateFields, { sourceLanguageId: true, targetLanguageId: true })
type Pair = z.output<typeof Pair>

type Props = {
  languages: readonly Language[]
  /** The pairs that are in the table. */
  rates: readonly Pair[]
  onAdd: (source: string, target: string) => void
}

/** Chooses one more pair of languages. */
export function AddRate({ languages, rates, onAdd }: Props) {
  const t = useMessages(rateMessages)
  const isNew = (pair: Pair) =>
    !rates.some(
      (rate) => rate.sourceLanguageId === pair.sourceLanguageId && rate.targetLanguageId === pair.targetLanguageId,
    )
  const form = useSchemaForm({
    schema: Pair.check(
      formRule<Pair>('targetLanguageId', 'sameLanguage', (pair) => pair.sourceLanguageId !== pair.targetLanguageId),
      formRule<Pair>('targetLanguageId', 'pairTwice', isNew),
    ),
    defaultValues: { sourceLanguageId: '', targetLanguageId: '' },
    textOf: ({ code }, name) => {
      if (code === 'pairTwice') return t('pairTwice')
      return name === 'sourceLanguageId' ? t('sourceNeeded') : t('targetNeeded')
    },
  })
  async function add() {
    const pair = await form.check()
    if (!pair) return
    onAdd(pair.sourceLanguageId, pair.targetLanguageId)
    form.resetTo({ ...pair, targetLanguageId: '' })
  }
  const labels = { sourceLanguageId: t('sourceLanguage'), targetLanguageId: t('targetLanguage') }
  return (
    <Form form={form} onSubmit={add} className={`${card.card} ${css.add}`} aria-label={t('addRate')}>
      {Object.entries(labels).map(([name, label]) => (
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
      <button type="submit" className={button('outline')}>
        {t('addRate')}
      </button>
    </Form>
  )
}
