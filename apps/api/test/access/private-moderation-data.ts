import type { AccessFixture } from './access-fixture.ts'

/** Private texts of moderation that belong to the owner only. */
export const privateModerationTexts = {
  report: 'zebra-report-5531',
  appeal: 'zebra-appeal-5532',
  held: 'zebra-held-5533',
  claim: 'zebra-claim-5534',
  caseNote: 'zebra-case-5535',
}

/** Adds rows that refer to the user in every table of moderation. */
export async function addPrivateModerationData(
  { database }: AccessFixture,
  userId: number,
): Promise<void> {
  const { report, appeal, held, claim, caseNote } = privateModerationTexts
  const { rows } = await database.pool.query(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, claimed_by,
       outcome, note_public, decided_at, decided_by)
     values ('school', 700999, 'edit', 'Zebra', $1, $1, 'hidden', $2, now(), $1) returning id`,
    [userId, caseNote],
  )
  const run = (query: string, ...values: unknown[]) =>
    database.pool.query(query, [rows[0].id, userId, ...values])
  await run(`insert into moderation_event (case_id, kind, actor_id) values ($1, 'decided', $2)`)
  await run(
    `insert into moderation_report (case_id, reporter_id, reason, text, weight)
     values ($1, $2, 'other', $3, 1)`,
    report,
  )
  await run(
    `insert into moderation_appeal (case_id, user_id, decided_by, text) values ($1, $2, $2, $3)`,
    appeal,
  )
  await run(
    `insert into held_edit (entity, entity_id, field, after, user_id, case_id)
     values ('school', 700999, 'name', to_jsonb($3::text), $2, $1)`,
    held,
  )
  await run(
    `insert into school_claim (school_id, user_id, case_id, role, email, phone, text)
     values (700007, $2, $1, 'principal', $3, '9876543210', $3)`,
    claim,
  )
}
