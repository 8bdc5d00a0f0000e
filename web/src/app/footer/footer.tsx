import { Link } from '@tanstack/react-router'
import { useBranding } from '../../shared/branding.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { useSession } from '../../shared/session/session.ts'
import { openKeyboardKeys } from '../keyboard/keyboard-keys.tsx'
import { shellMessages } from '../messages/shell.ts'
import css from './footer.module.css'
import { VisitorChoices } from './visitor-choices.tsx'

const year = import.meta.env.SSR ? '%YEAR%' : String(new Date().getFullYear())

export function Footer({ isWaiting }: { isWaiting: boolean }) {
  const t = useMessages(shellMessages)
  const { providerName, contactEmail, contactPhone, phoneHref } = useBranding()
  const session = useSession()
  return (
    <footer className={css.foot}>
      <div className={css.row}>
        {/* The year is the server's: a page made on New Year's Eve may be read the day after. */}
        <p suppressHydrationWarning>{t('copyright', { year, provider: providerName })}</p>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        <a href={phoneHref}>
          <bdi>{contactPhone}</bdi>
        </a>
        <Link to="/consoleHelp">{t('help')}</Link>
        <Link to="/terms">{t('terms')}</Link>
        <Link to="/privacy">{t('privacy')}</Link>
        <Link to="/imprint">{t('imprint')}</Link>
        <Link className="demo-only" to="/outbox">
          {t('outbox')}
        </Link>
        <button type="button" className={css.keys} onClick={openKeyboardKeys}>
          {t('keys')}
        </button>
        {!session && !isWaiting && <VisitorChoices />}
      </div>
    </footer>
  )
}
