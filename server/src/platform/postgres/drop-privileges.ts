import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Account, Place } from './account.ts'

export type Way = (place: Place) => Account | undefined

/** A folder of an ordinary user stays that user's: whoever started as root once can go back. */
export const folderOwner: Way = (place) => {
  const { uid, gid } = fs.statSync(place.folder)
  if (uid === 0 || !can(['test', '-w', place.folder], { uid, gid })) return undefined
  return dropTo(place, { uid, gid })
}

/**
 * In a user namespace of its own the process keeps our uid for the kernel and is "nobody" to itself:
 * it needs no second account and works in a home of mode 700.
 */
export const ownNamespace: Way = ({ program }) => {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (!can([...prefix, program, '--version'])) return undefined
  const identity = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  return { prefix, identity: {}, own: (file) => give(file, identity) }
}

export const lesserAccount: Way = (place) => {
  const identity = lesserIdentity()
  if (!identity || !can(['test', '-x', path.dirname(place.folder)], identity)) return undefined
  const account = dropTo(place, identity)
  if (account) fs.chmodSync(place.folder, 0o711)
  return account
}

/**
 * The lesser account with the right to pass every folder.
 * Without no_setuid_fixup access(2) forgets that right, and initdb asks by access(2).
 */
export const lesserAccountThatPasses: Way = ({ program }) => {
  const identity = lesserIdentity()
  if (!identity) return undefined
  const user = [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--clear-groups']
  const rights = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const prefix = ['setpriv', ...user, ...rights]
  if (!can([...prefix, program, '--version'])) return undefined
  return { prefix, identity: {}, own: (file) => give(file, identity) }
}

export const rootWays: Way[] = [folderOwner, ownNamespace, lesserAccount, lesserAccountThatPasses]

interface Identity {
  uid: number
  gid: number
}

function dropTo({ program }: Place, identity: Identity): Account | undefined {
  if (!can([program, '--version'], identity)) return undefined
  return { prefix: [], identity, own: (file) => give(file, identity) }
}

function lesserIdentity(): Identity | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function can([command = '', ...words]: string[], identity: Partial<Identity> = {}) {
  return spawnSync(command, words, { cwd: '/', ...identity }).status === 0
}

/** chown changes a folder after what is in it: the owner of the top tells whether an earlier change was finished. */
function give(file: string, { uid, gid }: Identity) {
  if (fs.statSync(file).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, file])
}
