import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The channel that the trigger `announce_public_change` notifies. */
const channel = 'public_change'
/** The payload of `announcePlaces`. */
const placesPayload = 'places'
/** Milliseconds between two checks that notifications still arrive. */
const checkInterval = 1_000
/** After this many milliseconds without a check that arrived, changes may have been missed. */
const trustedFor = 4_000
/** Milliseconds before a lost connection is opened again. */
const reconnectDelay = 500
/** A write waits this many milliseconds for its own notification; reads are correct without it. */
const longestWait = 250

export interface PublicChanges {
  /**
   * A number that changes with each commit that touched a public table, in any process. Undefined
   * while such commits may go unnoticed.
   */
  version(): number | undefined
  /** Resolves when `version` reflects everything that was committed before the call. */
  catchUp(): Promise<void>
  /**
   * Calls `listener` after each commit, in any process, that changed many places or areas, and when
   * one may have been missed.
   */
  onPlacesChange(listener: () => void): void
  start(): void
  stop(): Promise<void>
}

export interface PublicChangesOptions {
  /** Runs the checks. The listening connection is a separate one with the same settings. */
  readonly pool: pg.Pool
  readonly onError: (error: unknown) => void
}

/**
 * Listens to commits that change what public pages show. PostgreSQL delivers notifications in the
 * order of commits, so a check that returns proves that every earlier commit is known. Checks go
 * through the pool: behind PgBouncer in transaction mode they never return, and the version stays
 * undefined.
 */
export function createPublicChanges({ pool, onError }: PublicChangesOptions): PublicChanges {
  let changes = 0
  let listener: pg.Client | undefined
  /** When the latest check that has arrived was sent, by the monotonic clock. */
  let verifiedAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let hasListened = false
  const placesListeners: (() => void)[] = []
  const timers = new Set<NodeJS.Timeout>()
  const checks = new Map<string, () => void>()

  const later = (milliseconds: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, milliseconds)
    timers.add(timer.unref())
  }

  const report = (error: unknown) => {
    if (!isStopped) onError(error)
  }

  function receive({ payload = '' }: pg.Notification): void {
    const arrived = checks.get(payload)
    if (arrived) arrived()
    else if (payload === placesPayload) announcePlacesChange()
    // Checks of other processes have a payload; changes have none.
    else if (payload === '') changes += 1
  }

  function announcePlacesChange(): void {
    for (const listener of placesListeners) listener()
  }

  async function listen(): Promise<void> {
    if (isStopped) return
    const client = new pg.Client(pool.options)
    const onLost = (error?: unknown) => {
      if (listener !== client) return
      listener = undefined
      verifiedAt = Number.NEGATIVE_INFINITY
      client.end().catch(() => {})
      if (isStopped) return
      if (error !== undefined) report(error)
      later(reconnectDelay, listen)
    }
    listener = client
    client
      .on('error', onLost)
      .on('end', () => onLost())
      .on('notification', receive)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Commits between two connections were not heard.
      changes += 1
      if (hasListened) announcePlacesChange()
      hasListened = true
      await check()
    } catch (error) {
      onLost(error)
    }
  }

  /** Sends a notification to this process, and resolves when it has arrived. */
  async function check(): Promise<void> {
    const id = randomUUID()
    const sentAt = performance.now()
    const arrival = new Promise<void>((resolve) => {
      checks.set(id, () => {
        verifiedAt = Math.max(verifiedAt, sentAt)
        resolve()
      })
      later(trustedFor, resolve)
    })
    try {
      // Commits that notify wait for each other, so this one, which writes nothing, does not wait for the disk.
      await pool.query("select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [
        channel,
        id,
      ])
      await arrival
    } finally {
      checks.delete(id)
    }
  }

  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  /**
   * Resolves after a check that was sent after the call. Those who call while one is under way share the next.
   * Never rejects.
   */
  function sharedCheck(): Promise<void> {
    next ??= current.then(() => {
      next = undefined
      return check().catch(report)
    })
    current = next
    return next
  }

  async function checkRegularly(): Promise<void> {
    if (isStopped) return
    if (listener) await sharedCheck()
    later(checkInterval, checkRegularly)
  }

  return {
    version: () => (performance.now() - verifiedAt <= trustedFor ? changes : undefined),
    async catchUp() {
      if (performance.now() - verifiedAt > trustedFor) return
      await Promise.race([
        sharedCheck(),
        new Promise<void>((resolve) => later(longestWait, resolve)),
      ])
    },
    onPlacesChange: (listener) => void placesListeners.push(listener),
    start() {
      listen()
      later(checkInterval, checkRegularly)
    },
    async stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      const client = listener
      listener = undefined
      await client?.end().catch(() => {})
    },
  }
}
