import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { translationSettings } from '../../features/machine-translation/frame/api.ts'
import { frameMessages } from '../../features/machine-translation/frame/messages/frame.ts'
import { shownTabs } from '../../features/machine-translation/frame/tabs.ts'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { managesOrganization } from '../../shared/session/manages-organization.ts'
import { type Session, signOut } from '../../shared/session/session.ts'
import { schemes, setScheme, useScheme } from '../../shared/theme/scheme.ts'
import type { IconName } from '../../shared/ui/icon.tsx'
import { openKeyboardKeys } from '../keyboard/keyboard-keys.tsx'
import { shellMessages } from '../messages/shell.ts'
import { type Place, placesOf } from '../navigation/places.ts'
import type { Entry } from './entries.ts'
import { paletteMessages } from './messages/palette.ts'
import { readPageActions } from './page-actions.ts'

const icons: Partial<Record<Place['label'], IconName>> = {
  administration: 'settings',
  createProject: 'plus',
  desk: 'list',
  dashboard: 'chart',
  help: 'question',
  machineTranslation: 'globe',
  procurement: 'cart',
  reports: 'chart',
  requests: 'list',
}
const schemeTexts = { light: 'useLight', dark: 'useDark', system: 'useSystem' } as const

/** The pages that somebody may open, and what they can do on this page and from everywhere. */
export function useEntries(session: Session): { readonly pages: readonly Entry[]; readonly actions: readonly Entry[] } {
  const t = useMessages(paletteMessages)
  const shell = useMessages(shellMessages)
  const frame = useMessages(frameMessages)
  const navigate = useNavigate()
  const scheme = useScheme()
  const [ofPage] = useState(readPageActions)
  const applications = useQuery(enabledApplications)
  const places = placesOf(session, applications.data ?? [])
  const translates = places.some(({ to }) => to === '/machineTranslation')
  const settings = useQuery({ ...translationSettings, enabled: translates })

  const isAdministrator = places.some(({ to }) => to === '/administration')
  const page = (to: string, label: string, icon: IconName): Entry => ({
    id: to,
    label,
    icon,
    run: () => void navigate({ to }),
  })
  const action = (id: string, label: string, icon: IconName, run: () => void): Entry => ({ id, label, icon, run })
  return {
    pages: [
      ...places.map(({ to, label }) => page(to, shell(label), icons[label] ?? 'arrow')),
      ...(settings.data ? shownTabs(settings.data) : []).map((tab) =>
        page(`/machineTranslation/${tab}`, frame(tab), 'globe'),
      ),
      ...(translates ? [page('/machineTranslation/glossaries', t('glossaries'), 'book')] : []),
      ...(managesOrganization(session) ? [page('/activity', shell('activity'), 'clock')] : []),
      ...(isAdministrator
        ? [
            { ...page('/administration', t('clientsAndRates'), 'building'), id: 'clients' },
            page('/desk/machineTranslation', t('translationSettings'), 'globe'),
          ]
        : []),
      ...(session.isFederatedSsoAccount ? [] : [page('/changePassword', t('changePassword'), 'key')]),
    ],
    actions: [
      ...ofPage,
      ...schemes
        .filter((one) => one !== scheme)
        .map((one) => action(one, t(schemeTexts[one]), 'screen', () => setScheme(one))),
      ...(isAdministrator
        ? [
            action('impersonate', shell('impersonateUser'), 'people', () => {
              void navigate({ to: '/administration', search: { impersonate: true } as never })
            }),
          ]
        : []),
      action('keys', shell('keys'), 'question', openKeyboardKeys),
      action('signOut', t('signOut'), 'leave', () => void signOut()),
    ],
  }
}
