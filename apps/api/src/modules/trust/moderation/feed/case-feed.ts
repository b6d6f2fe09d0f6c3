import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { listenToCases } from './case-feed.repository.ts'

/** The cases that changed in any process. */
export interface CaseFeed {
  /**
   * Resolves with what changed after a cursor, at the latest after `waitMilliseconds`. An unknown
   * cursor may have missed changes.
   */
  changesSince(cursor: string | undefined, waitMilliseconds: number): Promise<FeedAnswer>
  stop(): Promise<void>
}

interface FeedAnswer {
  readonly cursor: string
  readonly caseIds: readonly number[]
  readonly mayHaveMissed: boolean
}

interface CaseFeedOptions {
  readonly pool: pg.Pool
}

/** Changes that are remembered. */
const remembered = 2_000
/** Milliseconds after the last request when the connection is closed. */
const idleAfter = 60_000

/**
 * Listens on a connection of its own while somebody asks. A cursor counts the changes since the
 * connection was opened; another connection or process has other cursors.
 */
export function createCaseFeed({ pool }: CaseFeedOptions): CaseFeed {
  let connection: Promise<pg.Client> | undefined
  let run = ''
  let first = 0
  let changes: number[] = []
  let idleTimer: NodeJS.Timeout | undefined
  let isStopped = false
  const waiting = new Set<() => void>()

  const cursorAt = (position: number) => `${run}-${position}`
  const last = () => first + changes.length

  function receive(caseId: number): void {
    changes.push(caseId)
    const over = changes.length - remembered
    if (over > 0) {
      changes = changes.slice(over)
      first += over
    }
    for (const wake of waiting) wake()
  }

  function forget(client: pg.Client): void {
    connection = undefined
    run = ''
    client.end().catch(() => {})
    for (const wake of waiting) wake()
  }

  async function connect(): Promise<pg.Client> {
    const client = await listenToCases(pool, { onChange: receive, onError: forget })
    run = randomBytes(6).toString('hex')
    first = 0
    changes = []
    return client
  }

  function closeWhenIdle(): void {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(async () => {
      if (waiting.size > 0) return closeWhenIdle()
      const client = await connection?.catch(() => undefined)
      if (client) forget(client)
    }, idleAfter)
    idleTimer.unref()
  }

  const nextChange = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      waiting.add(wake)
    })

  function answer(position: number, isKnown: boolean): FeedAnswer {
    const caseIds = isKnown ? [...new Set(changes.slice(Math.max(0, position - first)))] : []
    return { cursor: cursorAt(last()), caseIds, mayHaveMissed: !isKnown }
  }

  return {
    async changesSince(cursor, waitMilliseconds) {
      connection ??= connect()
      await connection
      closeWhenIdle()
      const [askedRun, position = ''] = cursor?.split('-') ?? []
      const asked = Number(position)
      const isKnown = askedRun === run && asked >= first && asked <= last()
      if (!isKnown) return { ...answer(0, false), mayHaveMissed: cursor !== undefined }
      if (asked === last() && !isStopped) await nextChange(waitMilliseconds)
      return answer(asked, askedRun === run)
    },

    async stop() {
      isStopped = true
      clearTimeout(idleTimer)
      for (const wake of waiting) wake()
      const client = await connection?.catch(() => undefined)
      if (client) forget(client)
    },
  }
}
