import { walkInClientId } from '@portolan/contract/clients/clients'
import { getDeskOrder, listDeskOrders } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { acceptAutoQuote, getAutoQuote, type PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type * as z from 'zod/mini'
import { addWorkdays } from '../platform/provider-days.ts'
import { quotedRequest } from './quotes.ts'
import type { Caller } from './sign-in.ts'
import { type TestApp, testApp } from './test-app.ts'

export const soon = { timeout: 30_000, interval: 100 }

/** A portal with its worker, and orders of walk-ins who have accepted their quote and not paid yet. */
export function useWalkInOrders() {
  let portal: TestApp
  let worker: { stop(): Promise<unknown> }
  let pm: Caller
  beforeAll(async () => {
    portal = await testApp()
    worker = await portal.startWorker()
    pm = await portal.as('pm@portolan.example')
  })
  afterAll(async () => {
    await worker.stop()
    await portal.close()
  })

  const atDesk = (id: string) => vi.waitFor(() => portal.call(getDeskOrder, { params: { id } }, pm), soon)
  const requestOf = (id: string) => portal.call(getJobRequest, { params: { id } })
  return {
    portal: () => portal,
    pm: () => pm,
    atDesk,
    requestOf,
    /** A quote of two workdays, accepted. */
    accepted: async (paymentPreferences: z.input<typeof PaymentPreferences>) => {
      const id = await quotedRequest(portal.db, { clientId: walkInClientId, isOpenByLink: true })
      const delivery = addWorkdays('UTC', new Date(), 2)
      await portal.db
        .updateTable('quote')
        .set({ expected_delivery: delivery })
        .where('job_request_id', '=', id)
        .execute()
      await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences } })
      await atDesk(id)
      return id
    },
    /** Of the three reasons why orders are under "Needs attention". */
    needsOf: async (id: string) => {
      const needs = []
      for (const need of ['INVOICE', 'PAYMENT', 'PROBLEM'] as const) {
        const query = { queue: 'ATTENTION', need, search: id } as const
        const { items } = await portal.call(listDeskOrders, { query }, pm)
        if (items.some(({ jobRequestId }) => jobRequestId === id)) needs.push(need)
      }
      return needs
    },
    quoteOf: async (id: string, visitor = portal.anyone) =>
      (await portal.call(getAutoQuote, { params: { id } }, visitor)).autoQuote,
    confirmationsOf: async (id: string) =>
      (
        await portal.db
          .selectFrom('job_request_file')
          .select('file_name')
          .where('job_request_id', '=', id)
          .where('file_name', 'like', 'Confirmation-%')
          .execute()
      ).length,
    stepsOf: async (id: string) => (await requestOf(id)).history.map(({ status }) => status),
    email: (id: string, subject: string, to = 'eva@meridian.example') =>
      vi.waitFor(async () => {
        const all = await portal.call(listOutbox, { query: { to } })
        const [found, ...others] = all.filter((one) => one.subject.includes(subject) && one.subject.includes(id))
        expect([found === undefined, others]).toEqual([false, []])
        return (found?.text ?? '').replaceAll(/\s+/g, ' ')
      }, soon),
  }
}
