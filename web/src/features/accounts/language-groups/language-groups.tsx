import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { hasRole, type Session } from '../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languageGroups } from './api.ts'
import { GroupSection } from './group-section.tsx'
import css from './language-groups.module.css'
import { languageGroupMessages } from './messages/language-groups.ts'

/** Languages one often translates into together: one's own groups, and those everyone in the organization has. */
export default function LanguageGroups({ session }: { session: Session }) {
  const t = useMessages(languageGroupMessages)
  const groups = useQuery(languageGroups)
  if (groups.isPending) return <Skeleton count={4} />
  if (groups.isError) return <ErrorDisplay error={groups.error} onRetry={() => groups.refetch()} />
  const personal = groups.data.filter(({ scope }) => scope === 'PERSONAL')
  const shared = groups.data.filter(({ scope }) => scope === 'ORGANIZATION')
  const mayEditShared = hasRole(session, ['CLIENT']) && session.clientConfig !== null
  const clientId = session.clientConfig?.clientId
  return (
    <div className={css.sections}>
      <p className={css.lead}>{t('lead')}</p>
      <GroupSection scope="PERSONAL" groups={personal} clientId={clientId} isEditable />
      {(shared.length > 0 || mayEditShared) && (
        <GroupSection scope="ORGANIZATION" groups={shared} clientId={clientId} isEditable={mayEditShared} />
      )}
    </div>
  )
}
