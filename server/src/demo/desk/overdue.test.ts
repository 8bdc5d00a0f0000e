import { VerticalOrNone } from '@portolan/contract/desk/desk'
import { getDeskOverview, listDeskOrders } from '@portolan/contract/desk/orders'
import * as statistics from '@portolan/contract/statistics/statistics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { loadDemoRequests } from '../requests/load-requests.ts'
import { loadDemoDesk } from './load-desk.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
  const needs = { db: portal.db, fileStore: portal.portal.fileStore, now: () => new Date() }
  await loadDemoRequests(needs)
  await loadDemoDesk({ ...needs, timeZone: portal.config.timeZone })
})
afterAll(() => portal.close())

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

it('counts the same overdue orders and requests to price on the home page, on the dashboard and in the lists', async () => {
  const pm = await portal.as('pm@portolan.example')
  const { items: tasks } = await portal.call(getDeskOverview, {}, pm)
  const onHome = (kind: string) => tasks.find((task) => task.need === 'OVERDUE' && task.kind === kind)?.orders
  const totals = await portal.call(statistics.overdueTotals, {}, pm)

  const load = await portal.call(statistics.loadPerPerson, {}, pm)
  const quotes = await Promise.all(
    VerticalOrNone.options.map((vertical) =>
      portal.call(statistics.quoteStats, { params: { type: `${vertical}PastDue` as const } }, pm),
    ),
  )
  const listed = async (kind: 'PROJECT' | 'QUOTE') => {
    const query = { queue: 'ALL', need: 'OVERDUE', kind, pageSize: 100 } as const
    const { items } = await portal.call(listDeskOrders, { query }, pm)
    expect(items.every(({ isPastDue }) => isPastDue)).toBe(true)
    return items.length
  }
  expect(totals.projects).toBeGreaterThan(10)
  expect(totals.quotes).toBeGreaterThan(10)
  expect([onHome('PROJECT'), sum(load.map(({ pastDue }) => pastDue)), await listed('PROJECT')]).toEqual(
    Array(3).fill(totals.projects),
  )
  expect([onHome('QUOTE'), sum(quotes.flat().map((row) => row.quotes)), await listed('QUOTE')]).toEqual(
    Array(3).fill(totals.quotes),
  )
})
