import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { failedStart, isRoot, makeTestFolder, start } from './test-start.ts'

vi.setConfig({ testTimeout: 60_000 })

const home = makeTestFolder()

afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

function folderWrittenBy(major: number) {
  const folder = path.join(home, `major-${major}`)
  fs.mkdirSync(path.join(folder, 'cluster'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'cluster/PG_VERSION'), `${major}\n`)
  return folder
}

describe('the start says in a sentence', () => {
  it('that the data is of a newer PostgreSQL', async () => {
    const folder = folderWrittenBy(19)
    expect(await failedStart(folder)).toEqual({
      code: 1,
      output: `The data in ${folder}/cluster was written by PostgreSQL 19, this release brings 18. Start the newer release that wrote it; nothing was changed.`,
    })
    expect(fs.readdirSync(folder)).toEqual(['cluster'])
  })

  it('that the data is of an older PostgreSQL', async () => {
    const folder = folderWrittenBy(17)
    expect(await failedStart(folder)).toEqual({
      code: 1,
      output: `The data in ${folder}/cluster was written by PostgreSQL 17, this release brings 18. Export it with the older release and import it here; nothing was changed.`,
    })
  })

  it('that the data folder cannot be one', async () => {
    const file = path.join(home, 'file')
    fs.writeFileSync(file, '')
    expect(await failedStart(path.join(file, 'data'))).toEqual({
      code: 1,
      output: `The data folder ${file}/data cannot be used (ENOTDIR). Give this user the right to read and write it, or set PORTOLAN_DATA to another folder.`,
    })
  })

  it.skipIf(isRoot)('that the data folder is not writable', async () => {
    const folder = path.join(home, 'closed')
    fs.mkdirSync(folder, { mode: 0o500 })
    expect((await failedStart(folder)).output).toContain(`${folder} cannot be used (EACCES).`)
  })

  it.skipIf(isRoot)('that the database in it belongs to somebody else', async () => {
    const folder = path.join(home, 'foreign')
    fs.mkdirSync(path.join(folder, 'cluster'), { recursive: true, mode: 0o700 })
    fs.chmodSync(path.join(folder, 'cluster'), 0)
    expect((await failedStart(folder)).output).toContain(`${folder} cannot be used (EACCES).`)
    fs.chmodSync(path.join(folder, 'cluster'), 0o700)
  })

  it('why PostgreSQL did not start', async () => {
    const folder = path.join(home, 'broken')
    await (await start(folder)).stop()
    fs.appendFileSync(path.join(folder, 'cluster/postgresql.conf'), 'no_such_setting = 1\n')
    const { code, output } = await failedStart(folder)
    expect(code).toBe(1)
    expect(output).toMatch(/^PostgreSQL did not start \(.*\/broken\/postgres\.log\):\n.*no_such_setting/)
  })
})

describe.skipIf(!canMount())('a full disk is reported', () => {
  const full = { code: 1, output: expect.stringMatching(/^The disk of the data folder \S+ is full\. Make room/) }

  it('when nothing fits on it', () =>
    onDisk('1m', async (disk) => {
      fill(disk)
      expect(await failedStart(path.join(disk))).toEqual(full)
    }))

  it('when the database does not fit on it, and nothing is left behind', () =>
    onDisk('20m', async (disk) => {
      expect(await failedStart(disk)).toEqual(full)
      expect(fs.readdirSync(disk)).toEqual([])
    }))

  it('when it filled up since the last start, and room makes it start again', () =>
    onDisk('150m', async (disk) => {
      await (await start(disk)).stop()
      const filling = fill(disk)
      expect(await failedStart(disk)).toEqual(full)
      fs.rmSync(filling)
      expect(await (await start(disk)).stop()).toBe(0)
    }))

  it('when it has room for the probe but not for PostgreSQL', () =>
    onDisk('150m', async (disk) => {
      await (await start(disk)).kill()
      const orphan = Number(fs.readFileSync(path.join(disk, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(orphan, 'SIGKILL')
      const filling = fill(disk)
      fs.truncateSync(filling, fs.statSync(filling).size - 128 * 1024)
      expect(await failedStart(disk)).toEqual(full)
      fs.rmSync(filling)
      expect(await (await start(disk)).stop()).toBe(0)
    }))
})

async function onDisk(size: string, use: (disk: string) => Promise<void>) {
  const disk = fs.mkdtempSync(path.join(home, 'disk-'))
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', disk])
  try {
    await use(disk)
  } finally {
    spawnSync('umount', [disk])
  }
}

function fill(disk: string) {
  const filling = path.join(disk, 'filling')
  spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k'])
  return filling
}

function canMount() {
  const disk = fs.mkdtempSync(path.join(home, 'trial-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status !== 0) return false
  return spawnSync('umount', [disk]).status === 0
}
