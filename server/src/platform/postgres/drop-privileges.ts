import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Account, PostgresFiles } from './account.ts'

export type AccountStrategy = (place: PostgresFiles) => Account | undefined

/** Uses the owner of the folder, so that a user can start Portolan as root once and go back. */
export const folderOwner: AccountStrategy = (place) => {
  const { uid, gid } = fs.statSync(place.folder)
  if (uid === 0 || !succeeds(['test', '-w', place.folder], { uid, gid })) return undefined
  return switchTo(place, { uid, gid })
}

/**
 * In its own user namespace the process keeps our uid for the kernel but sees itself as "nobody".
 * This needs no second account and works in a home folder of mode 700.
 */
export const ownNamespace: AccountStrategy = ({ program }) => {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (!succeeds([...prefix, program, '--version'])) return undefined
  const identity = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  return { prefix, identity: {}, own: (file) => changeOwner(file, identity) }
}

export const otherAccount: AccountStrategy = (place) => {
  const identity = findOtherIdentity()
  if (!identity || !succeeds(['test', '-x', path.dirname(place.folder)], identity)) return undefined
  const account = switchTo(place, identity)
  if (account) fs.chmodSync(place.folder, 0o711)
  return account
}

/**
 * The other account with the capability to access every folder.
 * Without no_setuid_fixup, access(2) ignores that capability, and initdb relies on access(2).
 */
export const otherAccountWithAccess: AccountStrategy = ({ program }) => {
  const identity = findOtherIdentity()
  if (!identity) return undefined
  const user = [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--clear-groups']
  const rights = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const prefix = ['setpriv', ...user, ...rights]
  if (!succeeds([...prefix, program, '--version'])) return undefined
  return { prefix, identity: {}, own: (file) => changeOwner(file, identity) }
}

export const rootStrategies: AccountStrategy[] = [folderOwner, ownNamespace, otherAccount, otherAccountWithAccess]

type Identity = {
  uid: number
  gid: number
}

function switchTo({ program }: PostgresFiles, identity: Identity): Account | undefined {
  if (!succeeds([program, '--version'], identity)) return undefined
  return { prefix: [], identity, own: (file) => changeOwner(file, identity) }
}

function findOtherIdentity(): Identity | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function succeeds([command = '', ...words]: string[], identity: Partial<Identity> = {}) {
  return spawnSync(command, words, { cwd: '/', ...identity }).status === 0
}

/** chown changes a folder after its contents, so the owner of the top folder shows whether an earlier run finished. */
function changeOwner(file: string, { uid, gid }: Identity) {
  if (fs.statSync(file).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, file])
}
