import { type ReactNode, useState } from 'react'
import { useFormContext } from '../../../shared/forms/form-context.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from './answer.module.css'

type Props = {
  /** The requester's address, masked. */
  sentTo: string
  /** The field for another one. */
  children: ReactNode
}

/** Where a payment link goes: without an address in the form, to the requester's, which only the server knows. */
export function LinkEmail({ sentTo, children }: Props) {
  const t = useMessages(quoteMessages)
  const { methods } = useFormContext()
  const [isOpen, setIsOpen] = useState(methods.getValues('email') !== '')
  if (isOpen) return children
  return (
    <div>
      <p className={css.name}>{t('paymentEmail')}</p>
      <p className={css.quiet}>{t('linkSentTo', { email: sentTo })}</p>
      <button type="button" className={css.change} onClick={() => setIsOpen(true)}>
        {t('changeLinkEmail')}
      </button>
    </div>
  )
}
