import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createModerationClient } from '../../../../test/moderation-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { importSchools } from './import-schools.ts'
import { recordingWatcher, registerText, testFolder } from './testing-registers.ts'

const { app, database } = await createTestApp()
const schools = await createSchoolOwner(app, database)
const moderation = await createModerationClient(app, database)
const folder = testFolder()

const row = {
  source: 'udise',
  source_id: '29200100101',
  name: 'JYOTI SCHOOL',
  board: 'CBSE',
  address: 'OLD ROAD',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  pincode: '560038',
  lat: '12.9784',
  lng: '77.6408',
  phone: '9845012345',
  email: 'old@jyoti.example',
  website: 'https://old.jyoti.example',
  established: '1990',
  n_students: '400',
}
/** The row with another value in every column. */
const changedRow = {
  ...row,
  name: 'JYOTHI SCHOOL',
  board: 'ICSE',
  address: 'NEW ROAD',
  city: 'Mysuru',
  district: 'Mysuru',
  pincode: '570001',
  lat: '12.3052',
  lng: '76.6552',
  phone: '9845099999',
  email: 'new@jyoti.example',
  website: 'https://new.jyoti.example',
  established: '1991',
  n_students: '500',
}

function importRow(changes: Partial<typeof row>) {
  const file = folder.write('schools.csv', registerText([{ ...row, ...changes }]))
  const rejected = join(file, '../rejected.csv')
  return importSchools(database, { file, map: {}, rejected }, recordingWatcher())
}

async function schoolRow() {
  const { rows } = await database.pool.query(
    `select id, name, source_name, address, location, city, district, state, pincode, lat, lng,
       place_accuracy, contact_email, contact_phone, website, established_on::text, n_students,
       filter_ids, facts, popularity
     from school where source_id = $1`,
    [row.source_id],
  )
  return rows[0]
}

it('keeps what the owner has edited, and follows the register in the rest', async () => {
  await importRow({})
  const { id } = await schoolRow()
  const owner = await addSignedIn(database)
  await database.pool.query('update school set owner_id = $1 where id = $2', [owner.id, id])
  const save = (field: string, value: unknown) => schools.edit(owner, id, { field, value })
  await save('name', 'Jyoti Vidyalaya')
  // The name of a school of a register waits for an admin.
  const admin = await moderation.admin('Anita')
  await moderation.decide(admin, await moderation.caseOf('school', id), { outcome: 'approved' })
  await save('website', null)
  await save('n_students', 450)
  await save('filter_ids', [1, 7])
  await save('location', {
    location: 'Indiranagar, Bengaluru',
    lat: 12.97,
    long: 77.64,
    is_exact: true,
  })
  const edited = await schoolRow()
  expect((await importRow(changedRow)).counts).toMatchObject({ updated: 1 })
  expect(await schoolRow()).toMatchObject({
    name: edited.name,
    website: edited.website,
    n_students: edited.n_students,
    filter_ids: edited.filter_ids,
    popularity: edited.popularity,
    location: edited.location,
    city: edited.city,
    pincode: edited.pincode,
    lat: 12.97,
    lng: 77.64,
    place_accuracy: 'exact',
    address: 'New Road',
    contact_email: 'new@jyoti.example',
    contact_phone: '9845099999',
    established_on: '1991-01-01',
    facts: { students: { value: '500' } },
  })
  expect(edited.name).toBe('Jyoti Vidyalaya')
  expect((await importRow(changedRow)).counts).toMatchObject({ unchanged: 1 })
})

it('keeps the filter value Online of a school that was marked as online', async () => {
  await importRow({})
  const { id } = await schoolRow()
  const admin = await addSignedIn(database, { isAdmin: true })
  await schools.editAsAdmin(admin, id, { field: 'is_online', value: true })
  const { filter_ids } = await schoolRow()
  await importRow({ phone: '9845011111' })
  expect(await schoolRow()).toMatchObject({ contact_phone: '9845011111', filter_ids })
})
