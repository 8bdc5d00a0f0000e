import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { enabledApplications } from '../../../shared/api/enabled-applications.ts'
import type { HandedText } from '../../../shared/request/handed-text.ts'
import { useSession } from '../../../shared/session/session.ts'

// Loaded when it is used, so that pages with a list of languages stay light.
const loadHandedText = () => import('../../../shared/request/handed-text.ts')

type Settings = Pick<MachineTranslationSettings, 'disableHumanEscalation'>

/** Opens the form of a new request with what is there; undefined where the reader cannot order translations. */
export function useHumanRequest(settings: Settings | undefined): ((handed: Partial<HandedText>) => void) | undefined {
  const navigate = useNavigate()
  const username = useSession()?.username ?? ''
  const applications = useQuery(enabledApplications).data
  if (!settings || settings.disableHumanEscalation || !applications?.includes('createProject')) return undefined
  return async (handed) => {
    const { storeHandedText } = await loadHandedText()
    storeHandedText(username, { text: '', sourceLanguageId: undefined, targetLanguageIds: [], ...handed })
    await navigate({ to: '/createProject' })
  }
}
