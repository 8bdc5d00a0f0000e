import { DeskNeed, VerticalOrNone } from '@portolan/contract/desk/desk'
import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import { SearchBox } from '../../shared/ui/fields/search-box.tsx'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'
import type { DeskAddress } from './use-desk-address.ts'

type Props = Pick<DeskAddress, 'need' | 'vertical' | 'isMine' | 'search'> & {
  onLook: (next: Partial<DeskAddress>, replace?: boolean) => void
}

export function DeskFilter({ need, vertical, isMine, search, onLook }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  return (
    <search className={css.filter}>
      <SearchBox label={t('search')} search={search} onSearch={(typed) => onLook({ search: typed }, true)} />
      <SelectField
        label={t('need')}
        placeholder={t('allOrders')}
        options={DeskNeed.options.map((value) => ({ value, name: t(value) }))}
        value={need ?? ''}
        onChange={({ target }) => onLook({ need: DeskNeed.options.find((one) => one === target.value) })}
      />
      <SelectField
        label={t('vertical')}
        placeholder={t('allVerticals')}
        options={VerticalOrNone.options.map((value) => ({
          value,
          name: value === 'noVertical' ? t('noVertical') : words(value),
        }))}
        value={vertical ?? ''}
        onChange={({ target }) => onLook({ vertical: VerticalOrNone.options.find((one) => one === target.value) })}
      />
      <label className={css.mine}>
        <input type="checkbox" checked={isMine} onChange={({ target }) => onLook({ isMine: target.checked })} />
        {t('mine')}
      </label>
    </search>
  )
}
