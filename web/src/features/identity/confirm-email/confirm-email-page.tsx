import { useSearch } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ContactCard } from '../../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { SignInLink } from '../../../shared/ui/page/sign-in-link.tsx'
import { Spinner } from '../../../shared/ui/page/spinner.tsx'
import steps from '../../../shared/ui/steps.module.css'
import { useConfirmation } from './api.ts'
import css from './confirm-email-page.module.css'
import { confirmEmailMessages } from './messages/confirm-email.ts'

/** Where the link of the confirmation mail leads. */
export default function ConfirmEmailPage() {
  const t = useMessages(confirmEmailMessages)
  const search = useSearch({ strict: false }) as { email?: unknown; verificationCode?: unknown }
  const email = String(search.email ?? '').trim()
  const code = String(search.verificationCode ?? '').trim()
  return (
    <WithQuery>
      <Page title={t('title')}>
        <Columns side={<ContactCard />}>
          {email && code ? <Confirmation email={email} code={code} /> : <Invalid text={t('invalid')} />}
        </Columns>
      </Page>
    </WithQuery>
  )
}

function Confirmation({ email, code }: { email: string; code: string }) {
  const t = useMessages(confirmEmailMessages)
  const confirmation = useConfirmation(email, code)
  const confirm = () => confirmation.mutate()
  if (confirmation.isIdle)
    return (
      <section className={steps.card}>
        <p>{t('question', { email })}</p>
        <div>
          <button type="button" className={button('solid')} onClick={confirm}>
            {t('confirm')}
          </button>
        </div>
      </section>
    )
  if (confirmation.isPending) return <Spinner text={t('confirming')} />
  if (isRefusal(confirmation.error)) return <Invalid text={errorText(confirmation.error)} />
  if (confirmation.isError) return <ErrorDisplay error={confirmation.error} title={t('failed')} onRetry={confirm} />
  return (
    <section className={steps.card}>
      <p className={css.confirmed} role="status">
        <Icon name="check" size={24} />
        {t('confirmed')}
      </p>
      <div>
        <SignInLink className={button('solid')}>{t('signIn')}</SignInLink>
      </div>
    </section>
  )
}

/** Trying again would change nothing: only a new link helps, and who signs in unconfirmed is offered one. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 400

function Invalid({ text }: { text: string }) {
  const t = useMessages(confirmEmailMessages)
  return (
    <section className={steps.card}>
      <p className={css.invalid} role="alert">
        <Icon name="alert" size={24} />
        <span>{text}</span>
      </p>
      <p className={css.newLink}>{t('newLink')}</p>
      <div>
        <SignInLink className={button('outline')}>{t('signIn')}</SignInLink>
      </div>
    </section>
  )
}
