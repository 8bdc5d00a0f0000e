import { DeskKind, DeskNeed, VerticalOrNone } from '@portolan/contract/desk/desk'
import { useId, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import { button } from '../../shared/ui/button.ts'
import { SearchBox } from '../../shared/ui/fields/search-box.tsx'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'
import type { DeskAddress } from './use-desk-address.ts'

type Props = DeskAddress & {
  look: (next: Partial<DeskAddress>, replace?: boolean) => void
}

/** On a narrow screen all but the search is folded, so that the orders begin in view. The button says how many filters are set. */
export function DeskFilter({ queue, need, kind, vertical, isMine, search, look }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = [need, kind, vertical, isMine || undefined].filter((choice) => choice !== undefined).length
  return (
    <search className={css.filter}>
      <SearchBox label={t('search')} search={search} onSearch={(typed) => look({ search: typed }, true)} />
      <button
        type="button"
        className={`${button('outline')} ${css.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('filters') : t('counted', { name: t('filters'), count })}
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className={css.folded} data-open={isOpen || undefined}>
        <SelectField
          label={t('need')}
          placeholder={t('allOrders')}
          options={DeskNeed.options.map((value) => ({ value, name: t(value) }))}
          value={need ?? ''}
          onChange={({ target }) => look({ need: DeskNeed.options.find((one) => one === target.value) })}
        />
        {queue === 'ALL' && (
          <SelectField
            label={t('kind')}
            placeholder={t('bothKinds')}
            options={DeskKind.options.map((value) => ({ value, name: t(value) }))}
            value={kind ?? ''}
            onChange={({ target }) => look({ kind: DeskKind.options.find((one) => one === target.value) })}
          />
        )}
        <SelectField
          label={t('vertical')}
          placeholder={t('allVerticals')}
          options={VerticalOrNone.options.map((value) => ({
            value,
            name: value === 'noVertical' ? t('noVertical') : words(value),
          }))}
          value={vertical ?? ''}
          onChange={({ target }) => look({ vertical: VerticalOrNone.options.find((one) => one === target.value) })}
        />
        <label className={css.mine}>
          <input type="checkbox" checked={isMine} onChange={({ target }) => look({ isMine: target.checked })} />
          {t('mine')}
        </label>
      </div>
    </search>
  )
}
