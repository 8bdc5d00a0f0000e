import { useEffect, useId, useRef, useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import DialogFrame from '../../shared/ui/dialog-frame.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { type Entry, findEntries, type Group } from './entries.ts'
import { paletteMessages } from './messages/palette.ts'
import css from './palette.module.css'
import { useEntries } from './use-entries.ts'
import { useFoundWork } from './use-found-work.ts'

type Props = {
  session: Session
  /** What was typed while this was being loaded. */
  takeEarlyKeys: () => string
  onClose: () => void
}

export default function PaletteDialog({ session, takeEarlyKeys, onClose }: Props) {
  const t = useMessages(paletteMessages)
  const isLeaving = useRef(false)
  return (
    <DialogFrame onClose={onClose} title={t('title')} hasCloseButton returnsFocus={() => !isLeaving.current}>
      <WithQuery>
        <Palette
          session={session}
          takeEarlyKeys={takeEarlyKeys}
          onPick={(entry, isAction) => {
            isLeaving.current = !isAction
            onClose()
            entry.run()
          }}
        />
      </WithQuery>
    </DialogFrame>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

type PaletteProps = Pick<Props, 'session' | 'takeEarlyKeys'> & { onPick: (entry: Entry, isAction: boolean) => void }

/** A field with a list below it: arrows choose, Enter goes there. */
function Palette({ session, takeEarlyKeys, onPick }: PaletteProps) {
  const t = useMessages(paletteMessages)
  const id = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(0)
  const { pages, actions } = useEntries(session)
  const found = useFoundWork(session, search)
  const prompt = t(found.isOfDesk ? 'promptOfStaff' : 'prompt')
  const groups: Group[] = [
    { label: t('pages'), entries: findEntries(pages, search) },
    { label: t('clients'), entries: found.clients },
    { label: t(found.isOfDesk ? 'orders' : 'work'), entries: found.work },
    { label: t('actions'), entries: findEntries(actions, search) },
  ].filter(({ entries }) => entries.length > 0)
  const all = groups.flatMap(({ entries }) => entries)
  const active = all[Math.min(chosen, all.length - 1)]
  const countText =
    found.first === null
      ? t('found', { count: all.length })
      : t(found.isOfDesk ? 'firstOrders' : 'firstRequests', { count: found.first })
  const pick = (entry: Entry) => onPick(entry, actions.includes(entry))
  const optionId = (entry: Entry): string => `${id}-${entry.id}`

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id])

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: who opens it wants to type
        autoFocus
        type="text"
        role="combobox"
        className={css.field}
        aria-label={prompt}
        placeholder={prompt}
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={all.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={search}
        onFocus={() => {
          const typed = takeEarlyKeys()
          if (typed) setSearch(search + typed)
        }}
        onChange={(event) => {
          setSearch(event.target.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          const by = steps[event.key]
          if (by !== undefined) setChosen(Math.max(0, Math.min(all.length - 1, chosen + by)))
          else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) pick(active)
          else return
          event.preventDefault()
        }}
      />
      <div className={css.results}>
        {all.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-label={t('title')}>
            {groups.map(({ label, entries }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
              <div key={label} role="group" aria-label={label}>
                <p className={css.group} aria-hidden="true">
                  {label}
                </p>
                {entries.map((entry) => (
                  <Option key={entry.id} id={optionId(entry)} entry={entry} isActive={entry === active} onPick={pick} />
                ))}
              </div>
            ))}
          </div>
        )}
        {found.isError && <p className={css.note}>{t('notSearched')}</p>}
        {all.length === 0 && !found.isSearching && (
          <p className={css.note}>{t('nothing', { search: search.trim() })}</p>
        )}
      </div>
      <p className={css.count} role="status">
        {found.isSearching ? '' : countText}
      </p>
    </>
  )
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onPick: (entry: Entry) => void }

/** The focus stays in the field, which has the keys. */
const Option = ({ id, entry, isActive, onPick }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
  <div id={id} role="option" aria-selected={isActive} className={css.option} onClick={() => onPick(entry)}>
    <Icon name={entry.icon} />
    <span className={css.texts}>
      <bdi className={css.label}>{entry.label}</bdi>
      {entry.detail && <bdi className={css.detail}>{entry.detail}</bdi>}
    </span>
    {entry.note && <bdi className={css.number}>{entry.note}</bdi>}
  </div>
)
