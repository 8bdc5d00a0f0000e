import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { SignInLink } from '../../../../shared/ui/page/sign-in-link.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { userFieldsFor } from '../model/api.ts'
import type { Order } from '../send/payloads.ts'
import { SignUpForm } from './sign-up-form.tsx'
import css from './submitted.module.css'

/** Offers an account to a contact, whose details and email address are known from the request. */
export default function SignUpOffer({ order }: { order: Order }) {
  const t = useMessages(createRequestMessages)
  const fields = useQuery(userFieldsFor(order.requester))
  const [account, setAccount] = useState<CreatedUserAccount | null>()
  if (account)
    return <Result title={t('accountCreated')} text={t('canSignIn', { email: account.email })} signIn={t('signIn')} />
  if (account === null) return <Result title={t('accountExists')} signIn={t('signIn')} />
  // The request is sent in any case, so a failure here is not shown.
  if (!fields.data) return null
  return (
    <section className={`${steps.frame} ${css.offer}`} aria-labelledby="offer">
      <h2 id="offer">{t('signUpTitle')}</h2>
      <p className={css.mail}>{t('signUpText')}</p>
      <SignUpForm order={order} definitions={fields.data} onDone={setAccount} />
    </section>
  )
}

const Result = ({ title, text, signIn }: { title: string; text?: string; signIn: string }) => (
  <section className={`${steps.frame} ${css.offer}`} role="status">
    <h2>{title}</h2>
    {text && <p className={css.mail}>{text}</p>}
    <div className={css.actions}>
      <SignInLink className={button('solid')} to="/requests">
        {signIn}
      </SignInLink>
    </div>
  </section>
)
