import type { InstallationReport } from '@portolan/contract/machine-translation/admin/engines'
import { useMessages } from '../../../../shared/messages/messages.ts'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'

/** How the installation of Apertium stands, and what to do about it. */
export function InstallationNote({
  installation: { state, percent, problem, packages },
}: {
  installation: InstallationReport
}) {
  const t = useMessages(administrationMessages)
  if (state === 'READY') return <p>{t('installed')}</p>
  if (state === 'INSTALLING')
    return (
      <p role="status" className={css.progress}>
        {t('installing', { percent: percent ?? 0 })}
        <progress max={100} value={percent ?? 0} aria-label={t('apertiumInstallation')} />
      </p>
    )
  const isByHand = problem === 'off' || problem === 'unsupported' || problem === 'packages'
  return (
    <>
      <p>{t(`installation_${problem ?? 'other'}`)}</p>
      {isByHand && (
        <p>
          {t('packages')}{' '}
          <code className={css.packages} dir="ltr">
            {packages.join(' ')}
          </code>
        </p>
      )}
    </>
  )
}
