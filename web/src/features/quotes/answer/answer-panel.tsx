import type { LegalTextId } from '@portolan/contract/content/content'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../../shared/forms/form.tsx'
import { FormCheckbox } from '../../../shared/forms/form-checkbox.tsx'
import { formRule } from '../../../shared/forms/form-rule.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import card from '../../../shared/ui/page/card.module.css'
import css from '../quote.module.css'
import { Agreement } from './agreement.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

type Props = { quote: AutoQuoteAnswer; onAccept: () => void; onRejected: () => void }

const schema = z
  .object({ isAgreed: z.boolean() })
  .check(formRule('isAgreed', 'agreementNeeded', ({ isAgreed }) => isAgreed))

/** Accepting needs the terms agreed to; rejecting does not. */
export function AnswerPanel({ quote, onAccept, onRejected }: Props) {
  const t = useMessages(quoteMessages)
  const form = useSchemaForm({ schema, defaultValues: { isAgreed: false }, textOf: () => t('agreementNeeded') })
  const [dialog, setDialog] = useState<LegalTextId | 'reject'>()
  const close = () => setDialog(undefined)
  async function accept() {
    if (await form.check()) onAccept()
  }
  return (
    <section className={card.card} aria-labelledby="quote-answer">
      <h2 id="quote-answer">{t('answerTitle')}</h2>
      <Form form={form} onSubmit={accept} className={css.answer}>
        <FormCheckbox name="isAgreed" label={t('answerTitle')} className={css.agree}>
          <Agreement onOpen={setDialog} />
        </FormCheckbox>
        <div className={css.buttons}>
          <button type="submit" className={button('solid')}>
            {t('accept')}
          </button>
          <button type="button" className={button('outline')} onClick={() => setDialog('reject')}>
            {t('reject')}
          </button>
        </div>
      </Form>
      {dialog && dialog !== 'reject' && <TermsDialog id={dialog} onClose={close} />}
      <Suspense>
        {dialog === 'reject' && <RejectDialog id={quote.id} onClose={close} onRejected={onRejected} />}
      </Suspense>
    </section>
  )
}
