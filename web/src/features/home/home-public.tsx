import { Link } from '@tanstack/react-router'
import { useBranding } from '../../shared/branding.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import cards from './cards.module.css'
import css from './home-public.module.css'
import { homeMessages } from './messages/home.ts'
import { Preview } from './preview.tsx'

const things = [
  { icon: 'quote', title: 'canRequest', text: 'canRequestText', to: '/createProject' },
  { icon: 'globe', title: 'canTranslate', text: 'canTranslateText', to: '/machineTranslation' },
  { icon: 'collect', title: 'canFollow', text: 'canFollowText', to: '/requests' },
] as const

export default function HomePublic() {
  const t = useMessages(homeMessages)
  const { providerName } = useBranding()
  usePageTitle('')
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div className={css.pitch}>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <p className={css.lead}>{t('whoWeAre', { provider: providerName })}</p>
          <div className={css.start}>
            <h2 className={css.eyebrow}>{t('getStarted')}</h2>
            <div className={css.actions}>
              <Link className={button('solid', 'large')} to="/createProject">
                {t('requestQuote')}
              </Link>
              <SignInLink className={button('outline', 'large')}>{t('signIn')}</SignInLink>
            </div>
            <p className={css.note}>{t('noAccountNeeded')}</p>
          </div>
        </div>
        <Preview />
      </section>
      <section className={css.section}>
        <h2>{t('whatYouCanDo')}</h2>
        <ul className={`${cards.grid} ${cards.large} ${css.three}`}>
          {things.map(({ icon, title, text, to }) => (
            <li key={title} className={cards.card}>
              <span className={cards.tile}>
                <Icon name={icon} />
              </span>
              <h3>
                <Link className={cards.cover} to={to}>
                  {t(title)}
                </Link>
              </h3>
              <p>{t(text)}</p>
              <span className={cards.go}>
                <Icon name="arrow" flip />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
