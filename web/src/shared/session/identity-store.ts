import type { StateStore } from 'oidc-client-ts'

/** In IndexedDB because localStorage is not coherent between tabs: the next one may still read the old refresh token. */
let database: Promise<IDBDatabase> | undefined

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('portolan-identity', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('values')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= openDatabase()
  const transaction = (await database).transaction('values', mode)
  const request = work(transaction.objectStore('values'))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

const get = async (key: string): Promise<string | null> => (await run('readonly', (store) => store.get(key))) ?? null

export const identityStore: StateStore = {
  get,
  async set(key, value) {
    await run('readwrite', (store) => store.put(value, key))
  },
  async remove(key) {
    const old = await get(key)
    await run('readwrite', (store) => store.delete(key))
    return old
  },
  getAllKeys: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
}
