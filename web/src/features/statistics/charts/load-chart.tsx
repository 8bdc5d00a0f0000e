import bar from '../../../shared/charts/bar.module.css'
import { ChartTable } from '../../../shared/charts/chart-table.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { loadPerPerson } from '../api.ts'
import { ListLink } from '../list-link.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import { ChartFrame } from './chart-frame.tsx'
import css from './charts.module.css'

/** A bar a person: standard, then rush, with the number past due next to it. */
export function LoadChart() {
  const t = useMessages(dashboardMessages)
  return (
    <ChartFrame
      title={t('load')}
      text={t('loadText')}
      figures={loadPerPerson}
      chart={(rows) => {
        const most = Math.max(1, ...rows.map(({ standard, rush }) => standard + rush))
        const share = (part: number) => ({ inlineSize: `${(100 * part) / most}%` })
        return (
          <>
            <ul className={css.bars}>
              {rows.map(({ projectManager, projectManagerId, standard, rush, pastDue }) => {
                const name = projectManager ?? t('nobody')
                return (
                  <li key={projectManagerId}>
                    <ListLink list="pmdetails" name={projectManager} id={projectManagerId} />
                    <span
                      className={bar.bar}
                      role="img"
                      aria-label={t('loadSummary', { name, standard, rush, pastDue })}
                    >
                      <span className={css.standard} style={share(standard)} />
                      <span className={css.rush} style={share(rush)} />
                    </span>
                    <span className={css.figure}>
                      <strong>{standard + rush}</strong>
                      {pastDue > 0 && <span className={css.late}>{t('late', { count: pastDue })}</span>}
                    </span>
                  </li>
                )
              })}
            </ul>
            <p className={css.legend} aria-hidden="true">
              <span className={css.standard} /> {t('standard')} <span className={css.rush} /> {t('rush')}
            </p>
          </>
        )
      }}
      table={(rows) => (
        <ChartTable
          numbers={3}
          heads={[t('projectManager'), t('standard'), t('rush'), t('pastDueCount')]}
          rows={rows.map(({ projectManager, standard, rush, pastDue }) => [
            projectManager ?? t('nobody'),
            String(standard),
            String(rush),
            String(pastDue),
          ])}
        />
      )}
    />
  )
}
