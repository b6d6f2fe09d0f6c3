import { createHmac } from 'node:crypto'
import pg from 'pg'
import { hasCode } from '../error-code.ts'

/** The ordinary role that the application connects with. It owns the application's database. */
export const applicationRole = 'edbazaar'

/** The role's password, derived from the superuser's, so that every process knows it. */
export const applicationPassword = (superuserPassword: string) =>
  createHmac('sha256', superuserPassword).update(applicationRole).digest('base64url')

/** Creates the role if it is missing, with this password. `client` belongs to the superuser. */
export async function ensureRole(client: pg.ClientBase, password: string): Promise<void> {
  const secret = pg.escapeLiteral(password)
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [
    applicationRole,
  ])
  if (rowCount) return
  try {
    await client.query(`create role ${applicationRole} login nosuperuser password ${secret}`)
    // Only the superuser uses it, for the lock of the database supervisor.
    await client.query('revoke connect, temporary on database postgres from public')
  } catch (error) {
    // Another process created it first.
    if (!hasCode(error, '42710', '23505')) throw error
  }
}

/**
 * Gives the role the database and everything in it that another role owns: databases of earlier
 * versions belong to the superuser. Extensions stay with the superuser. `client` is the superuser's,
 * connected to the database.
 */
export async function giveDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(ownershipChanges, [applicationRole])
  if (rows.length === 0) return
  await client.query(['begin', ...rows.map(({ statement }) => statement), 'commit'].join(';'))
}

/**
 * The statements that change an owner. Indexes and sequences of columns follow their tables, types
 * of rows and arrays follow their types, and `reassign owned` refuses the superuser of a cluster.
 */
const ownershipChanges = `
  with application as (select oid from pg_roles where rolname = $1),
  own_schema as (
    select oid, nspname, nspowner from pg_namespace
    where nspname not like 'pg\\_%' and nspname <> 'information_schema'
  ),
  extension_part as (select classid, objid from pg_depend where deptype = 'e'),
  owned (kind, name, owner) as (
    select 'database', quote_ident(datname), datdba from pg_database
    where datname = current_database()
    union all
    select 'schema', quote_ident(nspname), nspowner from own_schema
    where nspname <> 'public'
    union all
    select 'table', relation.oid::regclass::text, relowner
    from pg_class as relation join own_schema on own_schema.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = relation.oid and deptype in ('a', 'i', 'e')
          and refclassid in ('pg_class'::regclass, 'pg_extension'::regclass)
          and (relkind = 'S' or deptype = 'e')
      )
    union all
    select 'routine', routine.oid::regprocedure::text, proowner
    from pg_proc as routine join own_schema on own_schema.oid = pronamespace
    where ('pg_proc'::regclass::oid, routine.oid) not in (table extension_part)
    union all
    select 'type', type.oid::regtype::text, typowner
    from pg_type as type join own_schema on own_schema.oid = typnamespace
    where (typtype in ('d', 'e', 'r')
        or typtype = 'c' and (select relkind from pg_class where oid = typrelid) = 'c')
      and ('pg_type'::regclass::oid, type.oid) not in (table extension_part)
  )
  select format('alter %s %s owner to %I', kind, name, $1) as statement
  from owned where owner <> (select oid from application)`
