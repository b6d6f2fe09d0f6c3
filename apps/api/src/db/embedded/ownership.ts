import pg from 'pg'
import { postmasterPid } from './postmaster.ts'

/** Key of the advisory lock that the owner of an embedded server holds. */
const ownerLock = 7_265_431

const ownerName = (pid: number | string) => `EdBazaar, process ${pid}`

/** Another EdBazaar process uses the same data. */
export class OwnedByAnotherError extends Error {
  override readonly name = 'OwnedByAnotherError'

  /** Process id of the server that the other process owns. */
  readonly serverPid: number

  constructor(cluster: string, owner: string, serverPid: number) {
    super(
      `Another EdBazaar (${owner}) is using ${cluster}: stop it, or give this one its own DATA_DIR or DATABASE_URL`,
    )
    this.serverPid = serverPid
  }
}

/**
 * Connects and takes the owner lock, which the returned client holds until it ends. Throws
 * OwnedByAnotherError if another process holds it, and the pg error if no server answers.
 */
export async function takeOwnership(connectionString: string, cluster: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: ownerName(process.pid) })
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = 'select pg_try_advisory_lock($1) as "isMine"'
    const { rows } = await client.query<{ isMine: boolean }>(lock, [ownerLock])
    if (rows[0]?.isMine) return client
    const owner = await readOwner(client)
    // Certain while the connection holds: later, another server may run on the data.
    throw new OwnedByAnotherError(cluster, owner, postmasterPid(cluster))
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function readOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    `select activity.application_name as owner
     from pg_locks as lock join pg_stat_activity as activity using (pid)
     where lock.locktype = 'advisory' and lock.granted and lock.objid = $1`,
    [ownerLock],
  )
  return rows[0]?.owner ?? 'it has just stopped'
}
