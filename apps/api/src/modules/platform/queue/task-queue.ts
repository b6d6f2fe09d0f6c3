import { setTimeout as sleep } from 'node:timers/promises'
import { CronExpressionParser } from 'cron-parser'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { daySeconds } from '../dates/durations.ts'

/** Recurring work that exactly one process does at a time. */
export interface ScheduledTask {
  /** Lower-case words with hyphens, such as `remove-unused-uploads`. */
  readonly name: string
  /** When it runs, as a cron expression in India Standard Time. */
  readonly cron: string
  /** Must be safe to run again: a run that fails, or whose process dies, is retried. */
  run(): Promise<unknown>
}

export interface TaskQueueDeps {
  readonly pool: pg.Pool
  readonly tasks: readonly ScheduledTask[]
  /** Receives the errors of a task, or of the queue itself. */
  onError(error: unknown, task?: string): void
  /** Seconds between two looks for due work. */
  readonly pollingSeconds?: number
  /** Milliseconds until a start that failed is first tried again; each further wait doubles. */
  readonly retryMs?: number
}

const timeZone = 'Asia/Kolkata'

/** Milliseconds that running tasks have to finish after the queue is stopped. */
const grace = 10_000

/** Milliseconds between two attempts to start, at most. */
const maxRetryMs = 60_000

/**
 * Runs scheduled tasks on the PostgreSQL queue pg-boss, which keeps its tables in a schema of its
 * own. Any number of processes may run one: each run of a task is taken by one of them. A task
 * that should have run while no process did, or that has never run, runs when the queue starts.
 */
export function createTaskQueue({
  pool,
  tasks,
  onError,
  pollingSeconds = 5,
  retryMs = 1_000,
}: TaskQueueDeps) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'task_queue',
  })
  boss.on('error', (error) => onError(error))
  const closing = new AbortController()
  const workedOn = new Set<string>()
  let starting: Promise<void> | null = null

  async function begin(): Promise<void> {
    await boss.start()
    for (const task of tasks) await add(task)
  }

  async function beginWithRetries(): Promise<void> {
    const { signal } = closing
    for (let pause = retryMs; !signal.aborted; pause = Math.min(2 * pause, maxRetryMs)) {
      try {
        return await begin()
      } catch (error) {
        onError(error)
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** Whether no run of the task has finished since it was last due. */
  async function isOverdue({ name, cron }: ScheduledTask): Promise<boolean> {
    const due = CronExpressionParser.parse(cron, { tz: timeZone }).prev().toDate()
    const { rows } = await pool.query(
      `select from task_queue.job
        where name = $1 and state = 'completed' and completed_on >= $2 limit 1`,
      [name, due],
    )
    return rows.length === 0
  }

  async function add(task: ScheduledTask): Promise<void> {
    const { name, cron } = task
    await boss.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 3,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 3_600,
      deleteAfterSeconds: 2 * daySeconds,
    })
    await boss.schedule(name, cron, null, { tz: timeZone })
    await workOn(task)
    if (await isOverdue(task)) await boss.send(name)
  }

  /** Once per task, also if the start is repeated. */
  async function workOn({ name, run }: ScheduledTask): Promise<void> {
    if (workedOn.has(name)) return
    await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, async () => {
      try {
        await run()
      } catch (error) {
        onError(error, name)
        throw error
      }
    })
    workedOn.add(name)
  }

  return {
    /**
     * Creates what the queue needs in the database and starts to work. Reports a failure and tries
     * again until the queue is stopped.
     */
    start(): Promise<void> {
      starting ??= beginWithRetries()
      return starting
    },

    /** Lets running tasks finish. Safe to call before, during and after `start`. */
    async stop(): Promise<void> {
      closing.abort()
      if (starting === null) return
      await starting
      await boss.stop({ graceful: true, timeout: grace, close: false })
    },
  }
}
