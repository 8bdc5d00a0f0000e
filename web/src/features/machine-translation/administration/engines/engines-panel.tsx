import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import css from '../administration.module.css'
import { engines, models } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { AddModel } from './add-model.tsx'
import { EngineTable } from './engine-table.tsx'
import { FailedModels } from './failed-models.tsx'
import { InstallationNote } from './installation-note.tsx'
import { MediaNote } from './media-note.tsx'
import { ModelTable } from './model-table.tsx'

const isKnown = ({ state }: ModelReport): boolean => state !== 'NOT_INSTALLED'

export function EnginesPanel() {
  const t = useMessages(administrationMessages)
  const listed = useQuery(engines)
  const catalog = useQuery(models)
  const failed = [listed, catalog].find(({ isError }) => isError)
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  if (!listed.data || !catalog.data) return <Skeleton count={8} />
  const [known, others] = [catalog.data.filter(isKnown), catalog.data.filter((model) => !isKnown(model))]
  return (
    <div className={css.panel}>
      <FailedModels models={catalog.data} />
      <EngineTable engines={listed.data.engines} />
      <p className={css.note}>{t('orderNote')}</p>
      <Card title={t('apertiumInstallation')}>
        <InstallationNote installation={listed.data.apertiumInstallation} />
      </Card>
      <Card title={t('media')}>
        <MediaNote media={listed.data.media} />
      </Card>
      <Card title={t('models')}>
        <div className={css.media}>
          <p className={css.note}>{t('modelsLead')}</p>
          {others.length > 0 && <AddModel models={others} />}
          {known.length > 0 ? <ModelTable models={known} /> : <p>{t('noModels')}</p>}
        </div>
      </Card>
    </div>
  )
}
