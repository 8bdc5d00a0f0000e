import { type Address, addressLines } from '@portolan/contract/address'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { useSession } from '../../../shared/session/session.ts'
import css from './answer.module.css'

type Props = {
  /** What is filled in. */
  known: Address | null | undefined
  /** The fields to change it. */
  children: ReactNode
}

/** Where an invoice goes. Members need not fill in what the provider has on file; visitors are asked. */
export function InvoiceAddress({ known, children }: Props) {
  const t = useMessages(quoteMessages)
  const isMember = useSession() !== null
  const lines = known ? addressLines(known) : []
  const [isOpen, setIsOpen] = useState(!isMember && lines.length === 0)
  if (isOpen) return children
  return (
    <div>
      <p className={css.name}>{t('billingAddress')}</p>
      {lines.length > 0 ? (
        <address className={css.address}>
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      ) : (
        <p className={css.quiet}>{t('addressOnFile')}</p>
      )}
      <button type="button" className={css.change} onClick={() => setIsOpen(true)}>
        {t('changeAddress')}
      </button>
    </div>
  )
}
