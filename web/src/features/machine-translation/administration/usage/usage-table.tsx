import type { TranslationUsage } from '@portolan/contract/machine-translation/admin/usage'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { formatCost, formatCount, nameEngine } from '../names.ts'

type Props = { usage: TranslationUsage; isBusy: boolean }

/** Clients with their engines, then the sums of each engine and of all. */
export function UsageTable({ usage: { rows, engines, total }, isBusy }: Props) {
  const t = useMessages(administrationMessages)
  const columns = [t('client'), t('engine'), t('characters'), t('cost')]
  const amountCells = ({ characters, cost }: { characters: number; cost: number }) => (
    <>
      <td data-label={t('characters')} className={cell.amount}>
        {formatCount(characters)}
      </td>
      <td data-label={t('cost')} className={cell.amount}>
        {formatCost(cost)}
      </td>
    </>
  )
  return (
    <FoldingTable label={t('usage')} columns={columns} amounts={columns.slice(2)} folds="late" isBusy={isBusy}>
      {rows.map((row) => (
        <tr key={`${row.clientId} ${row.engine}`}>
          <th scope="row" className={cell.name}>
            <Link to="/desk/machineTranslation/clients/$clientId" params={{ clientId: String(row.clientId) }}>
              <bdi>{row.clientName}</bdi>
            </Link>
          </th>
          <td data-label={t('engine')}>{nameEngine(t, row.engine)}</td>
          {amountCells(row)}
        </tr>
      ))}
      {engines.map((engine) => (
        <tr key={engine.engine} className={css.sum}>
          <th scope="row" className={cell.name}>
            {t('allClients')}
          </th>
          <td data-label={t('engine')}>{nameEngine(t, engine.engine)}</td>
          {amountCells(engine)}
        </tr>
      ))}
      <tr className={css.sum}>
        <th scope="row" className={cell.name}>
          {t('total')}
        </th>
        <td data-label={t('engine')}>{t('allEngines')}</td>
        {amountCells(total)}
      </tr>
    </FoldingTable>
  )
}
