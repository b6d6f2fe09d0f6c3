import type { Database } from '../../../apps/api/src/db/connect.ts'
import { createConsentsService } from '../../../apps/api/src/modules/accounts/consents/consents.service.ts'
import { createBatchRecordRepository } from '../../../apps/api/src/modules/bookings/access/batch-record.repository.ts'
import { createBookingConsentsRepository } from '../../../apps/api/src/modules/bookings/consents/booking-consents.repository.ts'
import { createBookingConsents } from '../../../apps/api/src/modules/bookings/consents/booking-consents.ts'
import { createBookingEmails } from '../../../apps/api/src/modules/bookings/emails/booking-emails.ts'
import { createFamilyRecipientsRepository } from '../../../apps/api/src/modules/bookings/emails/family-recipients.repository.ts'
import { createSeatsRepository } from '../../../apps/api/src/modules/bookings/seats/seats.repository.ts'
import { createSettle, type Settle } from '../../../apps/api/src/modules/bookings/settle/settle.ts'
import { createOutboxRepository } from '../../../apps/api/src/modules/platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../apps/api/src/modules/platform/mail/outbox.service.ts'

/** Settles batches without a server. */
export function waitlistSettle({ db }: Pick<Database, 'db'>): Settle {
  const batches = createBatchRecordRepository(db)
  const outbox = createOutbox(createOutboxRepository(db))
  const site = 'https://edbazaar.example'
  const emails = createBookingEmails({ families: createFamilyRecipientsRepository(), outbox, site })
  const consents = createBookingConsents({
    consents: createConsentsService(),
    repository: createBookingConsentsRepository(),
  })
  return createSettle({ batches, seats: createSeatsRepository(), consents, emails })
}
