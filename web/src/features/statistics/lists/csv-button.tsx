import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import { fetchCsvUrl, type ListWish } from './list-api.ts'

type Props = { list: StaffList; id: string; wish: ListWish }

/** Every row that the list would show, not only those on the page, in the same order. */
export function CsvButton({ list, id, wish }: Props) {
  const t = useMessages(dashboardMessages)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      location.assign(await fetchCsvUrl(list, id, wish))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  return (
    <button type="button" className={button('outline')} disabled={isBusy} onClick={save}>
      <Icon name="collect" />
      {t('csv')}
    </button>
  )
}
