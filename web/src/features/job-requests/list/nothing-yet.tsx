import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enabledApplications } from '../../../shared/api/enabled-applications.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { listMessages } from './messages/list.ts'

/** Buyers of a procurement system start there. */
export function CreateLink() {
  const t = useMessages(requestMessages)
  const applications = useQuery(enabledApplications).data
  if (applications && !applications.includes('createProject')) return null
  return (
    <Link className={button('solid')} to="/createProject">
      <Icon name="plus" />
      {t('create')}
    </Link>
  )
}

/** Nothing was sent through the form. Requests of buyers have a list of their own. */
export function NothingYet() {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const applications = useQuery(enabledApplications).data
  return applications?.includes('coupa') ? (
    <EmptyState icon="cart" text={words('underProcurement')}>
      <Link className={button('solid')} to="/coupa">
        {words('toProcurement')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState icon="list" text={t('empty')}>
      <CreateLink />
    </EmptyState>
  )
}
