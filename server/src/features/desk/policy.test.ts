import { DeskAction, DeskStatus } from '@portolan/contract/desk/desk'
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { PaymentType } from '@portolan/contract/quotes/quotes'
import { dashboardRoles, type Role } from '@portolan/contract/roles'
import { describe, expect, it } from 'vitest'
import { actionsFor, mayEver } from './policy.ts'

const everyOrder = DeskStatus.options.flatMap((status) =>
  [null, ...JobRequestStatus.options].flatMap((requestStatus) =>
    [true, false].flatMap((isOurs) =>
      [0, 1].map((openChecks) => ({
        ...{ status, requestStatus, isOurs, openChecks, hasWork: openChecks > 0 },
        ...{ isReopened: false, unpaid: null, isInvoiceWaiting: false },
      })),
    ),
  ),
)

describe('permissions at the desk', () => {
  it('depend on the role', () => {
    const ever = (role: Role) => DeskAction.options.filter((action) => mayEver([role], action)).join(' ')
    expect(Object.fromEntries(dashboardRoles.map((role) => [role, ever(role)]))).toEqual({
      ADMIN: DeskAction.options.join(' '),
      POWER_USER: DeskAction.options.join(' '),
      CLIENT_MANAGER: DeskAction.options.join(' '),
      PROJECT_COORDINATOR: DeskAction.options.join(' '),
      QUOTER:
        'ASSIGN TAKE_IN PUT_BACK PRICE REVISE WITHDRAW TURN_AWAY RETRY SUBMIT REQUOTE SEND_PAYMENT_LINK MARK_PAID',
      QA: 'DELIVER FINISH_QA',
      DESKTOP_PUBLISHER: 'DELIVER SEND_TO_QA',
      ENGINEER: 'DELIVER SEND_TO_QA',
    })
    expect(ever('LINGUIST')).toBe('')
  })

  it('allow nothing but undoing while a cancellation is not final', () => {
    for (const order of everyOrder.filter(({ requestStatus }) => requestStatus === 'CANCELLING'))
      for (const unpaid of PaymentType.options)
        expect(['', 'UNDO_CANCEL']).toContain(actionsFor(['ADMIN'], { ...order, unpaid }).join(' '))
  })

  it('forbid work that another system has, or while checks are open', () => {
    for (const order of everyOrder) {
      const actions = actionsFor(['ADMIN'], order)
      const work = actions.filter((each) => ['DELIVER', 'SEND_TO_QA', 'FINISH_QA', 'COMPLETE'].includes(each))
      if (!order.isOurs) expect(work).toEqual([])
      if (order.openChecks > 0) expect(work).not.toContain('COMPLETE')
    }
  })

  it('allow reopening an order only if the desk delivered it', () => {
    for (const order of everyOrder) {
      const isCompleted = order.status === 'COMPLETED' && order.requestStatus === 'COMPLETED'
      expect(actionsFor(['ADMIN'], order).includes('REOPEN')).toBe(isCompleted && order.isOurs)
    }
  })

  it('allow leaving a delivery as it was only while the order is reopened and nobody reviews it', () => {
    for (const order of everyOrder) {
      const isOffered = (isReopened: boolean) =>
        actionsFor(['ADMIN'], { ...order, isReopened }).includes('KEEP_DELIVERY')
      const isWork = order.isOurs && order.requestStatus === 'SUBMITTED_TO_XTRF' && order.openChecks === 0
      expect([isOffered(false), isOffered(true)]).toEqual([
        false,
        isWork && ['IN_PROGRESS', 'IN_QA'].includes(order.status),
      ])
    }
  })

  it('allow putting an order back only before anything was delivered or checked', () => {
    for (const order of everyOrder.filter(({ status }) => status === 'IN_PROGRESS')) {
      const isOffered = actionsFor(['CLIENT_MANAGER'], order).includes('PUT_BACK')
      const isAtRest = order.requestStatus === null || order.requestStatus === 'SUBMITTED_TO_XTRF'
      expect(isOffered).toBe(order.isOurs && isAtRest && !order.hasWork)
    }
  })

  it('allow payment links for cards only, and marking as paid only if unpaid', () => {
    const payments = (order: Parameters<typeof actionsFor>[1]) =>
      actionsFor(['QUOTER'], order).filter((action) => action === 'SEND_PAYMENT_LINK' || action === 'MARK_PAID')
    for (const order of everyOrder) {
      const isWaiting = order.status === 'WITH_CLIENT' && order.requestStatus === 'QUOTE_ACCEPTED'
      const isProject = isWaiting || ['NEW', 'IN_PROGRESS', 'IN_QA', 'COMPLETED'].includes(order.status)
      const mayPay = isProject || order.status === 'CANCELLED'
      if (order.requestStatus === 'CANCELLING') continue
      expect(payments(order)).toEqual([])
      expect(payments({ ...order, unpaid: 'INVOICE_DIRECTLY' })).toEqual(mayPay ? ['MARK_PAID'] : [])
      expect(payments({ ...order, unpaid: 'CREDIT_CARD' })).toEqual([
        ...(isProject ? ['SEND_PAYMENT_LINK'] : []),
        ...(mayPay ? ['MARK_PAID'] : []),
      ])
    }
  })

  it('allow starting the work of a walk-in who is invoiced only by allowing the invoice', () => {
    const order = { ...everyOrder[0]!, status: 'WITH_CLIENT', requestStatus: 'QUOTE_ACCEPTED' } as const
    const start = ['SUBMIT', 'ALLOW_INVOICE', 'SEND_PAYMENT_LINK', 'MARK_PAID']
    const starts = (role: Role, isInvoiceWaiting: boolean) =>
      actionsFor([role], { ...order, unpaid: 'INVOICE_DIRECTLY', isInvoiceWaiting }).filter((each) =>
        start.includes(each),
      )
    expect(starts('CLIENT_MANAGER', true)).toEqual(['ALLOW_INVOICE', 'SEND_PAYMENT_LINK', 'MARK_PAID'])
    expect(starts('CLIENT_MANAGER', false)).toEqual(['SUBMIT', 'MARK_PAID'])
    expect(starts('QUOTER', true)).toEqual(['SEND_PAYMENT_LINK', 'MARK_PAID'])
  })
})
