import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '../../../platform/log.ts'

export type ListenConfig = ClientConfig

export type AccountChangeListener = {
  onChange(accountId: string): void
  /** Called after a reconnect: changes may have been missed. */
  onGap(): void
}

const maxPauseMs = 5_000

/** Listens for account changes on a dedicated connection and reconnects when it is lost. */
export async function listenForAccountChanges(config: ListenConfig, listener: AccountChangeListener, log: Log) {
  let isWanted = true
  let client = await open()

  async function open(): Promise<Client> {
    const next = new Client({ ...config, keepAlive: true })
    next.on('error', () => {}) // the 'end' event handles a lost connection
    next.on('notification', ({ payload }) => payload && listener.onChange(payload))
    try {
      await next.connect()
      await next.query('listen account_changed')
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void reopen())
    listener.onGap()
    return next
  }

  async function reopen(): Promise<void> {
    for (let pauseMs = 100; isWanted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        client = await open()
        if (!isWanted) await client.end()
        return
      } catch (error) {
        log.warn({ err: error }, 'cannot hear of changed accounts, trying again')
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }

  return {
    async close(): Promise<void> {
      isWanted = false
      await client.end()
    },
  }
}
