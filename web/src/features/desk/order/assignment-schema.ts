import { assignDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import * as z from 'zod/mini'
import { emptyAsNull } from '../../../shared/forms/schema/text-conversions.ts'

const { shape } = assignDeskOrder.body

/** The assignment as it is typed: an empty choice or text clears the value. */
export const AssignmentSchema = z.object({
  vertical: emptyAsNull(shape.vertical),
  projectManagerId: emptyAsNull(shape.projectManagerId),
  coordinatorId: emptyAsNull(shape.coordinatorId),
  qaSpecialistId: emptyAsNull(shape.qaSpecialistId),
  rateType: shape.rateType,
  deadline: emptyAsNull(shape.deadline),
  projectGroupName: emptyAsNull(shape.projectGroupName),
})
type Values = z.output<typeof AssignmentSchema>

/** Deadlines come with the provider's offset and are typed in the provider's local time. */
export const toInputs = (order: DeskOrder): z.input<typeof AssignmentSchema> => ({
  vertical: order.vertical ?? '',
  projectManagerId: order.projectManager?.id ?? '',
  coordinatorId: order.coordinator?.id ?? '',
  qaSpecialistId: order.qaSpecialist?.id ?? '',
  rateType: order.rateType,
  deadline: order.deadline?.slice(0, 'YYYY-MM-DDTHH:MM'.length) ?? '',
  projectGroupName: order.projectGroupName ?? '',
})

export const pickChanged = (
  values: Values,
  changed: Readonly<Partial<Record<keyof Values, unknown>>>,
): Partial<Values> => Object.fromEntries(Object.entries(values).filter(([name]) => changed[name as keyof Values]))
