import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  end,
  makeDataDir,
  makeUsedDataDir,
  type Product,
  query,
  refusalOf,
  removeDataDir,
  runningServers,
  serverOf,
  startProduct,
} from '../../../test/embedded/products.ts'
import { embeddedFolder } from './data-folder.ts'
import { postmasterPid } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'

let dataDir: string
const products: Product[] = []

beforeEach(async () => {
  dataDir = await makeUsedDataDir()
})

afterEach(async () => {
  await Promise.all(products.splice(0).map((product) => end(product, 'SIGTERM')))
  await removeDataDir(dataDir)
})

function start() {
  const product = startProduct(dataDir)
  products.push(product)
  return product
}

/** Replaces the folder by one in which no server has been started. */
async function useNewDataDir(): Promise<void> {
  await removeDataDir(dataDir)
  dataDir = await makeDataDir()
}

const hasStopped = () => postmasterPid(embeddedFolder(dataDir).cluster) === 0

describe('one data folder', () => {
  it('is refused to a second process, with a message that names the owner', async () => {
    const first = start()
    await serverOf(first)
    const refusal = await refusalOf(start())
    expect(refusal).toContain(`process ${first.process.pid}`)
    expect(refusal).toContain('DATA_DIR')
  })

  it('goes to exactly one of five processes that start together', async () => {
    await useNewDataDir()
    const refusals = await Promise.all([1, 2, 3, 4, 5].map(() => refusalOf(start())))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(refusals.filter((refusal) => refusal?.includes('is using'))).toHaveLength(4)
    // The servers that the refused ones started have exited: none may outlive the owner's.
    expect(await runningServers(dataDir)).toHaveLength(1)
  })

  it('lets a command use the server of a running process, and does not stop it', async () => {
    const { connectionString } = await serverOf(start())
    const guest = await startEmbedded(dataDir, { isGuestAllowed: true })
    expect(guest.connectionString).toBe(connectionString)
    await guest.stop()
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a process that is killed', () => {
  it('stops its server, and loses no row', async () => {
    const first = start()
    const { connectionString } = await serverOf(first)
    await query(connectionString, 'create table note as select 1 as kept')
    await end(first, 'SIGKILL')
    await expect.poll(hasStopped, { timeout: 20_000 }).toBe(true)
    await serverOf(start())
    expect(await query(connectionString, 'select kept from note')).toEqual([{ kept: 1 }])
  })

  it('can be started again at once, while its server is still stopping', async () => {
    const first = start()
    await serverOf(first)
    await end(first, 'SIGKILL')
    const { connectionString } = await serverOf(start())
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves nothing broken if it is killed during its first start', async () => {
    await useNewDataDir()
    const first = start()
    const { root } = embeddedFolder(dataDir)
    const building = async () => (await readdir(root).catch(() => [])).join(' ')
    await expect.poll(building, { interval: 5, timeout: 20_000 }).toMatch(/init-\d+( |$)/)
    await end(first, 'SIGKILL')
    const { connectionString } = await serverOf(start())
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await building()).not.toContain('init-')
  })

  it('can be started again while what it began to create is still being written', async () => {
    const { root } = embeddedFolder(dataDir)
    const left = join(root, `init-${spawnSync('true').pid}`)
    await mkdir(left)
    const write = 'while [ $((i += 1)) -le 50000 ]; do : > "$0/$i" || exit; done'
    const writing = spawn('/bin/sh', ['-c', write, left], { stdio: 'ignore' })
    await expect.poll(() => readdir(left), { interval: 5 }).not.toEqual([])
    const server = await startEmbedded(dataDir, { settings: { fsync: 'off' } })
    await server.stop()
    expect(await readdir(root)).not.toContain(basename(left))
    if (writing.exitCode === null) await once(writing, 'exit')
  })
})
