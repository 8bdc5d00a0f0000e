import type { ReportSummary } from '@portolan/contract/reports/reports'
import type { ReportView } from '@portolan/contract/reports/views'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { cell, FoldingTable, rowLink } from '../../../shared/ui/page/folding-table.tsx'
import { reportMessages } from '../messages/reports.ts'
import type { OpenDialog } from './view-dialogs.tsx'
import { useViewMenuItems } from './view-menu-items.ts'

type Props = {
  views: readonly ReportView[]
  reports: readonly ReportSummary[]
  onOpen: (dialog: OpenDialog) => void
}

/** The reader's saved views of all reports. */
export function ViewTable({ views, reports, onOpen }: Props) {
  const t = useMessages(reportMessages)
  const itemsOf = useViewMenuItems(onOpen)
  return (
    <FoldingTable
      label={t('savedViews')}
      columns={[t('viewName'), t('report'), t('emails'), t('actions')]}
      folds="late"
    >
      {views.map((view) => (
        <tr key={view.id}>
          <th scope="row" className={cell.name}>
            <Link
              {...rowLink}
              to="/reports/$reportId"
              params={{ reportId: view.reportId }}
              search={{ view: view.id } as never}
              translate="no"
            >
              <bdi>{view.name}</bdi>
            </Link>
          </th>
          <td data-label={t('report')}>{reports.find(({ id }) => id === view.reportId)?.name}</td>
          <td data-label={t('emails')}>{t(`emails_${view.emails}`)}</td>
          <td className={cell.actions}>
            <div>
              <MenuButton label={t('actionsOf', { name: view.name })} className={iconButton} items={itemsOf(view)}>
                <Icon name="more" />
              </MenuButton>
            </div>
          </td>
        </tr>
      ))}
    </FoldingTable>
  )
}
