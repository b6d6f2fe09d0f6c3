import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  end,
  makeUsedDataDir,
  type Product,
  query,
  removeDataDir,
  serverOf,
  startProduct,
} from '../../../test/embedded/products.ts'
import { embeddedFolder } from './data-folder.ts'
import { isAlive, postmasterPid } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await makeUsedDataDir()
})

afterEach(() => removeDataDir(dataDir))

/** Kills a server process together with its watchdog, so that its PostgreSQL keeps running. */
async function orphan(product: Product): Promise<void> {
  const pid = product.process.pid
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  for (const child of children)
    if ((await readFile(`/proc/${child}/comm`, 'utf8')).trim() === 'sh')
      process.kill(Number(child), 'SIGKILL')
  await end(product, 'SIGKILL')
}

describe.runIf(process.platform === 'linux')('a server whose product and watchdog died', () => {
  it('is adopted by the next process, which stops it when it ends', async () => {
    const product = startProduct(dataDir)
    const { pid, connectionString } = await serverOf(product)
    await query(connectionString, 'create table note as select 1 as kept')
    await orphan(product)
    const server = await startEmbedded(dataDir)
    expect(server).toMatchObject({ adopted: true, pid })
    expect(await query(server.connectionString, 'select kept from note')).toEqual([{ kept: 1 }])
    await server.stop()
    expect(postmasterPid(embeddedFolder(dataDir).cluster)).toBe(0)
  })

  it('has a watchdog again once it is adopted', async () => {
    const first = startProduct(dataDir)
    await serverOf(first)
    await orphan(first)
    const second = startProduct(dataDir)
    const { adopted, pid } = await serverOf(second)
    expect(adopted).toBe(true)
    await end(second, 'SIGKILL')
    const { cluster } = embeddedFolder(dataDir)
    const isUp = () => isAlive(pid) && postmasterPid(cluster) === pid
    await expect.poll(isUp, { timeout: 20_000 }).toBe(false)
  })
})
