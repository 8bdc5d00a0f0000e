import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { sentQuoteMessages } from '../messages/sent-quotes.ts'
import css from '../order/order.module.css'
import { closeIfOutrun } from '../outrun.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'

const PriceForm = lazy(() => import('./price-form.tsx'))
const ReasonDialog = lazy(() => import('../order/actions/reason-dialog.tsx'))

type Props = { order: DeskOrder; quote: AutoQuoteAnswer }

/** The quote as the client has it. Until it is answered, it can be replaced by a new version or withdrawn. */
export function SentQuote({ order, quote }: Props) {
  const t = useMessages(sentQuoteMessages)
  const { withdrawQuote } = useDeskActions(order.id)
  const [step, setStep] = useState<'revise' | 'withdraw'>()
  const close = () => setStep(undefined)
  const [mayRevise, mayWithdraw] = [order.actions.includes('REVISE'), order.actions.includes('WITHDRAW')]
  if (step === 'revise' && mayRevise)
    return (
      <>
        <p className={css.quiet}>{t('reviseText')}</p>
        <Suspense fallback={<Skeleton count={10} />}>
          <PriceForm key={quote.autoQuote.version} order={order} onRevised={close} />
        </Suspense>
      </>
    )
  return (
    <>
      <QuoteFacts quote={quote} order={order} />
      <QuoteLines quote={quote.autoQuote} />
      <div className={css.actions}>
        {mayRevise && (
          <button type="button" className={button('outline')} onClick={() => setStep('revise')}>
            {t('revise')}
          </button>
        )}
        {mayWithdraw && (
          <button type="button" className={button('text')} onClick={() => setStep('withdraw')}>
            {t('withdraw')}
          </button>
        )}
      </div>
      <Suspense>
        {step === 'withdraw' && mayWithdraw && (
          <ReasonDialog
            title={t('withdrawTitle')}
            text={t('withdrawText')}
            action={t('withdraw')}
            onSend={(reason) => closeIfOutrun(withdrawQuote(reason).then(() => notifyAbout(order.id, t('withdrawn'))))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
