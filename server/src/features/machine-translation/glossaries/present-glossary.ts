import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { StoredGlossary } from './store-glossaries.ts'

export const presentGlossary = ({ clientId, changedAt, ...glossary }: StoredGlossary): Glossary => ({
  ...glossary,
  changeTime: changedAt.toISOString(),
})
