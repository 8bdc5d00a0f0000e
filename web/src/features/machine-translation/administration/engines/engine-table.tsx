import type { EngineReport } from '@portolan/contract/machine-translation/admin/engines'
import { formatMoment } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { formatCost, formatCount, nameEngine } from '../names.ts'

export function EngineTable({ engines }: { engines: readonly EngineReport[] }) {
  const t = useMessages(administrationMessages)
  const columns = [t('engine'), t('state'), t('order'), t('where'), t('pairs'), t('price')]
  const amounts = [t('order'), t('pairs'), t('price')]
  return (
    <FoldingTable label={t('engines')} columns={columns} amounts={amounts} folds="early">
      {engines.map((engine) => (
        <tr key={engine.name}>
          <th scope="row" className={cell.name}>
            {nameEngine(t, engine.name)}
          </th>
          <td data-label={t('state')} className={cell.whole}>
            <EngineState engine={engine} />
          </td>
          <td data-label={t('order')} className={cell.amount}>
            {engine.order === null ? t('none') : formatCount(engine.order)}
          </td>
          <td data-label={t('where')}>
            {engine.isRemote === null ? t('none') : engine.isRemote ? t('leaves') : t('stays')}
          </td>
          <td data-label={t('pairs')} className={cell.amount}>
            {engine.state === 'NOT_CONFIGURED' ? t('none') : formatCount(engine.pairs)}
          </td>
          <td data-label={t('price')} className={cell.amount}>
            {engine.pricePerMillionCharacters === null ? t('none') : formatCost(engine.pricePerMillionCharacters)}
          </td>
        </tr>
      ))}
    </FoldingTable>
  )
}

function EngineState({ engine: { state, failure } }: { engine: EngineReport }) {
  const t = useMessages(administrationMessages)
  return (
    <div>
      <span className={css.badge} data-state={state}>
        {t(state)}
      </span>
      {failure && (
        <p className={css.problem}>
          {t('failedAt', { problem: t(failure.problem), moment: formatMoment(failure.failedAt) })}
          {/* The engine's own words are English in every language of the page. */}
          <bdi lang="en" translate="no" className={css.message}>
            {failure.message}
          </bdi>
        </p>
      )}
    </div>
  )
}
