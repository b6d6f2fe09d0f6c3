import { spawnSync } from 'node:child_process'
import { chmod, stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../test/embedded/products.ts'
import { embeddedFolder, prepareFolder, reachableDataDir } from './data-folder.ts'
import { serverUser } from './server-user.ts'
import { startEmbedded } from './start-embedded.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await makeDataDir()
})

afterEach(() => removeDataDir(dataDir))

const isRoot = process.getuid?.() === 0
/** A user that exists on every Linux system and is not one of the defaults. */
const daemon = { uid: 1, gid: 1 }

const runByRoot = () => {
  it('gives the server to an ordinary user', async () => {
    const server = await startEmbedded(dataDir)
    const user = serverUser(embeddedFolder(dataDir).cluster)
    expect(user?.uid).toBeGreaterThan(0)
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(user?.uid)
    await server.stop()
  })

  it('runs the server as the owner of the data', async () => {
    const first = await startEmbedded(dataDir)
    await first.stop()
    spawnSync('chown', ['-R', `${daemon.uid}:${daemon.gid}`, embeddedFolder(dataDir).root])
    const server = await startEmbedded(dataDir)
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(daemon.uid)
    await server.stop()
  })

  it('lets that user pass through a data folder that is open to root only', async () => {
    await chmod(dataDir, 0o700)
    const server = await startEmbedded(dataDir)
    await server.stop()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o701)
  })

  it('says what to do if a folder above is closed to that user', async () => {
    const closed = `${dataDir}/closed`
    prepareFolder(closed, undefined)
    const prepare = () => prepareFolder(`${closed}/data/postgres`, daemon)
    expect(prepare).toThrow(/DATA_DIR.*DATABASE_URL/)
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
  })

  it('replaces a default folder below a closed folder with one that can be reached', () => {
    const closed = `${dataDir}/closed`
    prepareFolder(closed, undefined)
    const { dataDir: chosen, note } = reachableDataDir(`${closed}/var`, daemon)
    expect(chosen).toBe('/var/lib/edbazaar')
    expect(note).toContain('/var/lib/edbazaar')
    expect(reachableDataDir(`${dataDir}/var`, daemon)).toEqual({ dataDir: `${dataDir}/var` })
  })
}

const runByAnOrdinaryUser = () => {
  it('runs the server as that user', () => {
    expect(serverUser(embeddedFolder(dataDir).cluster)).toBeUndefined()
  })
}

describe(
  isRoot ? 'run by root' : 'run by an ordinary user',
  isRoot ? runByRoot : runByAnOrdinaryUser,
)
