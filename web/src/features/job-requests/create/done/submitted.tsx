import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { domainOf, normalEmail } from '../model/requester.ts'
import type { Order } from '../send/payloads.ts'
import type { Sent } from '../send/send-request.ts'
import css from './submitted.module.css'

const SignUpOffer = lazy(() => import('./sign-up-offer.tsx'))

export type SentRequest = Sent & { readonly order: Order }

/** The confirmation: name and number of the request, and what happens next. */
export default function Submitted({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const t = useMessages(createRequestMessages)
  const { id, number, order } = request
  const { requester, values, requestType } = order
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
          <Link
            className={button('solid')}
            // Visitors follow their request on the page of its quote, as their e-mails say.
            to={requester.kind === 'member' ? '/requests/$jobRequestId' : '/quotes/$jobRequestId'}
            params={{ jobRequestId: id }}
          >
            {t('openRequest')}
          </Link>
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

/** For people of the client's own e-mail domains, where the client allows sign-ups. */
const isSignUpOffered = ({ requester, values: { email } }: Order): boolean =>
  requester.kind === 'contact' &&
  !requester.client.disableSelfRegistration &&
  requester.client.allowedEmailDomains.includes(domainOf(email))
