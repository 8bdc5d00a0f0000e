import { termMaxLength } from '@portolan/contract/machine-translation/glossaries'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { ImportReport } from '../api.ts'
import css from '../glossaries.module.css'
import { glossaryMessages } from '../messages/glossaries.ts'

/** How many terms were taken, and every row that was not. */
export function ImportResult({ report }: { report: ImportReport }) {
  const t = useMessages(glossaryMessages)
  const { added, changed, unchanged, problemCount, problems } = report
  const isListCut = problems.length < problemCount
  return (
    <div className={css.report} role="status">
      <ul>
        <li>{t('added', { count: added })}</li>
        {changed > 0 && <li>{t('changedTerms', { count: changed })}</li>}
        {unchanged > 0 && <li>{t('unchanged', { count: unchanged })}</li>}
      </ul>
      {problemCount > 0 && (
        <>
          <p className={css.bad}>
            <Icon name="alert" size={16} />
            {t('badRows', { count: problemCount })}
          </p>
          {isListCut && <p>{t('someListed', { count: problems.length })}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
          <ol className={css.rows} tabIndex={0} aria-label={t('badRows', { count: problemCount })}>
            {problems.map(({ place, problem, source }) => (
              <li key={`${place} ${problem}`}>
                <strong>{t('row', { place })}</strong> {t(problem, { limit: termMaxLength })}{' '}
                {source !== '' && <bdi translate="no">{source}</bdi>}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
