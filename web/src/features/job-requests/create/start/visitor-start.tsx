import type { ClientConfig } from '@portolan/contract/clients/clients'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Columns } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Spinner } from '../../../../shared/ui/page/spinner.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { LazyForm } from '../form/lazy-form.tsx'
import type { StartForm } from '../form/loaded-form.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { drafts, visitorOwner } from '../model/drafts.ts'
import { domainOf, normalEmail, type Requester } from '../model/requester.ts'
import { findClients } from './api.ts'
import { ChooseOrganization } from './choose-organization.tsx'
import { EmailStep } from './email-step.tsx'
import { accept, type Found, findClient } from './find-client.ts'
import { InactiveClient, SignedInOnly } from './notices.tsx'
import { StartCard } from './start-card.tsx'
import { VisitorNotes } from './visitor-notes.tsx'

type Stage = { readonly kind: 'asking' | 'looking' } | { readonly kind: 'failed'; readonly error: unknown } | Found

/** Where several clients match, the one chosen before is taken without asking again. */
function chooseAgain(found: Found, chosenBefore: number | null | undefined): Found {
  const before = found.kind === 'several' && found.clients.find(({ clientId }) => clientId === chosenBefore)
  return before ? accept(before) : found
}

/** For people who are not signed in: the domain of the email address decides which form they see. */
export function VisitorStart({ form }: { form: StartForm }) {
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

  if (stage.kind === 'one' || stage.kind === 'none') {
    const known = { email: normalEmail(email) }
    const requester: Requester =
      stage.kind === 'one' ? { kind: 'contact', client: stage.client, ...known } : { kind: 'visitor', ...known }
    return <LazyForm {...form} requester={requester} onLeave={ask} />
  }
  return (
    <Columns side={<VisitorNotes />}>
      <Question
        stage={stage}
        email={email}
        onEmail={lookUp}
        onBack={ask}
        onChoose={(client) => setStage(accept(client))}
      />
    </Columns>
  )
}

type QuestionProps = {
  stage: Exclude<Stage, { kind: 'one' | 'none' }>
  email: string
  onEmail: (email: string) => void
  onBack: () => void
  onChoose: (client: ClientConfig) => void
}

/** What has to be known before there is a form, or why there is none. */
function Question({ stage, email, onEmail, onBack, onChoose }: QuestionProps) {
  const t = useMessages(createRequestMessages)
  switch (stage.kind) {
    case 'asking':
      return <EmailStep email={email} onNext={onEmail} />
    case 'looking':
      return (
        <StartCard title={t('organizationTitle')}>
          <Spinner text={t('looking')} />
        </StartCard>
      )
    case 'failed':
      return (
        <StartCard title={t('organizationTitle')}>
          <ErrorDisplay error={stage.error} onRetry={() => onEmail(email)} />
          <div className={css.actions}>
            <button type="button" className={button('text')} onClick={onBack}>
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
          onChoose={onChoose}
          onCancel={onBack}
        />
      )
    case 'inactive':
      return <InactiveClient client={stage.client} onBack={onBack} />
    case 'signedInOnly':
      return <SignedInOnly client={stage.client} onBack={onBack} />
  }
}
