import { Vertical } from '@portolan/contract/desk'
import { useEffect, useRef } from 'react'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './desk.module.css'
import type { DeskAddress } from './use-desk-address.ts'

type Props = Pick<DeskAddress, 'vertical' | 'isMine' | 'search'> & {
  onLook: (next: Partial<DeskAddress>, replace?: boolean) => void
}

const typingPause = 300

export function DeskFilter({ vertical, isMine, search, onLook }: Props) {
  const t = useMessages(deskMessages)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (box.current && box.current.value.trim() !== search) box.current.value = search
  }, [search])
  function lookSoon(typed: string) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onLook({ search: typed.trim() }, true), typingPause)
  }
  return (
    <search className={css.filter}>
      <label>
        <span>{t('search')}</span>
        <input
          ref={box}
          type="search"
          defaultValue={search}
          maxLength={200}
          onChange={(event) => lookSoon(event.target.value)}
        />
      </label>
      <label>
        <span>{t('vertical')}</span>
        <select
          value={vertical ?? ''}
          onChange={({ target }) => onLook({ vertical: Vertical.options.find((one) => one === target.value) })}
        >
          <option value="">{t('allVerticals')}</option>
          {Vertical.options.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.mine}>
        <input type="checkbox" checked={isMine} onChange={({ target }) => onLook({ isMine: target.checked })} />
        {t('mine')}
      </label>
    </search>
  )
}
