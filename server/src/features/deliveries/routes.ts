import * as contract from '@portolan/contract/deliveries/deliveries'
import { type Route, route } from '../../platform/http/serve.ts'
import { type StoredFiles, statUploads } from '../files/index.ts'
import { limitVisitor } from '../messages/index.ts'
import { acceptDelivery } from './accept-delivery.ts'
import type { DeliveryNeeds } from './open-delivery.ts'
import { reportProblem } from './report-problem.ts'

export const deliveryRoutes = (needs: DeliveryNeeds): readonly Route[] => [
  route(contract.acceptDelivery, ({ params: { id }, ...call }) => acceptDelivery(needs, { ...call, id })),
  route(
    contract.reportProblem,
    ({ params: { id }, body, tx, ...call }, stored: StoredFiles) =>
      reportProblem(tx, needs, { ...call, ...body, id, stored }),
    {
      before: async ({ params: { id }, body, ...call }) => {
        await limitVisitor(needs, { ...call, id })
        return statUploads(
          needs.fileStore,
          body.attachments.map(({ fileKey }) => fileKey),
        )
      },
    },
  ),
]
