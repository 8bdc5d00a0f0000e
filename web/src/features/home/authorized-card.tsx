import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { fetchAuthorizationUrl } from './api.ts'
import css from './cards.module.css'
import { homeMessages } from './messages/home.ts'
import { CardFrame } from './tool-card.tsx'

/** The translation-management system: it opens at an address that is made for this user, now. */
export function AuthorizedCard() {
  const t = useMessages(homeMessages)
  const opening = useMutation({ mutationFn: openDashboard })
  return (
    <>
      <CardFrame id="xtrfDashboard" opens="elsewhere" note={opening.isPending ? t('opening') : t('opensElsewhere')}>
        <button type="button" className={css.cover} disabled={opening.isPending} onClick={() => opening.mutate()}>
          {t('xtrfDashboard')}
        </button>
      </CardFrame>
      {opening.isError && (
        <li className={css.wide}>
          <ErrorDisplay error={opening.error} title={t('notOpened')} onRetry={() => opening.mutate()} />
        </li>
      )}
    </>
  )
}

/** The tab is opened by the click itself: browsers block one that is opened when the answer comes. */
async function openDashboard(): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const { authUrl } = await fetchAuthorizationUrl()
    if (tab) tab.location.replace(authUrl)
    else window.location.assign(authUrl)
  } catch (error) {
    tab?.close()
    throw error
  }
}
