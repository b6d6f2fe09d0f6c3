import { hashToken } from '../../src/modules/platform/tokens/tokens.ts'
import type { TestDatabase } from '../database.ts'
import { addEnquiry, addRoute, addVisitSlot } from '../desk-enquiries.ts'

const publicId = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'
const token = 'Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY'

const unconfirmed = ['confirmEnquiries', 'sendConfirmationAgain']

/** Adds the caller's enquiry to the school with the id 12, which the caller answers. */
export async function addSenderRecords(
  database: TestDatabase,
  operation: string,
  userId: number,
): Promise<void> {
  const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)
  await run('delete from enquiry where public_id = $1', publicId)
  await run('update school set owner_id = $1 where id = 12', userId)
  if (operation === 'sendEnquiries') return
  const isGeneral = operation === 'answerMyRoute'
  const isInvalid = operation === 'objectToInvalid'
  const { id, requestKey } = await addEnquiry(
    database,
    {
      publicId,
      schoolId: isGeneral ? null : 12,
      userId,
      ...(unconfirmed.includes(operation) && { confirmedAt: null }),
      ...(isInvalid && { state: 'invalid', invalidReason: 'not_offered' }),
    },
    { userId, recipientSchoolId: isGeneral ? null : 12 },
  )
  if (operation === 'chooseMyVisit') {
    await run('delete from visit_slot where id = 12 or school_id = 12')
    await addVisitSlot(database, { schoolId: 12 }, { id: 12 })
  }
  if (isGeneral) await addRoute(database, id, 12, { id: 12 })
  if (isInvalid)
    await run(
      `insert into invalid_claim (enquiry_id, reason, evidence) values ($1, 'not_offered', 'x')`,
      id,
    )
  await run(
    `insert into enquiry_confirmation (token_hash, request_key, expires_at)
     values ($1, $2, now() + interval '1 day')
     on conflict (token_hash) do update set request_key = excluded.request_key`,
    hashToken(token),
    requestKey,
  )
}
