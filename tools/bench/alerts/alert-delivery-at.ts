import type { Database } from '../../../apps/api/src/db/connect.ts'
import { createAlertDelivery } from '../../../apps/api/src/modules/hiring/alerts/alert-delivery.ts'
import { createAlertRunsRepository } from '../../../apps/api/src/modules/hiring/alerts/alert-runs.repository.ts'
import { createJobAlertLinks } from '../../../apps/api/src/modules/hiring/alerts/job-alert-links.ts'
import { createJobsRepository } from '../../../apps/api/src/modules/hiring/jobs/jobs.repository.ts'
import { createOutboxRepository } from '../../../apps/api/src/modules/platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../apps/api/src/modules/platform/mail/outbox.service.ts'

/** The delivery of alerts as the server has it, at a given time. */
export const alertDeliveryAt = ({ db }: Database, at: Date) =>
  createAlertDelivery({
    repository: createAlertRunsRepository(db),
    summaries: createJobsRepository(db).findSummaries,
    links: createJobAlertLinks('https://edbazaar.example', async () => Buffer.alloc(32, 7)),
    outbox: createOutbox(createOutboxRepository(db)),
    now: () => at,
  })
