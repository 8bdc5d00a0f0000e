import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { useSession } from '../../../shared/session/session.ts'
import { button } from '../../../shared/ui/button.ts'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languages } from './api.ts'
import css from './language-finder.module.css'
import { helpMessages } from './messages/help.ts'

/** Whether we translate a language, and what to know about it. */
export function LanguageFinder() {
  const t = useMessages(helpMessages)
  const all = useQuery(languages)
  const session = useSession()
  const [value, setValue] = useState<readonly string[]>([])
  if (all.isPending) return <Skeleton count={1} />
  if (all.isError) return <ErrorDisplay error={all.error} onRetry={() => all.refetch()} />
  const found = all.data.find(({ id }) => id === value[0])
  return (
    <div className={css.finder}>
      <LanguageDropdown label={t('languageFinder')} languages={all.data} value={value} onChange={setValue} />
      <div aria-live="polite">
        {found && (
          <dl className={css.facts}>
            <div>
              <dt>{t('languageCode')}</dt>
              <dd>
                <bdi>{found.bcp47}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('scriptDirection')}</dt>
              <dd>{found.direction === 'rtl' ? t('rightToLeft') : t('leftToRight')}</dd>
            </div>
            <div>
              <dt>{t('availability')}</dt>
              <dd>{found.isDisabled ? t('cannotRequest') : t('canRequest')}</dd>
            </div>
          </dl>
        )}
      </div>
      {found && !found.isDisabled && (
        <Link className={button('outline')} to={session?.isProcurementBuyer ? '/coupa' : '/createProject'}>
          {t('requestLanguage')}
        </Link>
      )}
    </div>
  )
}
