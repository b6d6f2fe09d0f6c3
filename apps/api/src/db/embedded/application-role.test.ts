import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, query, removeDataDir } from '../../../test/embedded/products.ts'
import { migrateDatabase } from '../migrate.ts'
import { type EmbeddedServer, startEmbedded } from './start-embedded.ts'

let dataDir: string
let server: EmbeddedServer

const start = () => startEmbedded(dataDir, { settings: { fsync: 'off' } })
const asApplication = (text: string) => query(server.connectionString, text)
const asSuperuser = (text: string) => query(server.superuserUrl, text)

beforeAll(async () => {
  dataDir = await makeDataDir()
  server = await start()
})

afterAll(async () => {
  await server.stop()
  await removeDataDir(dataDir)
})

it('can do nothing beyond its database', async () => {
  const [role] = await asApplication(
    `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
     from pg_roles where rolname = current_user`,
  )
  expect(role).toEqual({
    rolname: 'edbazaar',
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
  })
  for (const forbidden of [
    `copy (select 1) to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
    'select rolpassword from pg_authid',
    'create role intruder superuser',
    'alter role edbazaar superuser',
    'alter system set fsync = off',
    'create extension file_fdw',
  ])
    await expect(asApplication(forbidden), forbidden).rejects.toMatchObject({ code: '42501' })
})

it('cannot enter the database where the supervisor holds its lock', async () => {
  const url = new URL(server.connectionString)
  url.pathname = '/postgres'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '42501' })
})

it('applies every migration', async () => {
  await expect(migrateDatabase(server.connectionString)).resolves.toBeUndefined()
})

it('receives everything in a database that the superuser owns, with its rows', async () => {
  await asSuperuser(`
    alter database edbazaar owner to app;
    create schema shelf;
    create type shelf.size as enum ('large');
    create domain shelf.title as text;
    create table shelf.book (id serial primary key, number int generated always as identity,
      size shelf.size, title shelf.title);
    create index on shelf.book (title);
    create sequence shelf.counter;
    create view shelf.titles as select title from shelf.book;
    create function shelf.next_number() returns bigint language sql
      as $$ select nextval('shelf.counter') $$;
    insert into shelf.book (title) values ('Panchatantra');
    alter table school owner to app`)
  await server.stop()
  server = await start()
  await asApplication(`
    alter schema shelf rename to shelves;
    alter type shelves.size add value 'small';
    alter domain shelves.title set not null;
    alter table shelves.book add column price int;
    alter sequence shelves.counter restart with 5;
    drop function shelves.next_number();
    alter table school add column note text`)
  expect(await asApplication('select title from shelves.titles')).toEqual([
    { title: 'Panchatantra' },
  ])
  expect(
    await asSuperuser(`select pg_get_userbyid(datdba) as owner from pg_database
      where datname = 'edbazaar'`),
  ).toEqual([{ owner: 'edbazaar' }])
})
