import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  makeDataDir,
  makeUsedDataDir,
  query,
  removeDataDir,
} from '../../../test/embedded/products.ts'
import { createDatabase } from '../connect.ts'
import { embeddedFolder } from './data-folder.ts'
import { isAlive } from './postmaster.ts'
import { type EmbeddedServer, startEmbedded } from './start-embedded.ts'

let dataDir: string
const running: EmbeddedServer[] = []

beforeEach(async () => {
  dataDir = await makeUsedDataDir()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  await removeDataDir(dataDir)
})

/** Replaces the folder by one in which no server has been started. */
async function useNewDataDir(): Promise<void> {
  await removeDataDir(dataDir)
  dataDir = await makeDataDir()
}

async function start(folder = dataDir) {
  const server = await startEmbedded(folder, { settings: { fsync: 'off' } })
  running.push(server)
  return server
}

describe('the embedded server', () => {
  it('creates a database on the first start and keeps its rows afterwards', async () => {
    await useNewDataDir()
    const first = await start()
    await query(first.connectionString, 'create table note as select 1 as kept')
    await first.stop()
    const second = await start()
    expect(await query(second.connectionString, 'select kept from note')).toEqual([{ kept: 1 }])
    expect(second.adopted).toBe(false)
  })

  it('is private: a closed folder, a socket and a password', async () => {
    const { connectionString } = await start()
    const { root } = embeddedFolder(dataDir)
    expect((await stat(root)).mode & 0o77).toBe(0)
    const [settings] = await query(
      connectionString,
      `select current_setting('listen_addresses') as listens, current_setting('wal_level') as wal,
         inet_server_addr() as address`,
    )
    expect(settings).toEqual({ listens: '', wal: 'replica', address: null })
    const url = new URL(connectionString)
    url.password = 'wrong'
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('puts its socket elsewhere if the path is too long', async () => {
    const long = join(dataDir, 'a-folder-with-a-long-name'.repeat(4))
    const { connectionString } = await start(long)
    expect(new URL(connectionString).searchParams.get('host')).not.toContain(long)
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('restarts if it is killed while the process runs', async () => {
    const server = await start()
    const database = createDatabase({ connectionString: server.connectionString })
    await database.pool.query('create table note as select 1 as kept')
    const before = server.pid
    process.kill(before, 'SIGKILL')
    await expect.poll(() => server.pid, { timeout: 20_000 }).not.toBe(before)
    const { rows } = await database.pool.query('select kept from note')
    expect(rows).toEqual([{ kept: 1 }])
    await database.close()
  })

  it('stops even if its files were deleted', async () => {
    const server = await start()
    await removeDataDir(dataDir)
    await server.stop()
    await expect.poll(() => isAlive(server.pid), { timeout: 20_000 }).toBe(false)
  })

  it('stops once, however often it is called', async () => {
    const server = await start()
    await Promise.all([server.stop(), server.stop()])
    expect(await readdir(embeddedFolder(dataDir).cluster)).not.toContain('postmaster.pid')
  })
})

describe('data that the included PostgreSQL cannot use', () => {
  it('is refused with both versions and the way to migrate it', async () => {
    const server = await start()
    await server.stop()
    await writeFile(join(embeddedFolder(dataDir).cluster, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /created by PostgreSQL 17.*includes PostgreSQL 18.*pg_dump/s,
    )
  })

  it('is never overwritten with a new database', async () => {
    await useNewDataDir()
    const { root, cluster } = embeddedFolder(dataDir)
    await mkdir(cluster, { recursive: true })
    await chmod(root, 0o711)
    await writeFile(join(cluster, 'a-table'), 'rows')
    await expect(start()).rejects.toThrow('restore it from a backup')
    expect(await readFile(join(cluster, 'a-table'), 'utf8')).toBe('rows')
  })

  it('is reported with the error message of the server', async () => {
    const server = await start()
    await server.stop()
    const { cluster } = embeddedFolder(dataDir)
    await writeFile(join(cluster, 'global/pg_control'), 'not a control file')
    await expect(start()).rejects.toThrow(/did not start.*pg_control/s)
  })
})
