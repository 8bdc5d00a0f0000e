import type { ClientMachineTranslationSettings } from '../tables/client.ts'
import type { Tx } from '../tables/database.ts'

/** By client. Summit County keeps its texts on the provider's machines. */
export const demoTranslationSettings: Readonly<Record<number, ClientMachineTranslationSettings>> = {
  1001: {
    disableMediaTranslation: false,
    maxAudioFileSizeMB: 200,
    maxVideoFileSizeMB: 200,
    enableAiPostEditing: true,
    reviewRatePercent: 60,
  },
  1002: { maxCharactersPerRequest: 5000, allowedFileTypes: ['TEXT', 'WORD', 'PDF'] },
  1004: { isKeptOnOurMachines: true, isCacheDisabled: true },
}

const glossaries = [
  {
    name: 'Patient leaflets',
    sourceLanguageId: 'enu',
    targetLanguageId: 'esj',
    terms: [
      ['care team', 'equipo de atención'],
      ['discharge summary', 'resumen de alta'],
      ['follow-up visit', 'visita de seguimiento'],
      ['primary care provider', 'médico de cabecera'],
    ],
  },
  {
    name: 'Names',
    sourceLanguageId: null,
    targetLanguageId: null,
    terms: [
      ['Harbor Health', 'Harbor Health'],
      ['MyHarbor', 'MyHarbor'],
    ],
  },
] as const

/** A glossary and a list of names of Harbor Health. */
export async function addGlossaries(tx: Tx): Promise<void> {
  for (const { name, sourceLanguageId, targetLanguageId, terms } of glossaries) {
    const languages = { source_language_id: sourceLanguageId, target_language_id: targetLanguageId }
    const { id } = await tx
      .insertInto('glossary')
      .values({ client_id: 1001, name, ...languages, term_count: terms.length })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('glossary_term')
      .values(
        terms.map(([source, target]) => ({
          glossary_id: id,
          source,
          target,
          is_do_not_translate: targetLanguageId === null,
        })),
      )
      .execute()
  }
}
