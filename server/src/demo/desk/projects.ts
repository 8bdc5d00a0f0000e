import type { DeskStatus } from '@portolan/contract/desk/desk'
import { DAY, type DemoOrder, type DemoWorld, laterToday, orderRow } from './order-row.ts'
import { groups } from './works.ts'

const inAll = 600
const open = 150
const over = 90

/**
 * Recent projects are in progress, except for small ones; older ones are completed or cancelled. Each was quoted, so clients
 * know its price and the day it is due.
 */
export const demoProjects = (world: DemoWorld): DemoOrder[] =>
  Array.from({ length: inAll }, (_, index) => (index < open ? openProject(world, index) : closedProject(world, index)))

function openProject(world: DemoWorld, index: number): DemoOrder {
  const { dice, now } = world
  const drawn = now.getTime() - dice.between(0.1, 9) * DAY
  const deadline = deadlineOf(world)
  // Nothing is due before it was ordered.
  const started = new Date(Math.min(drawn, deadline.getTime() - 2 * DAY))
  const status: DeskStatus = index < 30 ? 'NEW' : index < 110 ? 'IN_PROGRESS' : 'IN_QA'
  const row = orderRow(world, 'P', status, index, {
    deadline,
    projectStarted: started,
    ...(dice.chance(0.5) ? quotedBefore(world, started) : quotedAtOnce(started)),
  })
  if (status === 'NEW' && index % 3 === 0) return { ...row, project_manager_id: null }
  return grouped(world, status === 'IN_QA' && index % 8 ? { ...row, qa_specialist_id: world.people.qa } : row)
}

/** About one in seven is late, and one in seven due today. */
function deadlineOf(world: DemoWorld): Date {
  const { dice, now } = world
  if (dice.chance(0.14)) return new Date(now.getTime() - dice.between(1.1, 12) * DAY)
  if (dice.chance(0.16)) return laterToday(world)
  return new Date(now.getTime() + dice.between(1.1, 14) * DAY)
}

function closedProject(world: DemoWorld, index: number): DemoOrder {
  const { dice, now } = world
  const isSmall = index % 7 === 0
  const started = new Date(now.getTime() - (isSmall ? dice.between(0.4, 3) : dice.between(2, over)) * DAY)
  const took = dice.between(0.3, isSmall ? 1 : 8) * DAY
  const completed = new Date(Math.min(started.getTime() + took, now.getTime() - 3_600_000))
  const isCancelled = index % 23 === 0
  const row = orderRow(world, 'P', isCancelled ? 'CANCELLED' : 'COMPLETED', index, {
    deadline: new Date(Math.max(completed.getTime() + dice.between(-1, 3) * DAY, started.getTime() + DAY / 4)),
    projectStarted: started,
    ...(!isCancelled && { projectCompleted: completed }),
    ...(!isSmall && dice.chance(0.6) ? quotedBefore(world, started) : quotedAtOnce(started)),
  })
  return grouped(world, { ...row, qa_specialist_id: dice.chance(0.4) ? world.people.qa : null })
}

/** The time a client takes to decide on a quote. */
function quotedBefore({ dice }: DemoWorld, started: Date) {
  const quoteCompleted = new Date(started.getTime() - dice.between(0.1, 4) * DAY)
  return { quoteCompleted, quoteStarted: new Date(quoteCompleted.getTime() - dice.between(0.1, 1.5) * DAY) }
}

const quotedAtOnce = (started: Date) => ({
  quoteCompleted: new Date(started.getTime() - DAY / 24),
  quoteStarted: new Date(started.getTime() - DAY / 8),
})

const groupIds = groups.map((_, index) => `5d3c7a10-0000-4000-8000-00000000000${index}`)

function grouped({ dice }: DemoWorld, row: DemoOrder): DemoOrder {
  if (!dice.chance(0.12)) return row
  const index = Math.floor(dice.between(0, groups.length))
  return { ...row, project_group_id: groupIds[index] ?? null, project_group_name: groups[index] ?? null }
}
