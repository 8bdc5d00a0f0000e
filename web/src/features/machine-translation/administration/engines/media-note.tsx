import type { MediaReport } from '@portolan/contract/machine-translation/admin/engines'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { formatCount } from '../names.ts'

/** Whether audio and video can be translated, and the engines that hear and speak. */
export function MediaNote({ media: { state, percent, engines } }: { media: MediaReport }) {
  const t = useMessages(administrationMessages)
  const columns = [t('engine'), t('purpose'), t('where'), t('languageCount')]
  return (
    <div className={css.media}>
      {state === 'INSTALLING' ? (
        <p role="status" className={css.progress}>
          {t('installing', { percent: percent ?? 0 })}
          <progress max={100} value={percent ?? 0} aria-label={t('media')} />
        </p>
      ) : (
        <p>{t(`media_${state}`)}</p>
      )}
      {engines.length > 0 && (
        <FoldingTable label={t('media')} columns={columns} amounts={[t('languageCount')]} folds="early">
          {engines.map(({ name, purpose, isRemote, languages }) => (
            <tr key={`${purpose} ${name}`}>
              <th scope="row" className={cell.name}>
                <bdi translate="no">{name}</bdi>
              </th>
              <td data-label={t('purpose')}>{t(purpose)}</td>
              <td data-label={t('where')}>{isRemote ? t('leaves') : t('stays')}</td>
              <td data-label={t('languageCount')} className={cell.amount}>
                {formatCount(languages)}
              </td>
            </tr>
          ))}
        </FoldingTable>
      )}
    </div>
  )
}
