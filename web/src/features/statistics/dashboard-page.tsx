import { Link } from '@tanstack/react-router'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { Overview } from './charts/overview.tsx'
import css from './dashboard.module.css'
import { CoordinatorGroup } from './groups/coordinator-group.tsx'
import { FrontOfficeGroup } from './groups/front-office-group.tsx'
import { Group } from './groups/group.tsx'
import { ProjectManagerGroup } from './groups/project-manager-group.tsx'
import { QaGroup } from './groups/qa-group.tsx'
import { StartsGroup } from './groups/starts-group.tsx'
import { dashboardMessages } from './messages/dashboards.ts'
import { OverdueTotals } from './overdue-totals.tsx'

export default function DashboardPage() {
  const t = useMessages(dashboardMessages)
  return (
    <WithQuery>
      <Page title={t('title')} lead={t('lead')} actions={<DeskLink />}>
        <OverdueTotals />
        <Overview />
        <div className={css.groups}>
          <Group name="starts" title={t('starts')} text={t('startsText')}>
            <StartsGroup />
          </Group>
          <Group name="projectManagers" title={t('projectManagers')} text={t('projectManagersText')}>
            <ProjectManagerGroup />
          </Group>
          <Group name="qa" title={t('qa')} text={t('qaText')}>
            <QaGroup />
          </Group>
          <Group name="frontOffice" title={t('frontOffice')} text={t('frontOfficeText')}>
            <FrontOfficeGroup />
          </Group>
          <Group name="coordinators" title={t('coordinators')} text={t('coordinatorsText')}>
            <CoordinatorGroup />
          </Group>
        </div>
      </Page>
    </WithQuery>
  )
}

const DeskLink = () => (
  <Link className={button('outline')} to="/desk">
    {useMessages(dashboardMessages)('toDesk')}
  </Link>
)
