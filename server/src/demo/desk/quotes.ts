import { DAY, type DemoOrder, type DemoWorld, laterToday, orderRow } from './order-row.ts'

const toPrice = 70
const withClient = 90
const turnedDown = 40

/** Orders that are still quotes, or were never accepted. */
export const demoQuotes = (world: DemoWorld): DemoOrder[] => [
  ...Array.from({ length: toPrice }, (_, index) => quoteToPrice(world, index)),
  ...Array.from({ length: withClient }, (_, index) => answered(world, 'WITH_CLIENT', index, 29)),
  ...Array.from({ length: turnedDown }, (_, index) => answered(world, 'CANCELLED', index, 88)),
]

function quoteToPrice(world: DemoWorld, index: number): DemoOrder {
  const { dice, now } = world
  const isTaken = index % 5 > 1
  const isLate = dice.chance(0.2)
  const quoteStarted = new Date(now.getTime() - (isLate ? dice.between(2.5, 5) : dice.between(0.05, 1)) * DAY)
  const soon = dice.chance(0.2) ? laterToday(world) : new Date(now.getTime() + dice.between(1.1, 3) * DAY)
  const deadline = isLate ? new Date(now.getTime() - dice.between(1.1, 2.4) * DAY) : soon
  const row = orderRow(world, 'Q', isTaken ? 'PRICING' : 'PENDING_REVIEW', index, { deadline, quoteStarted })
  return isTaken || index % 2 ? row : { ...row, coordinator_id: null }
}

function answered(world: DemoWorld, status: 'WITH_CLIENT' | 'CANCELLED', index: number, oldest: number): DemoOrder {
  const { dice, now } = world
  const quoteCompleted = new Date(now.getTime() - dice.between(0.1, oldest) * DAY)
  const quoteStarted = new Date(quoteCompleted.getTime() - dice.between(0.1, 1.6) * DAY)
  return orderRow(world, 'Q', status, index, {
    deadline: new Date(quoteStarted.getTime() + DAY),
    quoteStarted,
    quoteCompleted,
  })
}
