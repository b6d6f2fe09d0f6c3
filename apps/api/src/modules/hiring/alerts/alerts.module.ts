import type { Config } from '../../../config.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import { secretKeyReader } from '../../platform/secrets/secret-key.ts'
import type { JobListRow } from '../jobs/job-list-row.ts'
import { createAlertDelivery } from './alert-delivery.ts'
import { createAlertRunsRepository } from './alert-runs.repository.ts'
import { createJobAlertLinks } from './job-alert-links.ts'
import { jobAlertsHandlers } from './job-alerts.handlers.ts'
import { createJobAlertsRepository } from './job-alerts.repository.ts'
import { createJobAlertsService } from './job-alerts.service.ts'

interface AlertsDeps {
  readonly config: Pick<Config, 'basePath' | 'dataDir' | 'publicUrl' | 'secretKey'>
  readonly db: Db
  readonly platform: Platform
  /** Summaries of jobs by id, unordered. */
  readonly summaries: (ids: readonly number[], tx: Db) => Promise<JobListRow[]>
}

/** Job alerts: saved filters whose new jobs are emailed. */
export function createAlertsModule({ config, db, platform, summaries }: AlertsDeps) {
  const { formLimit, limits, outbox, places } = platform
  const links = createJobAlertLinks(config.publicUrl + config.basePath, secretKeyReader(config))
  const repository = createJobAlertsRepository(db)
  const alerts = createJobAlertsService({ repository, links, outbox, limits, places })
  const runs = createAlertRunsRepository(db)
  const delivery = createAlertDelivery({ repository: runs, summaries, links, outbox })
  return {
    tasks: [
      { name: 'send-job-alerts', cron: '0 7-10 * * *', run: delivery.deliverDue },
      { name: 'review-job-alerts', cron: '30 7 * * *', run: delivery.reviewOld },
    ] satisfies ScheduledTask[],
    handlers: jobAlertsHandlers(alerts, formLimit) satisfies Partial<Handlers>,
  }
}
