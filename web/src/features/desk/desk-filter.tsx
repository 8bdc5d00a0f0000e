import { DeskNeed, VerticalOrNone } from '@portolan/contract/desk/desk'
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

type Props = Pick<DeskAddress, 'need' | 'vertical' | 'isMine' | 'search'> & {
  onLook: (next: Partial<DeskAddress>, replace?: boolean) => void
}

/** On a narrow screen all but the search is folded, so that the orders begin in view. */
export function DeskFilter({ need, vertical, isMine, search, onLook }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(need !== undefined || vertical !== undefined || isMine)
  return (
    <search className={css.filter}>
      <SearchBox label={t('search')} search={search} onSearch={(typed) => onLook({ search: typed }, true)} />
      <button
        type="button"
        className={`${button('outline')} ${css.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters')}
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className={css.folded} data-open={isOpen || undefined}>
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
      </div>
    </search>
  )
}
