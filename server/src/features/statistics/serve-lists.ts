import { type StaffList, StaffListView, staffListCsv } from '@portolan/contract/statistics/staff-lists'
import { sourceLocale } from '@portolan/locale/locales'
import { translatorFor } from '@portolan/locale/translator-for'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import { sendList } from '../../platform/list-export/send-list.ts'
import { Refusal } from '../../platform/refusal.ts'
import { daysAround } from './days.ts'
import { listFile } from './list-file.ts'
import { csvMessages } from './messages/csv.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { findName } from './store-people.ts'

type ListFile = { readonly list: StaffList; readonly id: string }
type ListView = { readonly search?: string | undefined; readonly sort?: string | undefined; readonly locale: string }

const validForSeconds = 600
const pathOf = ({ list, id }: ListFile) => `/download/lists/${list}/${id}.csv`

/** The caller's role was checked. The URL is valid for ten minutes, for the whole list: the view only narrows and sorts it. */
export function signListFile(signedPaths: SignedPaths, file: ListFile, { search, sort, locale }: ListView): string {
  const view = new URLSearchParams({ locale, ...(search && { search }), ...(sort && { sort }) })
  return `${signedPaths.sign(pathOf(file), validForSeconds)}&${view}`
}

const Params = staffListCsv.params
const Query = z.extend(StaffListView, {
  until: z.string(),
  proof: z.string(),
  locale: z._default(z.string(), sourceLocale),
})

/** Streams a whole list as CSV to the holder of a signed URL. */
export function serveLists(app: FastifyInstance, needs: StatisticsNeeds): void {
  app.get('/download/lists/:list/:id.csv', async (request, reply) => {
    const params = Params?.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params?.success || !query.success || !needs.signedPaths.isGood(pathOf(params.data), query.data))
      throw new Refusal('not_found')
    const { list, id } = params.data
    const { search, sort, locale } = query.data
    const t = await translatorFor(csvMessages, locale)
    const personId = id === 'null' ? null : id
    const person = personId === null ? t('unassigned') : ((await findName(needs.db, personId)) ?? personId)
    const today = needs.today()
    const fileName = `${t(list)} ${person} ${today}.csv`
    const view = { name: list, personId, search, sort, days: daysAround(today) }
    return sendList(reply, listFile(needs, { fileName, ...view, locale, t }))
  })
}
