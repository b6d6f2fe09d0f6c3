import fp from 'fastify-plugin'
import type pg from 'pg'
import { createTaskQueue, type ScheduledTask } from '../modules/platform/queue/task-queue.ts'

interface TaskQueueOptions {
  readonly pool: pg.Pool
  readonly tasks: readonly ScheduledTask[]
  /** Counts an error for admins; never throws. */
  readonly countError: (source: string, error: unknown) => Promise<void>
}

/** Runs scheduled tasks from the moment the server listens until it is closed. */
export const taskQueuePlugin = fp<TaskQueueOptions>(
  async (app, { pool, tasks, countError }) => {
    const onError = (error: unknown, task?: string) => {
      app.log.error({ err: error, task }, 'scheduled task failed')
      void countError(`Task ${task ?? 'queue'}`, error)
    }
    const queue = createTaskQueue({ pool, tasks, onError })
    app.addHook('onListen', async () => {
      // Not awaited, so that requests are served while the queue starts.
      void queue.start()
    })
    app.addHook('onClose', () => queue.stop())
  },
  { name: 'task-queue' },
)
