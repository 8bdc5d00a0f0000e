import type { ReportView } from '@portolan/contract/reports/views'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { MenuItem } from '../../../shared/ui/menu-button.tsx'
import { reportMessages } from '../messages/reports.ts'
import type { OpenDialog } from './view-dialogs.tsx'

/** What can be done with a saved view, on its own page and in the list. */
export function useViewMenuItems(onOpen: (dialog: OpenDialog) => void): (view: ReportView) => MenuItem[] {
  const t = useMessages(reportMessages)
  return (view) => [
    { id: 'emails', label: t('emails'), icon: 'mail', onChoose: () => onOpen({ kind: 'emails', view }) },
    { id: 'rename', label: t('rename'), icon: 'edit', onChoose: () => onOpen({ kind: 'rename', view }) },
    { id: 'delete', label: t('delete'), icon: 'trash', onChoose: () => onOpen({ kind: 'delete', view }) },
  ]
}
