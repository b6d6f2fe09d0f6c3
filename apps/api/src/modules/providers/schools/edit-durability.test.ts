import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { seededRandom } from '../../../../test/random.ts'
import { addUpload } from '../../../../test/school-owner.ts'
import { type ServerProcess, startServer } from '../../../../test/server-process.ts'
import { temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

const random = seededRandom('edit durability')
/** Number of times the server is killed; use 20 by hand before a release. */
const rounds = 2
const schoolsEdited = 4

let database: TestDatabase
let dataDir: string
let me: SignedIn
let ids: number[]
let server: ServerProcess
let address: string

const start = async () => {
  server = startServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    EDIT_RATE_LIMIT: '0',
  })
  address = await server.ready
}

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await temporaryFolder()
  me = await addSignedIn(database)
  const named = Array.from({ length: schoolsEdited }, (_, i) => `school-${100_000 + i}`)
  const { rows } = await database.pool.query(
    `insert into school (name, slug, owner_id, files)
     select slug, slug, $1, '["/media/plates/v1/wide/a.svg"]' from unnest($2::text[]) slug
     returning id`,
    [me.id, named],
  )
  ids = rows.map((row): number => row.id)
  await start()
}, 60_000)
afterAll(async () => {
  server.process.kill('SIGKILL')
  await server.exit
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${address}/api${path}`, {
    ...init,
    headers: { ...me.headers, 'content-type': 'application/json' },
  })

/** Edits the schools until the server is killed; returns the last acknowledged value of each. */
async function editUntilKilled(round: number): Promise<Map<number, string>> {
  const acknowledged = new Map<number, string>()
  const edit = async (id: number) => {
    for (let turn = 0; ; turn++) {
      const value = `Round ${round}, turn ${turn}`
      const body = JSON.stringify({ field: 'contact_name', value })
      const answer = await ask(`/schools/${id}/edit`, { method: 'PUT', body }).catch(() => null)
      const saved = await answer?.json().catch(() => null)
      if (!saved) return
      expect(saved).toMatchObject({ status: 200, value })
      acknowledged.set(id, value)
      if (turn === 0 && acknowledged.size === ids.length) killSoon()
    }
  }
  await Promise.all(ids.map(edit))
  await server.exit
  return acknowledged
}

/** Kills the server during edits, once each school has had one. */
function killSoon(): void {
  setTimeout(() => server.process.kill('SIGKILL'), random() * 700)
}

const turnOf = (text: string) => Number(/turn (\d+)/.exec(text)?.[1])

describe('saved edits', () => {
  it('survive a kill of the server, complete and with audit entries', {
    timeout: 120_000,
  }, async () => {
    for (let round = 1; round <= rounds; round++) {
      const acknowledged = await editUntilKilled(round)
      expect(acknowledged.size).toBe(ids.length)
      await start()
      for (const [id, value] of acknowledged) {
        const editor = await (await ask(`/schools/edit/${id}/details`)).json()
        // An edit that was not acknowledged may have been saved too.
        expect(turnOf(editor.contact_name) - turnOf(value)).toBeLessThanOrEqual(1)
        expect(turnOf(editor.contact_name)).toBeGreaterThanOrEqual(turnOf(value))
        const { rows } = await database.pool.query(
          `select after, revision from audit_entry where entity_id = $1 order by id desc limit 1`,
          [id],
        )
        expect(rows).toEqual([{ after: editor.contact_name, revision: editor.revision }])
      }
    }
  })

  it('keep files and their rows consistent', async () => {
    const [id = 0] = ids
    const file = await addUpload(database, me.id)
    const body = JSON.stringify({ field: 'files', value: JSON.stringify([file]) })
    const saving = ask(`/schools/${id}/edit`, { method: 'PUT', body }).catch(() => null)
    await new Promise((go) => setTimeout(go, random() * 30))
    server.process.kill('SIGKILL')
    const isAnswered = Boolean(await saving)
    await server.exit
    await start()
    const editor = await (await ask(`/schools/edit/${id}/details`)).json()
    const { rows } = await database.pool.query(
      `select used_at is not null as "isUsed" from upload where '/media/' || key = $1`,
      [file],
    )
    expect(rows[0].isUsed).toBe(editor.files.includes(file))
    if (isAnswered) expect(editor.files).toEqual([file])
  })
})
