import { ClientSort } from '@portolan/contract/clients/administration'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import css from './administration.module.css'
import { ClientTable } from './client-table.tsx'
import { administrationMessages } from './messages/administration.ts'

const AddClientDialog = lazy(() => import('./client/add-client-dialog.tsx'))

type ClientsAddress = { readonly search: string; readonly sort: ClientSort }

/** Search and order stand in the address, so that the way back from a client leads to the same list. */
export function ClientsPanel() {
  const t = useMessages(administrationMessages)
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const search = String(asked.search ?? '')
  const sort = ClientSort.options.find((one) => one === asked.sort) ?? 'clientName'
  const [isAdding, setAdding] = useState(false)
  const look = (next: Partial<ClientsAddress>, replace: boolean) => {
    const { search: wanted, sort: order } = { search, sort, ...next }
    const address = { tab: asked.tab, search: wanted || undefined, sort: order === 'clientName' ? undefined : order }
    void navigate({ to: '.', search: address as never, replace, resetScroll: false })
  }
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchBox label={t('searchClients')} search={search} onSearch={(wanted) => look({ search: wanted }, true)} />
        </div>
        <button type="button" className={button('solid')} onClick={() => setAdding(true)}>
          {t('addClient')}
        </button>
      </div>
      <ClientTable search={search} sort={sort} onSort={(order) => look({ sort: order }, false)} />
      <Suspense>{isAdding && <AddClientDialog onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}
