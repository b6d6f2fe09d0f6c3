import pg from 'pg'

/** The channel that the trigger `announce_moderation` notifies. */
const channel = 'moderation'

interface CaseListener {
  onChange(caseId: number): void
  /** The connection is lost. */
  onError(client: pg.Client): void
}

/** Opens a connection of its own that hears which cases change, in any process. */
export async function listenToCases(
  pool: pg.Pool,
  { onChange, onError }: CaseListener,
): Promise<pg.Client> {
  const client = new pg.Client(pool.options)
  client.on('notification', ({ payload = '' }) => onChange(Number(payload)))
  client.on('error', () => onError(client))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    onError(client)
    throw error
  }
  return client
}
