import type { ClientConfig } from '@portolan/contract/clients/clients'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Spinner } from '../../../../shared/ui/page/spinner.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { LazyForm } from '../form/lazy-form.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { drafts, visitorOwner } from '../model/drafts.ts'
import { domainOf, normalEmail } from '../model/requester.ts'
import { findClients } from './api.ts'
import { ChooseOrganization } from './choose-organization.tsx'
import { EmailStep } from './email-step.tsx'
import { accept, type Found, findClient } from './find-client.ts'
import { InactiveClient, SignedInOnly } from './notices.tsx'
import { StartCard } from './start-card.tsx'

type Stage = { readonly kind: 'asking' | 'looking' } | { readonly kind: 'failed'; readonly error: unknown } | Found

/** Where several clients match, the one chosen before is taken without asking again. */
function chooseAgain(found: Found, chosenBefore: number | null | undefined): Found {
  const before = found.kind === 'several' && found.clients.find(({ clientId }) => clientId === chosenBefore)
  return before ? accept(before) : found
}

/** For people who are not signed in: the domain of the e-mail address decides which form they see. */
export function VisitorStart() {
  const t = useMessages(createRequestMessages)
  const [email, setEmail] = useState('')
  const [stage, setStage] = useState<Stage>({ kind: 'asking' })
  const ask = () => setStage({ kind: 'asking' })

  async function lookUp(typed: string, chosenBefore?: number | null) {
    setEmail(typed)
    setStage({ kind: 'looking' })
    try {
      const found = findClient(await findClients(domainOf(typed)))
      setStage(chooseAgain(found, chosenBefore))
    } catch (error) {
      setStage({ kind: 'failed', error })
    }
  }

  /** After a reload the visitor is where they were. */
  const goOn = useEffectEvent(() => {
    const draft = drafts.find(visitorOwner)
    if (!draft?.values.email.includes('@')) return
    void lookUp(draft.values.email, draft.clientId)
  })
  useEffect(() => goOn(), [])

  switch (stage.kind) {
    case 'asking':
      return <EmailStep email={email} onNext={lookUp} />
    case 'looking':
      return (
        <StartCard title={t('organizationTitle')}>
          <Spinner text={t('looking')} />
        </StartCard>
      )
    case 'failed':
      return (
        <StartCard title={t('organizationTitle')}>
          <ErrorDisplay error={stage.error} onRetry={() => lookUp(email)} />
          <div className={css.actions}>
            <button type="button" className={button('text')} onClick={ask}>
              {t('back')}
            </button>
          </div>
        </StartCard>
      )
    case 'several':
      return (
        <ChooseOrganization
          text={t('severalText', { email: normalEmail(email) })}
          organizations={stage.clients}
          next={t('continue')}
          cancel={t('back')}
          onChoose={(client: ClientConfig) => setStage(accept(client))}
          onCancel={ask}
        />
      )
    case 'inactive':
      return <InactiveClient client={stage.client} onBack={ask} />
    case 'signedInOnly':
      return <SignedInOnly client={stage.client} onBack={ask} />
    case 'one':
      return <LazyForm requester={{ kind: 'contact', client: stage.client, email: normalEmail(email) }} onLeave={ask} />
    case 'none':
      return <LazyForm requester={{ kind: 'visitor', email: normalEmail(email) }} onLeave={ask} />
  }
}
