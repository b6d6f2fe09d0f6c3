import type { TestDatabase } from '../database.ts'

/** Adds the records that examples about users and admins name, such as a session or a change. */
export async function addAdminUserRecords(
  { pool }: TestDatabase,
  operation: string,
  callerId: number,
): Promise<void> {
  if (operation === 'deleteMyAccount')
    await pool.query(`update app_user set is_admin = true where id = 31`)
  if (operation === 'endUserSession')
    await pool.query(
      `insert into user_session (id, user_id, token_hash, device, ip_prefix_hash, expires_at)
       values (31, 31, 'example-31', 'Firefox on Linux', 'example', now() + interval '1 day')`,
    )
  if (operation === 'decidePermissionChange' || operation === 'withdrawPermissionChange') {
    const { rows } = await pool.query(
      `insert into app_user (firstname, lastname, email, is_admin)
       values ('Devika', 'Shah', 'devika@example.in', true)
       on conflict do nothing returning id`,
    )
    const requester = operation === 'withdrawPermissionChange' ? callerId : (rows[0]?.id ?? null)
    await pool.query(`delete from permission_change`)
    await pool.query(
      `insert into permission_change (id, user_id, permissions_before, permissions_after, was_admin,
         is_admin, reason, requested_by, expires_at)
       select 12, 31, permissions, '{3}', is_admin, is_admin, 'No longer hires for a school.', $1,
         now() + interval '1 day' from app_user where id = 31`,
      [requester],
    )
  }
}
