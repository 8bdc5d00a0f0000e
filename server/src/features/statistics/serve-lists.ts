import { Readable } from 'node:stream'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { type StaffList, staffListCsv } from '@portolan/contract/statistics/staff-lists'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import { Refusal } from '../../platform/refusal.ts'
import { daysAround } from './days.ts'
import { listFile } from './list-file.ts'
import { listNames, unassigned } from './messages/en.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { findName } from './store-people.ts'

type ListFile = { readonly list: StaffList; readonly id: string }

const validForSeconds = 600
const pathOf = ({ list, id }: ListFile) => `/download/lists/${list}/${id}.csv`

/** The caller's role was checked. The URL is valid for ten minutes. */
export const signListFile = (signedPaths: SignedPaths, file: ListFile): string =>
  signedPaths.sign(pathOf(file), validForSeconds)

const Params = staffListCsv.params
const Query = z.object({ until: z.string(), proof: z.string() })

/** Streams a whole list as CSV to the holder of a signed URL. */
export function serveLists(app: FastifyInstance, needs: StatisticsNeeds): void {
  app.get('/download/lists/:list/:id.csv', async (request, reply) => {
    const params = Params?.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params?.success || !query.success || !needs.signedPaths.isGood(pathOf(params.data), query.data))
      throw new Refusal('not_found')
    const { list, id } = params.data
    const personId = id === 'null' ? null : id
    const person = personId === null ? unassigned : ((await findName(needs.db, personId)) ?? personId)
    const today = needs.today()
    const fileName = sanitizeFileName(`${listNames[list]} ${person} ${today}.csv`)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('cache-control', 'no-store')
      .send(Readable.from(listFile(needs, list, personId, daysAround(today))))
  })
}
