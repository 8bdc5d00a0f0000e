import { endUserSession, signOutEverywhere, type UserSession } from '@portolan/contract/identity/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { leaveEndedSession } from '../../../../shared/session/session.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { userSessions } from '../api.ts'
import { securityMessages } from '../messages/security.ts'
import css from '../security.module.css'
import { SessionRow } from './session-row.tsx'
import { useDeviceName } from './use-device-name.ts'

export function ActiveSessions() {
  const t = useMessages(securityMessages)
  const nameOf = useDeviceName()
  const queries = useQueryClient()
  const sessions = useQuery(userSessions)
  const [isAsked, setIsAsked] = useState(false)
  const end = useMutation({
    mutationFn: async ({ id }: UserSession) => {
      await call(endUserSession, { params: { sessionId: id } })
      await queries.invalidateQueries(userSessions)
    },
    onSuccess: (_, { userAgent }) => notify(t('sessionEnded', { device: nameOf(userAgent) })),
    onError: (error) => notify(errorText(error), 'error'),
  })

  if (sessions.isPending) return <Skeleton count={2} />
  if (sessions.isError) return <ErrorDisplay error={sessions.error} onRetry={() => sessions.refetch()} />
  return (
    <>
      <ul className={css.list}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session)} isBusy={end.isPending} />
        ))}
      </ul>
      <button type="button" className={button('outline')} onClick={() => setIsAsked(true)}>
        {t('everywhere')}
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('everywhereTitle')}
        text={t('everywhereText')}
        action={t('everywhere')}
        onConfirm={async () => {
          await call(signOutEverywhere)
          await leaveEndedSession()
        }}
      />
    </>
  )
}
