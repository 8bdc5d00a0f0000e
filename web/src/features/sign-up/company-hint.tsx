import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { companiesOf } from './api.ts'
import { chooseCompany, type SignUpLink } from './company.ts'
import { signUpMessages } from './messages/sign-up.ts'
import css from './sign-up.module.css'

const pauseMs = 500

/** The domain, once the address looks whole. */
const domainIn = (email: string): string => /^[^@\s]+@([^@\s.]+(?:\.[^@\s.]+)+)$/.exec(email.trim())?.[1] ?? ''

/** Says already at the address which company is found by it, rather than two steps later. A failure is not shown: the company step asks again. */
export function CompanyHint({ email, link }: { email: string; link: SignUpLink | null }) {
  const t = useMessages(signUpMessages)
  const domain = useDebounced(domainIn(email).toLowerCase(), pauseMs)
  const { data } = useQuery({ ...companiesOf(domain), enabled: domain !== '' })
  const found = data && chooseCompany(data, link)
  return (
    <div role="status" className={css.company}>
      {found?.kind === 'one' && !link && t('companyFound', { company: found.client.companyName })}
      {found?.kind === 'several' && t('severalFound')}
      {found?.kind === 'wrongEmail' && t('wrongEmail', { company: found.company })}
      {found?.kind === 'notFound' && (
        <>
          <p>{t('noneFound', { domain })}</p>
          <Link to="/createProject" className={button('outline')}>
            {t('requestWithout')}
          </Link>
        </>
      )}
    </div>
  )
}
