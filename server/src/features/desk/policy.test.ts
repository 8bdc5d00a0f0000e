import { DeskAction, DeskStatus } from '@portolan/contract/desk'
import { JobRequestStatus } from '@portolan/contract/job-requests'
import { dashboardRoles, type Role } from '@portolan/contract/roles'
import { describe, expect, it } from 'vitest'
import { actionsFor, mayEver } from './policy.ts'

const everyOrder = DeskStatus.options.flatMap((status) =>
  [null, ...JobRequestStatus.options].flatMap((requestStatus) =>
    [true, false].flatMap((isOurs) => [0, 1].map((openChecks) => ({ status, requestStatus, isOurs, openChecks }))),
  ),
)

describe('who may do what at the desk', () => {
  it('is this, by role', () => {
    const ever = (role: Role) => DeskAction.options.filter((action) => mayEver([role], action)).join(' ')
    expect(Object.fromEntries(dashboardRoles.map((role) => [role, ever(role)]))).toEqual({
      ADMIN: DeskAction.options.join(' '),
      POWER_USER: DeskAction.options.join(' '),
      CLIENT_MANAGER: DeskAction.options.join(' '),
      PROJECT_COORDINATOR: DeskAction.options.join(' '),
      QUOTER: 'ASSIGN TAKE_IN PRICE TURN_AWAY RETRY SUBMIT REQUOTE',
      QA: 'DELIVER FINISH_QA',
      DESKTOP_PUBLISHER: 'DELIVER SEND_TO_QA',
      ENGINEER: 'DELIVER SEND_TO_QA',
    })
    expect(ever('LINGUIST')).toBe('')
  })

  it('does no work that another system has, or while checks are open', () => {
    for (const order of everyOrder) {
      const actions = actionsFor(['ADMIN'], order)
      const work = actions.filter((each) => ['DELIVER', 'SEND_TO_QA', 'FINISH_QA', 'COMPLETE'].includes(each))
      if (!order.isOurs) expect(work).toEqual([])
      if (order.openChecks > 0) expect(work).not.toContain('COMPLETE')
    }
  })
})
