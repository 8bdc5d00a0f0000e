import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { WithQuery } from '../../shared/api/query.tsx'
import { readClientId } from '../../shared/client-link.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactCard } from '../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { StepsCard } from '../../shared/ui/page/steps-card.tsx'
import { clientOfLink, openedInvitation } from './api.ts'
import { takesSignUps } from './company.ts'
import { InvalidUrl } from './invalid-url.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import { SignUpWizard } from './sign-up-wizard.tsx'
import { useStep } from './use-step.ts'

/** By the email address's domain at /signUp, with one company by its link at /signUp/:clientId/:token. */
export default function SignUpPage() {
  const t = useMessages(signUpMessages)
  const { clientId, token } = useParams({ strict: false })
  const { step } = useStep()
  return (
    <WithQuery>
      <Page title={t('title')} lead={step === 'done' ? undefined : t('lead')}>
        <Columns side={<SignUpNotes />}>
          {clientId !== undefined && token !== undefined ? (
            <ByLink clientId={readClientId(clientId)} token={token} />
          ) : (
            <SignUpWizard link={null} />
          )}
        </Columns>
      </Page>
    </WithQuery>
  )
}

function ByLink({ clientId, token }: { clientId: number | undefined; token: string }) {
  const isReadable = clientId !== undefined
  const { invitation: secret } = useSearch({ strict: false }) as { invitation?: unknown }
  const isInvited = typeof secret === 'string' && secret !== ''
  const opened = useQuery({ ...openedInvitation(isInvited ? secret : ''), enabled: isInvited, staleTime: Infinity })
  const client = useQuery({ ...clientOfLink(clientId ?? 0, token), enabled: isReadable })
  if (!isReadable) return <InvalidUrl />
  if (client.isPending || (isInvited && opened.isPending)) return <Skeleton />
  if (client.isError) return <ErrorDisplay error={client.error} onRetry={() => client.refetch()} />
  if (isInvited && opened.isError) return <ErrorDisplay error={opened.error} onRetry={() => opened.refetch()} />
  if (isInvited && opened.data === null) return <InvalidUrl />
  if (!client.data || !takesSignUps(client.data)) return <InvalidUrl />
  const invitation = isInvited && opened.data ? { secret, email: opened.data.email } : undefined
  return <SignUpWizard link={{ client: client.data, token, invitation }} />
}

/** Beside the steps: how it goes on, and who can be asked. */
function SignUpNotes() {
  const t = useMessages(signUpMessages)
  return (
    <>
      <StepsCard title={t('howTitle')} steps={[t('howUser'), t('howCompany'), t('howConfirm')]} />
      <ContactCard />
    </>
  )
}
