import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import { fetchCsvUrl } from './list-api.ts'

/** The whole list, not only what is on the page. */
export function CsvButton({ list, id }: { list: StaffList; id: string }) {
  const t = useMessages(dashboardMessages)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      location.assign(await fetchCsvUrl(list, id))
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
