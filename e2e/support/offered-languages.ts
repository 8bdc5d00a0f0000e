import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { signInOver } from '../../server/src/testing/sign-in.ts'
import { portalUrl } from './portal-url.ts'

/** False where Apertium is not installed: then there is nothing to translate with. */
export async function isSpanishOffered(): Promise<boolean> {
  const call = await signInOver(portalUrl(), 'client@harbor.example')
  const { offeredLanguages } = (await (await call('/machineTranslation/settings')).json()) as MachineTranslationSettings
  return offeredLanguages.some(
    ({ sourceLanguageIds, targetLanguageIds }) =>
      sourceLanguageIds.includes('enu') && targetLanguageIds.includes('esm'),
  )
}
