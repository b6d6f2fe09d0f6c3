import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { makeDataDir, removeDataDir } from '../../test/embedded/products.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './open-database.ts'
import { resolveDataDir } from './resolve-data-dir.ts'

const { url } = await createTestDatabase()
const ownedByRole = await createTestDatabase({ isMigrated: false })
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataDir()
})

afterAll(() => removeDataDir(dataDir))

const countSchools = 'select count(*)::int as schools from school'

describe('the configured database', () => {
  it('is the embedded one by default, migrated, and stops when closed', async () => {
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    const { rows } = await database.pool.query(countSchools)
    expect(rows).toEqual([{ schools: 0 }])
    await database.close()
    const later = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    await later.close()
  })

  it('stops the embedded one even if the pool can’t be closed', async () => {
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    await database.pool.end()
    await expect(database.close()).rejects.toThrow('more than once')
    const later = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    await later.close()
  })

  it('is the one at DATABASE_URL if set, with the statement timeout', async () => {
    const config = readConfig({ DATABASE_URL: url, STATEMENT_TIMEOUT_MS: '1234' })
    const database = await openDatabase(config)
    const { rows } = await database.pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '1234ms' }])
    await database.close()
  })

  it('warns the operator of a superuser, and not of an ordinary role', async () => {
    const role = `plain_${randomBytes(4).toString('hex')}`
    const ownUrl = new URL(ownedByRole.url)
    const name = ownUrl.pathname.slice(1)
    ownUrl.username = role
    ownUrl.password = 'sesame'
    const messagesFor = async (databaseUrl: string) => {
      const messages: string[] = []
      const onMessage = (message: string) => messages.push(message)
      await (await openDatabase(readConfig({ DATABASE_URL: databaseUrl }), { onMessage })).close()
      return messages
    }
    const admin = ownedByRole.pool
    await admin.query(`create role ${role} login password 'sesame'`)
    try {
      await admin.query(`alter database ${name} owner to ${role}`)
      expect(await messagesFor(url)).toEqual([expect.stringContaining('uses the superuser')])
      expect(await messagesFor(ownUrl.href)).toEqual([])
    } finally {
      await admin.query(`alter database ${name} owner to current_user`)
      await admin.query(`drop owned by ${role} cascade`)
      await admin.query(`drop role ${role}`)
    }
  })

  it('can be opened by a command while the server runs on it', async () => {
    const config = readConfig({ DATA_DIR: dataDir })
    const product = await openDatabase(config)
    await expect(openDatabase(config)).rejects.toThrow('Another EdBazaar')
    const command = await openDatabase(config, { isGuestAllowed: true })
    await command.close()
    const { rows } = await product.pool.query(countSchools)
    expect(rows).toHaveLength(1)
    await product.close()
  })

  it('is named, without its password, if it does not exist', async () => {
    const missing = new URL(url)
    missing.pathname = '/no_such_bazaar'
    missing.password ||= 'sesame'
    const opening = openDatabase(readConfig({ DATABASE_URL: missing.href }))
    await expect(opening).rejects.toThrow(/no_such_bazaar.*can't be used/)
    await expect(opening).rejects.not.toThrow(/sesame/)
  })
})

describe('the data folder', () => {
  it('is never changed if the operator set it', () => {
    const config = readConfig({ DATA_DIR: '/root/closed' })
    expect(resolveDataDir(config, () => {})).toBe(config)
  })
})
