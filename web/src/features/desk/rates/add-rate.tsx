import type { Language } from '@portolan/contract/reference/reference'
import { useState } from 'react'
import { useProblems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import card from '../../../shared/ui/page/card.module.css'
import { deskMessages } from '../messages/desk.ts'
import css from './rates.module.css'

type Props = {
  languages: readonly Language[]
  isThere: (source: string, target: string) => boolean
  onAdd: (source: string, target: string) => void
}

/** Chooses one more pair of languages. */
export function AddRate({ languages, isThere, onAdd }: Props) {
  const t = useMessages(deskMessages)
  const [source, setSource] = useState('')
  const [target, setTarget] = useState('')
  function targetProblem(): string | undefined {
    if (target === '' || target === source) return t('targetNeeded')
    return isThere(source, target) ? t('pairTwice') : undefined
  }
  const all = { source: source === '' ? t('sourceNeeded') : undefined, target: targetProblem() }
  const { problems, formProps } = useProblems(all, () => {
    onAdd(source, target)
    setTarget('')
  })
  return (
    <form {...formProps} className={`${card.card} ${css.add}`} aria-label={t('addRate')}>
      <LanguageDropdown
        label={t('sourceLanguage')}
        languages={languages}
        value={source === '' ? [] : [source]}
        error={problems.source}
        onChange={([id = '']) => setSource(id)}
      />
      <LanguageDropdown
        label={t('targetLanguage')}
        languages={languages}
        value={target === '' ? [] : [target]}
        error={problems.target}
        onChange={([id = '']) => setTarget(id)}
      />
      <button type="submit" className={button('outline')}>
        {t('addRate')}
      </button>
    </form>
  )
}
