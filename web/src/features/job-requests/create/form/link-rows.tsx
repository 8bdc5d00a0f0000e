import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button, iconButton } from '../../../../shared/ui/button.ts'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { nameKey, nameOfUrl, urlKey } from '../model/link-problems.ts'
import { emptyLink, type LinkInput } from '../model/values.ts'
import type { FormPart } from './form-part.ts'
import css from './link-rows.module.css'

const mostLinks = 100

type Props = FormPart & {
  /** There is something else to translate. */
  mayBeEmpty: boolean
}

/** Files that lie elsewhere, each with an address and a name. */
export function LinkRows({ values, problems, change, mayBeEmpty }: Props) {
  const t = useMessages(createRequestMessages)
  const list = useRef<HTMLDivElement>(null)
  const links = values.fileLinks
  const set = (at: number, part: Partial<LinkInput>) =>
    change({ fileLinks: links.map((link, index) => (index === at ? { ...link, ...part } : link)) })
  const focusRow = (at: number) => list.current?.querySelectorAll('fieldset')[at]?.querySelector('input')?.focus()

  function add() {
    flushSync(() => change({ fileLinks: [...links, emptyLink] }))
    focusRow(links.length)
  }
  function remove(at: number) {
    flushSync(() => change({ fileLinks: links.filter((_, index) => index !== at) }))
    focusRow(Math.max(0, at - 1))
  }

  return (
    <div ref={list} className={css.rows}>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <fieldset key={at} className={css.link}>
          <legend className="visually-hidden">{t('link', { number: at + 1 })}</legend>
          <div data-field={urlKey(at)}>
            <TextField
              label={t('linkUrl')}
              type="url"
              inputMode="url"
              dir="ltr"
              maxLength={2000}
              placeholder="https://"
              value={link.url}
              error={problems[urlKey(at)]}
              onChange={(event) => set(at, { url: event.target.value })}
              onBlur={() => link.name === '' && link.url !== '' && set(at, { name: nameOfUrl(link.url) })}
            />
          </div>
          <div data-field={nameKey(at)}>
            <TextField
              label={t('linkName')}
              dir="auto"
              maxLength={255}
              value={link.name}
              error={problems[nameKey(at)]}
              onChange={(event) => set(at, { name: event.target.value })}
            />
          </div>
          {(mayBeEmpty || links.length > 1) && (
            <button
              type="button"
              className={iconButton}
              aria-label={t('removeLink', { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Icon name="trash" />
            </button>
          )}
        </fieldset>
      ))}
      {links.length < mostLinks && (
        <button type="button" className={`${button('outline')} ${css.add}`} onClick={add}>
          <Icon name="plus" />
          {t('addLink')}
        </button>
      )}
    </div>
  )
}
