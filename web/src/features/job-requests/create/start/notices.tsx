import type { ClientConfig } from '@portolan/contract/clients/clients'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { readExternalReferenceId } from '../../../../shared/request/external-reference.ts'
import { button } from '../../../../shared/ui/button.ts'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { ContactLink } from '../../../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { HomeLink } from '../../../../shared/ui/page/home-link.tsx'
import { SignInLink } from '../../../../shared/ui/page/sign-in-link.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { StartCard } from './start-card.tsx'

type Props = { client: ClientConfig; onBack?: (() => void) | undefined }

export function InactiveClient({ client, onBack }: Props) {
  const t = useMessages(createRequestMessages)
  return (
    <div role="alert">
      <StartCard
        title={t('inactive', { client: client.clientName })}
        text={t('inactiveAdvice')}
        headingRef={onBack && focusOnMount}
      >
        <div className={css.actions}>
          <ContactLink kind="solid" />
          {onBack && <BackButton onBack={onBack} />}
        </div>
      </StartCard>
    </div>
  )
}

/** The client's own people send requests, and nobody else. */
export function SignedInOnly({ client, onBack }: Props) {
  const t = useMessages(createRequestMessages)
  return (
    <StartCard
      title={t('signedInOnly', { client: client.clientName })}
      text={t('signedInOnlyAdvice')}
      headingRef={onBack && focusOnMount}
    >
      <div className={css.actions}>
        <SignInLink className={button('solid')}>{t('signIn')}</SignInLink>
        <HomeLink kind="outline" />
        {onBack && <BackButton onBack={onBack} />}
      </div>
    </StartCard>
  )
}

/** Staff work on requests; they make none. */
export function NotForStaff() {
  const t = useMessages(createRequestMessages)
  return (
    <EmptyState icon="people" text={t('notForStaff')}>
      <HomeLink />
    </EmptyState>
  )
}

/** A request made here would have no cart, and so no purchase order. */
export function ForProcurement() {
  const t = useMessages(createRequestMessages)
  const isVisiting = readExternalReferenceId() !== null
  return (
    <EmptyState icon="cart" text={t('procurementOnly')}>
      <p>{t(isVisiting ? 'procurementVisit' : 'procurementStart')}</p>
      <div className={css.actions}>
        {isVisiting && (
          <Link className={button('solid')} to="/coupa/createQuote">
            {t('procurementCreate')}
          </Link>
        )}
        <Link className={button(isVisiting ? 'outline' : 'solid')} to="/coupa">
          {t('openProcurement')}
        </Link>
      </div>
    </EmptyState>
  )
}

/** A link that leads to no client, or not with this token. */
export function BadLink({ kind }: { kind: 'invalidPage' | 'unknownCompany' }) {
  const t = useMessages(createRequestMessages)
  return (
    <div role="alert">
      <StartCard title={t(kind)} text={t(`${kind}Advice`)}>
        <div className={css.actions}>
          <a className={button('solid')} href="/createProject">
            {t('withoutLink')}
          </a>
          <ContactLink />
        </div>
      </StartCard>
    </div>
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useMessages(createRequestMessages)
  return (
    <button type="button" className={button('text')} onClick={onBack}>
      {t('changeEmail')}
    </button>
  )
}
