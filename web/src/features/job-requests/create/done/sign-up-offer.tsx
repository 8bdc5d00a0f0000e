import { createUserAccount, type NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { idempotencyKeys } from '../../../../shared/api/idempotency-keys.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { SignInLink } from '../../../../shared/ui/page/sign-in-link.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { userFieldsFor } from '../model/api.ts'
import type { Order } from '../send/payloads.ts'
import { accountOf } from './new-account.ts'
import { SignUpForm } from './sign-up-form.tsx'
import css from './submitted.module.css'

/** The way to an account for someone whose details and address are known and proven by now. */
export default function SignUpOffer({ order }: { order: Order }) {
  const t = useMessages(createRequestMessages)
  const fields = useQuery(userFieldsFor(order.sender))
  const [keyFor] = useState(idempotencyKeys)
  const creating = useMutation({
    mutationFn: (body: NewUserAccount) => call(createUserAccount, { body }, { idempotencyKey: keyFor(body) }),
  })
  if (creating.data)
    return (
      <Result title={t('accountCreated')} text={t('canSignIn', { email: creating.data.email })} signIn={t('signIn')} />
    )
  const refusal = creating.error instanceof ApiError ? creating.error.errorCode : undefined
  if (refusal === 'conflict') return <Result title={t('accountExists')} signIn={t('signIn')} />
  // It is an offer: where it cannot be made, the request is sent all the same.
  if (!fields.data) return null
  return (
    <section className={`${steps.frame} ${css.offer}`} aria-labelledby="offer">
      <h2 id="offer">{t('signUpTitle')}</h2>
      <p className={css.mail}>{t('signUpText')}</p>
      <SignUpForm
        definitions={fields.data}
        given={order.values.userFields}
        isBusy={creating.isPending}
        isTooCommon={refusal === 'password_too_common'}
        onSubmit={(password, values) => creating.mutate(accountOf(order, password, values))}
      />
      {creating.error && refusal !== 'password_too_common' && <ErrorDisplay error={creating.error} />}
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
