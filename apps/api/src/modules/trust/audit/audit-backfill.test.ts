import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { migrateToBefore } from '../../../../test/migrate-to-before.ts'
import { migrateDatabase } from '../../../db/migrate.ts'

it('gives entries of earlier versions an actor role and an action', async () => {
  const { url, pool } = await createTestDatabase({ isMigrated: false })
  // The migration that adds actor roles and actions.
  await migrateToBefore(url, 28)
  await pool.query(`
    insert into app_user (id, firstname, lastname, email, is_admin) values
      (1, 'Asha', 'Rao', 'asha@example.in', false), (2, 'Meera', 'Iyer', 'meera@example.in', true);
    insert into school (id, name, slug, owner_id) values (1, 'A', 'a', 1), (2, 'B', 'b', 2);
    insert into audit_entry (user_id, entity, entity_id, field, revision) values
      (1, 'school', 1, 'created', 1),
      (2, 'school', 1, 'name', 2),
      (2, 'school', 2, 'name', 2),
      (null, 'school', 1, 'name', 3),
      (1, 'batch', 9, 'removed', 4)`)

  await migrateDatabase(url)

  const { rows } = await pool.query(
    'select actor_role, action, field, revision from audit_entry order by id',
  )
  expect(rows).toEqual([
    { actor_role: 'owner', action: 'created', field: null, revision: 1 },
    { actor_role: 'admin', action: 'edited', field: 'name', revision: 2 },
    { actor_role: 'owner', action: 'edited', field: 'name', revision: 2 },
    { actor_role: 'owner', action: 'edited', field: 'name', revision: 3 },
    { actor_role: 'owner', action: 'removed', field: null, revision: 4 },
  ])
})
