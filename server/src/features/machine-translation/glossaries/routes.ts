import * as contract from '@portolan/contract/machine-translation/glossaries'
import * as files from '@portolan/contract/machine-translation/glossary-files'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { importTerms } from './import-terms.ts'
import { listTerms } from './list-terms.ts'
import { createGlossary, deleteGlossary, renameGlossary } from './manage-glossaries.ts'
import { addTerm, changeTerm, deleteTerm } from './manage-terms.ts'
import { presentGlossary } from './present-glossary.ts'
import { requireClientId, requireGlossary } from './require-glossary.ts'
import { signExport } from './serve-exports.ts'
import { listGlossariesOf } from './store-glossaries.ts'

export function glossaryRoutes(needs: MachineTranslationNeeds): Route[] {
  const { db, signedPaths } = needs
  return [
    route(contract.listGlossaries, async ({ actor }) =>
      (await listGlossariesOf(db, requireClientId(actor))).map(presentGlossary),
    ),
    route(contract.createGlossary, (call) => createGlossary(db, call, call.body)),
    route(contract.renameGlossary, (call) => renameGlossary(db, call, call.params.glossaryId, call.body.newName)),
    route(contract.deleteGlossary, (call) => deleteGlossary(db, call, call.params.glossaryId)),
    route(contract.listTerms, ({ actor, params, query }) => listTerms(needs, actor, params.glossaryId, query)),
    route(contract.addTerm, (call) => addTerm(db, call, call.params.glossaryId, call.body)),
    route(contract.changeTerm, (call) => changeTerm(db, call, call.params, call.body)),
    route(contract.deleteTerm, (call) => deleteTerm(db, call, call.params)),
    route(files.importTerms, (call) => importTerms(db, call, call.params.glossaryId, call.body)),
    route(files.exportTerms, async ({ actor, params }) => {
      await requireGlossary(db, actor, params.glossaryId)
      return { downloadUrl: signExport(signedPaths, params) }
    }),
  ]
}
