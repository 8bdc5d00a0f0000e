import type { FastifyInstance } from 'fastify'
import type { Route } from './http/serve.ts'
import type { Job, JobHandler, Schedule } from './jobs/job.ts'

/** Everything a feature adds to the portal. */
export type Feature = {
  readonly routes?: readonly Route[]
  /** The jobs it defines. The worker starts only if each has exactly one handler, in this or another feature. */
  readonly jobs?: readonly Job[]
  readonly handlers?: readonly JobHandler[]
  readonly schedules?: readonly Schedule[]
  /** Serves what is no endpoint of the contract: pages, downloads, webhooks. */
  readonly mount?: (app: FastifyInstance) => void
}

export function combineFeatures(features: readonly Feature[]): Required<Feature> {
  return {
    routes: features.flatMap(({ routes = [] }) => routes),
    jobs: features.flatMap(({ jobs = [] }) => jobs),
    handlers: features.flatMap(({ handlers = [] }) => handlers),
    schedules: features.flatMap(({ schedules = [] }) => schedules),
    mount: (app) => {
      for (const { mount } of features) mount?.(app)
    },
  }
}
