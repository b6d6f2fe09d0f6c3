import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addUpload, createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import type { Schema } from '../../../contract/operations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

type Fact = Schema<'Fact'>

let app: TestApp['app']
let database: TestApp['database']
let schools: Awaited<ReturnType<typeof createSchoolOwner>>
let me: SignedIn
let id: number

beforeAll(async () => {
  const made = await createTestApp()
  app = made.app
  database = made.database
  schools = await createSchoolOwner(made.app, database)
  me = await addSignedIn(database)
  id = (await schools.list(me)).id
})

const feeRow = {
  classes: 'Class 1',
  admission: 25_000,
  tuition: 50_000,
  transport: null,
  books: 8_200,
}
const fees = { year: '2027–28', rows: [feeRow, { ...feeRow, classes: 'Class 2', tuition: 60_000 }] }
const admissions = {
  opens_on: '2026-12-01',
  closes_on: '2027-02-28',
  dates: [{ from: '2027-03-04', to: '2027-03-06', label: 'Parents visit', is_key: false }],
}

const save = (field: string, value: unknown, status = 200) =>
  schools.edit(me, id, { field, value }, status)
const shown = async () => schools.editor(me, id)

describe('an online school', () => {
  const filterIds = async () =>
    (await database.pool.query('select filter_ids from school where id = $1', [id])).rows[0]
      .filter_ids

  it('has the filter value Online, and no other school has', async () => {
    const { revision } = await shown()
    await save('is_online', true)
    expect(await filterIds()).toContain(6)
    await schools.edit(me, id, { field: 'filter_ids', value: [1], revision })
    expect(await filterIds()).toEqual([1, 6])
    await save('is_online', false)
    expect(await filterIds()).toEqual([1])
    await save('filter_ids', [1, 6])
    expect(await filterIds()).toEqual([1])
    await save('filter_ids', [])
  })
})

describe('a fact that the owner gives', () => {
  const facts = async (): Promise<Fact[]> => {
    const { slug } = await shown()
    return (await app.inject(`/api/schools/${slug}`)).json().facts
  }
  const factCalled = async (name: string) => (await facts()).find((fact) => fact.name === name)
  /** Names of facts as they are stored, if they differ from the contract. */
  const stored: Readonly<Record<string, string>> = { students_per_teacher: 'studentsPerTeacher' }

  it.each([
    ['students', 'n_students', 500, '500', '2193'],
    ['classrooms', 'n_classrooms', 18, '18', '40'],
    ['established', 'established_on', '1986-01-01', '1986', '1990'],
    ['students_per_teacher', 'students_per_teacher', 24, '24', '31'],
    ['timings', 'timings', { starts_at: '08:10', ends_at: '14:30' }, '08:10–14:30', '09:00–15:00'],
    ['website', 'website', 'https://vidya.example', 'https://vidya.example', 'https://old.example'],
  ])('is shown for %s, with what the register says', async (name, field, value, text, said) => {
    const register = { value: said, source: 'UDISE+', asOf: '2026-03-01' }
    await database.pool.query('update school set facts = $2 where id = $1', [
      id,
      { [stored[name] ?? name]: register, recognition: register },
    ])
    expect(await factCalled(name)).toMatchObject({ value: said, source: 'UDISE+', register: null })
    await save(field, value)
    expect(await factCalled(name)).toEqual({
      name,
      value: text,
      source: 'The school',
      as_of: todayInIndia(),
      register: { value: said, source: 'UDISE+', as_of: '2026-03-01' },
    })
    expect(await factCalled('recognition')).toMatchObject({ value: said, source: 'UDISE+' })
    await save(field, null)
    expect(await factCalled(name)).toMatchObject({ value: said, source: 'UDISE+', register: null })
  })

  it('is shown once if the register says the same', async () => {
    const register = { value: '500', source: 'UDISE+', asOf: '2026-03-01' }
    await database.pool.query('update school set facts = $2 where id = $1', [
      id,
      { students: register },
    ])
    await save('n_students', 500)
    expect(await factCalled('students')).toMatchObject({ source: 'The school', register: null })
    await save('n_students', null)
  })

  it('shows the selected languages', async () => {
    const { rows } = await database.pool.query(`
      select filter_value.id, filter_value.name from filter_value
      join filter on filter.id = filter_value.filter_id
      where filter.section = 'schools' and filter.name = 'Languages'
      order by filter_value.position limit 2`)
    await save(
      'filter_ids',
      rows.map((row) => row.id),
    )
    expect(await factCalled('languages')).toMatchObject({
      value: rows.map((row) => row.name).join(', '),
      source: 'The school',
      as_of: todayInIndia(),
    })
    await save('filter_ids', [])
    expect(await factCalled('languages')).toMatchObject({ value: null, source: null })
    await database.pool.query("update school set facts = '{}' where id = $1", [id])
  })
})

describe('what parents filter and compare by', () => {
  const page = async () => {
    const { slug } = await shown()
    return (await app.inject(`/api/schools/${slug}`)).json()
  }
  const isListed = async (query: string) => {
    const { slug } = await shown()
    const { data } = (await app.inject(`/api/schools/all?per_page=100&${query}`)).json()
    return data.some((school: { slug: string }) => school.slug === slug)
  }

  it('follows the fee sheet at once, by the yearly cost', async () => {
    expect(await isListed('fee_max=60000')).toBe(false)
    await save('fees', fees)
    expect(await isListed('fee_max=60000')).toBe(true)
    expect(await isListed('fee_max=58199')).toBe(false)
    const shownPage = await page()
    expect(shownPage).toMatchObject({ fee_min: 58_200, fee_max: 68_200, first_year_min: 83_200 })
    expect(shownPage.fees).toMatchObject({ year: '2027–28', provided_on: todayInIndia() })
    expect(shownPage.fees.rows[0]).toMatchObject({ ...feeRow, yearly: 58_200, total: 83_200 })
    await save('fees', null)
    expect(await page()).toMatchObject({ fees: null, fee_min: null, first_year_min: null })
  })

  it('follows the ages, seats and admission dates at once', async () => {
    await save('ages', { age_min: 3.5, age_max: 10 })
    await save('seats', { total: 40, left: 5 })
    await save('admissions', { ...admissions, opens_on: '2020-01-01', closes_on: '2999-02-28' })
    expect(await isListed('ages=2.5-6')).toBe(true)
    expect(await isListed('ages=11-14')).toBe(false)
    expect(await page()).toMatchObject({
      age_min: 3.5,
      seats_total: 40,
      availability: { state: 'few', seats_left: 5 },
      admission_dates: [
        { from: '2020-01-01', label: 'Forms open', is_key: false },
        { label: 'Parents visit' },
        { from: '2999-02-28', label: 'Forms close', is_key: true },
      ],
    })
    await save('ages', { age_min: null, age_max: null })
    await save('seats', { total: null, left: null })
    await save('admissions', { opens_on: null, closes_on: null, dates: [] })
  })

  it('edits the days on which forms open and close once', async () => {
    const named = (from: string, label: string) => ({ from, to: null, label, is_key: false })
    const dates = [named('2026-12-01', 'Forms open'), named('2026-12-20', 'First list')]
    await save('admissions', { opens_on: '2026-12-01', closes_on: null, dates })
    expect((await shown()).admissions.dates).toEqual([named('2026-12-20', 'First list')])
    await save('admissions', { opens_on: '2026-12-05', closes_on: null, dates: [] })
    expect((await page()).admission_dates).toEqual([named('2026-12-05', 'Forms open')])
    await save('admissions', { opens_on: null, closes_on: null, dates: [] })
  })

  it('counts most in the completeness', async () => {
    const before = (await shown()).completeness
    expect(before.missing).toContain('fees')
    await save('fees', fees)
    const { percent, missing } = (await shown()).completeness
    expect(percent).toBeGreaterThanOrEqual(before.percent + 9)
    expect(missing).not.toContain('fees')
    await save('fees', null)
  })
})

describe('a caption', () => {
  const images = async () => {
    const { slug } = await shown()
    return (await app.inject(`/api/schools/${slug}`)).json().images
  }

  it('is shown under the image, and stays with it when the order changes', async () => {
    const [image = '', second = ''] = [(await shown()).files[0], await addUpload(database, me.id)]
    const captioned = { url: second, caption: '  The library ' }
    await save('files', JSON.stringify([image, captioned]))
    expect((await images()).map((each: { caption: string }) => each.caption)).toEqual([
      null,
      'The library',
    ])
    await save('files', JSON.stringify([second, image]))
    expect((await images())[0].caption).toBe('The library')
    const { media } = await shown()
    expect(media.map((file: { image: { caption: string } }) => file.image.caption)).toEqual([
      'The library',
      null,
    ])
    await save('files', JSON.stringify([{ url: second, caption: null }, image]))
    expect((await images())[0].caption).toBeNull()
    await save('files', JSON.stringify([image]))
  })

  it.each([['a'.repeat(201)], ['Line\nbreak'], [7]])('may not be %j', async (caption) => {
    const files = JSON.stringify([{ url: (await shown()).files[0], caption }])
    expect((await save('files', files, 400)).errors[0]).toMatchObject({ field: 'files' })
  })
})

describe('a field of a school', () => {
  it.each([
    ['name', '  St. Mary’s Convent ', 'St. Mary’s Convent'],
    ['name', 'विद्या मंदिर', 'विद्या मंदिर'],
    ['established_on', '1962-06-01', '1962-06-01'],
    ['established_on', null, null],
    ['address', '12, 100 Feet Road\nIndiranagar', '12, 100 Feet Road\nIndiranagar'],
    ['address', '  ', null],
    ['contact_name', 'Asha Rao', 'Asha Rao'],
    ['contact_name', '', null],
    ['contact_email', 'head@vidya.example', 'head@vidya.example'],
    ['contact_phone', '+91 (80) 2525-1234', '+91 (80) 2525-1234'],
    ['contact_phone', '98450 12345, 98450 12346', '98450 12345, 98450 12346'],
    ['n_students', 1240, 1240],
    ['n_classrooms', 0, 0],
    ['n_classrooms', null, null],
    ['students_per_teacher', 24, 24],
    ['students_per_teacher', null, null],
    ['website', 'https://vidya.example/about', 'https://vidya.example/about'],
    ['website', null, null],
    ['timings', { starts_at: '08:10', ends_at: '14:30' }, { starts_at: '08:10', ends_at: '14:30' }],
    ['timings', null, null],
    ['ages', { age_min: 3.5, age_max: 17 }, { age_min: 3.5, age_max: 17 }],
    ['ages', { age_min: null, age_max: null }, { age_min: null, age_max: null }],
    ['seats', { total: 120, left: 12 }, { total: 120, left: 12 }],
    ['seats', { total: null, left: null }, { total: null, left: null }],
    ['fees', fees, fees],
    ['fees', null, null],
    ['admissions', admissions, admissions],
    [
      'admissions',
      { opens_on: null, closes_on: null, dates: [] },
      { opens_on: null, closes_on: null, dates: [] },
    ],
    ['description', '<p>Since <b>1962</b>.</p>', '<p>Since <strong>1962</strong>.</p>'],
    ['description', '<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
    ['description', '<p> </p><p>&nbsp;</p>', null],
    ['description', '<script>alert(1)</script>', null],
    ['is_active', false, false],
    ['is_active', true, true],
    ['is_online', true, true],
    ['is_online', false, false],
    ['location', 'Near the lake', 'Near the lake'],
    ['location', { location: 'Baner, Pune', lat: 18.559, long: 73.7868 }, 'Baner, Pune'],
    ['slug', 'our-school-482913', 'our-school-482913'],
  ])('%s may be %j', async (field, value, stored) => {
    const saved = await save(field, value)
    expect(saved).toMatchObject({ msg: 'Updated', value: stored })
    expect(await shown()).toMatchObject({ [field]: stored, revision: saved.revision })
  })

  it.each([
    ['name', '', 'must not be empty'],
    ['name', null, 'as text'],
    ['name', '   ', 'must be a name'],
    ['name', 'Vidya\nNiketan', 'must be a name'],
    ['name', 'a'.repeat(161), 'at most 160'],
    ['name', ['Vidya'], 'given once, as text'],
    ['slug', 'compare', 'end with six digits'],
    ['slug', 'Vidya_Niketan', 'may contain only'],
    ['established_on', '2999-01-01', 'must not be in the future'],
    ['established_on', '0000-01-01', 'after the year 1000'],
    ['established_on', '2019-02-30', 'year-month-day'],
    ['established_on', '1962', 'year-month-day'],
    ['is_online', null, 'true, false'],
    ['is_active', null, 'true, false'],
    ['is_active', 'yes', 'true, false'],
    ['location', '', 'must not be empty'],
    ['location', null, 'must be of type'],
    ['location', { location: 'London', lat: 51.5, long: -0.12 }, 'lat must be at most 38'],
    ['location', { location: 'Pune' }, 'lat is required'],
    ['address', 'a'.repeat(501), 'at most 500'],
    ['contact_name', 'A\u202Eb', 'must be one line'],
    ['contact_email', '', 'must be an email address'],
    ['contact_email', 'SCHOOL CLOSED BY ITS MANAGEMENT', 'must be an email address'],
    ['contact_phone', '12345', 'Phone number must be at least 10 digits long.'],
    ['contact_phone', '', 'Phone number must be at least 10 digits long.'],
    ['n_students', -1, 'at least 0'],
    ['n_students', 1.5, 'a whole number'],
    ['n_students', 'many', 'a whole number'],
    ['n_students', '860', 'a whole number'],
    ['n_students', '', 'a whole number'],
    ['n_students', true, 'a whole number'],
    ['n_classrooms', 1_000_001, 'at most 1000000'],
    ['students_per_teacher', 0, 'at least 1'],
    ['website', 'vidya.example', 'must be the full address of a website'],
    ['website', 'https://localhost', 'must be the full address of a website'],
    ['website', 'https://a:b@vidya.example', 'must be the full address of a website'],
    ['website', 'javascript:alert(1)', 'must be the full address of a website'],
    ['timings', { starts_at: '14:30', ends_at: '08:10' }, 'end after they start'],
    ['timings', { starts_at: '8', ends_at: '14:30' }, 'starts_at'],
    ['ages', { age_min: 9, age_max: 3 }, 'the lower age first'],
    ['ages', { age_min: -1, age_max: 3 }, 'at least 0'],
    ['seats', { total: 10, left: 12 }, 'at most 10 seats left'],
    ['fees', { ...fees, year: '2027' }, 'must be a school year, such as 2027–28'],
    ['fees', { ...fees, year: '2027–29' }, '2027–28'],
    ['fees', { ...fees, rows: [] }, 'at least 1'],
    ['fees', { ...fees, rows: [feeRow, { ...feeRow, classes: ' class 1' }] }, 'each class once'],
    ['fees', { ...fees, rows: [{ ...feeRow, tuition: -5 }] }, 'at least 0'],
    ['fees', { ...fees, rows: [{ ...feeRow, tuition: 10_000_001 }] }, 'at most 10000000'],
    ['admissions', { ...admissions, opens_on: '2027-04-01' }, 'open before they close'],
    [
      'admissions',
      { ...admissions, dates: [{ ...admissions.dates[0], to: '2027-01-01' }] },
      'end each date after it starts',
    ],
    ['description', 'a'.repeat(60_001), 'at most 60000'],
    ['filter_ids', [999_999], 'are not all values of schools: 999999'],
    ['filter_ids', [1, 1], 'twice'],
    ['filter_ids', 'Hindi', 'a list'],
    ['files', 'an image', 'a JSON list'],
    ['files', '{}', 'a JSON list'],
    ['files', '[1]', 'a JSON list'],
    ['files', '["/media/\\u0000"]', 'a JSON list'],
    ['files', '["/media/\\ud800"]', 'a JSON list'],
    ['files', '[]', 'Please add atleast one image.'],
    ['files', '["https://elsewhere.example/a.png"]', 'have not uploaded'],
    ['files', '["/media/uploads/../secret.webp"]', 'have not uploaded'],
  ])('%s may not be %j', async (field, value, message) => {
    const before = await shown()
    const refusal = await save(field, value, 400)
    expect(refusal.code).toBe('invalid_request')
    expect(refusal.errors).toEqual([{ field, msg: expect.stringContaining(message) }])
    expect(await shown()).toEqual(before)
  })

  it.each([
    [{ field: 'owner_id', value: 1 }, 'field'],
    [{ field: 'popularity', value: 1 }, 'field'],
    [{ field: 5, value: 1 }, 'field'],
    [{ value: 1 }, 'field'],
    [{ field: 'name' }, 'value'],
    [{ field: 'name', value: 'A', owner_id: 5 }, 'owner_id'],
    [{ field: 'name', value: 'A', revision: 0 }, 'revision'],
  ])('refuses the body %j', async (body, field) => {
    const refusal = await schools.edit(me, id, body, 400)
    expect(refusal.errors[0].field).toBe(field)
  })

  it('answers with the specified message for a phone number', async () => {
    const { msg } = await save('contact_phone', '98450', 400)
    expect(msg).toBe('Phone number must be at least 10 digits long.')
  })

  it('stores a picked place with its coordinates', async () => {
    await save('location', { location: 'Baner, Pune', lat: 18.559, long: 73.7868 })
    expect(await shown()).toMatchObject({ location: 'Baner, Pune', lat: 18.559, long: 73.7868 })
    await save('location', 'Baner, near the hill')
    expect(await shown()).toMatchObject({ location: 'Baner, near the hill', lat: 18.559 })
  })

  it('sets filter values, which the page shows by filter', async () => {
    const { filters_values: filters } = await shown()
    const board = filters.find(({ name }: { name: string }) => name === 'Board')
    const languages = filters.find(({ name }: { name: string }) => name === 'Languages')
    const chosen = [languages.values[0].id, board.values[0].id].sort((a, b) => a - b)
    expect((await save('filter_ids', [...chosen].reverse())).value).toEqual(chosen)
    const editor = await shown()
    expect(editor.filter_ids).toEqual(chosen)
    expect(editor.summary.boards).toEqual([board.values[0].name])
  })
})

describe('the files of a school', () => {
  const files = async () => (await shown()).files as string[]

  it('can be added, removed and reordered, with their names and sizes', async () => {
    const [first = ''] = await files()
    const second = await addUpload(database, me.id)
    const video = await addUpload(database, me.id, { last: 'video.mp4' })
    const saved = await save('files', JSON.stringify([second, first, video]))
    expect(saved.value).toEqual([second, first, video])
    expect((await shown()).media).toMatchObject([
      { url: second, kind: 'image', name: 'gate.jpg', bytes: 51200 },
      { url: first, kind: 'image' },
      { url: video, kind: 'video', image: null },
    ])
    await save('files', JSON.stringify([first]))
    expect(await files()).toEqual([first])
  })

  it('must include an image', async () => {
    const video = await addUpload(database, me.id, { last: 'video.mp4' })
    const refusal = await save('files', JSON.stringify([video]), 400)
    expect(refusal.msg).toBe('Please add atleast one image.')
  })

  it.each(['another user’s', 'sent for a store', 'used by another school'])(
    'are refused if one is %s',
    async (kind) => {
      const otherUser = await addSignedIn(database)
      const file =
        kind === 'used by another school'
          ? (await schools.list(me)).image
          : kind === 'sent for a store'
            ? await addUpload(database, me.id, { purpose: 'store' })
            : await addUpload(database, otherUser.id)
      const refusal = await save('files', JSON.stringify([...(await files()), file]), 400)
      expect(refusal.errors[0]).toMatchObject({ field: 'files' })
    },
  )
})
