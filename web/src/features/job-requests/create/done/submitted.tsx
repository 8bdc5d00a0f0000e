import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { domainOf, normalEmail } from '../model/sender.ts'
import type { Order } from '../send/payloads.ts'
import type { Sent } from '../send/send-request.ts'
import css from './submitted.module.css'

const SignUpOffer = lazy(() => import('./sign-up-offer.tsx'))

export type SentRequest = Sent & { readonly order: Order }

/** It is done: what it is called, what comes next, and what one can do meanwhile. */
export function Submitted({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const t = useMessages(createRequestMessages)
  const { id, number, order } = request
  const { sender, values, requestType } = order
  return (
    <div className={css.page}>
      <section className={`${steps.frame} ${css.card}`} aria-labelledby="submitted">
        <span className={css.sign}>
          <Icon name="check" size={24} />
        </span>
        <h2 id="submitted" tabIndex={-1} ref={focusOnMount}>
          {t('submitted')}
        </h2>
        <p className={css.name}>
          <bdi>{values.projectName}</bdi>
        </p>
        {number && <p>{t('number', { number })}</p>}
        <p>{requestType === 'QUOTE_REQUEST' ? t('quoteFollows') : t('projectFollows')}</p>
        <p className={css.mail}>{t('mailFollows', { email: normalEmail(values.email) })}</p>
        <div className={css.actions}>
          {sender.kind === 'member' && (
            <Link className={button('solid')} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
              {t('openRequest')}
            </Link>
          )}
          <button type="button" className={button('outline')} onClick={onAgain}>
            {t('another')}
          </button>
        </div>
      </section>
      {isSignUpOffered(order) && (
        <Suspense>
          <SignUpOffer order={order} />
        </Suspense>
      )}
    </div>
  )
}

/** Where the client lets people of its own domains register by themselves. */
const isSignUpOffered = ({ sender, values: { email } }: Order): boolean =>
  sender.kind === 'contact' &&
  !sender.client.disableSelfRegistration &&
  sender.client.allowedEmailDomains.includes(domainOf(email))
