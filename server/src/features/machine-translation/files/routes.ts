import * as contract from '@portolan/contract/machine-translation/files'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { StoredFiles } from '../../files/index.ts'
import { asSources, lookUpFiles } from '../../job-requests/index.ts'
import { cancelTranslation } from './cancel-translation.ts'
import { compareWays } from './compare-ways.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { presentProgress } from './present-progress.ts'
import { rebuildFile } from './rebuild-file.ts'
import { requireRequest } from './require-translation.ts'
import { retryTranslation } from './retry-translation.ts'
import { correctSegment } from './segments/correct-segment.ts'
import { listSegments } from './segments/list-segments.ts'
import { translateFiles } from './translate-files.ts'

export const fileTranslationRoutes = (needs: FileTranslationNeeds): readonly Route[] => [
  route(contract.translateFiles, (call, stored: StoredFiles) => translateFiles(needs, call, stored), {
    before: ({ actor, body }) => lookUpFiles(needs, asSources(body.files), actor.clientId),
  }),
  route(contract.getFileTranslationProgress, async ({ actor, locale, params }) =>
    presentProgress(needs, await requireRequest(needs.db, actor, params.id), locale),
  ),
  route(contract.cancelFileTranslation, (call) => cancelTranslation(needs, call)),
  route(contract.retryFileTranslation, (call) => retryTranslation(needs, call)),
  route(contract.listSegments, (call) => listSegments(needs, call)),
  route(contract.correctSegment, (call) => correctSegment(needs, call)),
  route(contract.rebuildFile, (call) => rebuildFile(needs, call)),
  route(contract.compareWays, (call) => compareWays(needs, call)),
]
