import type { SchoolChange, SchoolEditor } from '@edbazaar/api-client'
import { http, imageMedia, mySchool, schoolEditor } from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-editing'
import { institutionsVersionAtom } from '@edbazaar/feature-platform'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listings, recordRequests, showMySchools } from '../testing'

const server = startMockServer()

let saved: (SchoolChange & { path?: string })[] = []
/** The error response of the mocked API to a save, if it fails. */
let saveError: { status: 400 | 409 | 503; code: string; msg: string; field?: string } | null = null

beforeEach(() => {
  saved = []
  saveError = null
  server.use(
    listings({ schools: [mySchool()] }),
    http.put('/schools/{id}/edit', async ({ request, response }) => {
      const change = await request.json()
      saved.push(change)
      if (saveError !== null) {
        const { status, code, msg, field } = saveError
        const errors = field === undefined ? [] : [{ field, msg }]
        return response(status).json({ status, code, msg, errors })
      }
      const slug = change.field === 'name' ? { slug: 'bal-bhavan-100002' } : {}
      const revision = 7 + saved.length
      return response(200).json({
        status: 200,
        msg: 'Updated',
        revision,
        value: change.value,
        ...slug,
      })
    }),
  )
})

async function show(overrides: Partial<SchoolEditor> = {}, user = {}) {
  server.use(
    http.get('/schools/edit/{id}/details', ({ response }) =>
      response(200).json(schoolEditor(overrides)),
    ),
  )
  const page = await showMySchools({ panel: 'edit-school', id: 3 }, user)
  await screen.findByRole('dialog', { name: 'Edit School' })
  await screen.findByRole('textbox', { name: 'Name' })
  return page
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const group = (name: string) => within(screen.getByRole('region', { name }))
const closeButtons = () => screen.getAllByRole('button', { name: 'Close' })
const close = () => closeButtons().at(-1) as HTMLElement

describe('the sections', () => {
  const list = () => within(screen.getByRole('navigation', { name: 'Sections' }))

  test('are listed with the headings of the form, in its order', async () => {
    await show()
    const links = list().getAllByRole<HTMLAnchorElement>('link')
    const ids = links.map((link) => link.hash.slice(1))
    const places = [...document.querySelectorAll('[id^="edit-"]')].map(({ id }) => id)
    expect(ids).toEqual(places)
    expect(links.map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Fees', 'Contact', 'What the school offers', 'Board', 'Description']),
    )
  })

  test('a link focuses its section and leaves the URL', async () => {
    const { user } = await show()
    await user.click(list().getByRole('link', { name: 'Contact' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contact' }))
    await user.tab()
    expect(document.activeElement).toBe(field('Contact Person'))
    expect(window.location.hash).toBe('')
  })
})

describe('a field', () => {
  test('is not saved when unchanged', async () => {
    const { user } = await show()
    await user.click(field('Name'))
    await user.tab()
    await user.type(field('Contact Person'), 'x{Backspace}')
    await user.tab()
    expect(saved).toEqual([])
  })

  test.each([
    ['Contact Person', 'contact_name', 'Asha Rao', 'Asha Rao'],
    ['Phone', 'contact_phone', '080 2345 6789', '080 2345 6789'],
    ['Email', 'contact_email', 'new@vidya.example', 'new@vidya.example'],
    ['Students', 'n_students', '1300', 1300],
    ['Classrooms', 'n_classrooms', '0', 0],
    ['Address', 'address', '12 CMH Road', '12 CMH Road'],
  ])('%s is saved on blur', async (label, name, typed, value) => {
    const { user } = await show()
    await user.clear(field(label))
    await user.type(field(label), typed)
    await user.tab()
    expect(await screen.findByText('Updated')).toBeDefined()
    expect(saved).toEqual([{ field: name, value, revision: 7 }])
  })

  test('saves an empty optional value as null', async () => {
    const { user } = await show()
    await user.clear(field('Students'))
    await user.tab()
    await waitFor(() => expect(saved).toMatchObject([{ field: 'n_students', value: null }]))
  })

  test.each([
    ['1987', '1987-01-01'],
    ['12/6/1987', '1987-06-12'],
    ['12-06-1987', '1987-06-12'],
    ['1987-06-12', '1987-06-12'],
  ])('Established on of %j is saved as %s', async (typed, day) => {
    await show()
    const input = field('Established on')
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.blur(input)
    await waitFor(() => expect(saved).toMatchObject([{ field: 'established_on', value: day }]))
  })

  test.each([
    ['2999', 'Enter a year or date in the past, such as 1986 or 12/06/1986.'],
    ['0987', 'Enter a year or date in the past, such as 1986 or 12/06/1986.'],
    ['30/02/1987', 'Enter a year, such as 1986, or a date, such as 12/06/1986.'],
    ['long ago', 'Enter a year, such as 1986, or a date, such as 12/06/1986.'],
  ])('Established on of %j is not saved', async (typed, message) => {
    await show()
    const input = field('Established on')
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.blur(input)
    expect(await screen.findByText(message)).toBeDefined()
    expect(saved).toEqual([])
  })

  test.each([
    ['Name', ' ', 'Enter Valid Name'],
    ['Phone', '98450 1234', 'Enter a valid phone number with at least 10 digits'],
    ['Email', 'office', 'Please enter an email ID'],
    ['Students', '-4', 'Enter digits only, such as 1240.'],
    ['Classrooms', 'ten', 'Enter digits only, such as 1240.'],
  ])('%s with %j keeps the input and counts as not saved', async (label, typed, message) => {
    const { user } = await show()
    await user.clear(field(label))
    await user.type(field(label), typed)
    await user.tab()
    expect(await screen.findByText(message)).toBeDefined()
    expect(field(label).value).toBe(typed)
    expect(screen.getByText('1 field is not saved')).toBeDefined()
    expect(saved).toEqual([])
  })

  test('shows why the API rejected it, with the toast of the specification', async () => {
    saveError = { status: 400, code: 'invalid_request', msg: 'is taken', field: 'value' }
    const { user } = await show()
    await user.type(field('Contact Person'), ' II')
    await user.tab()
    expect(
      await screen.findByText('Unable to update school. Please check your inputs.'),
    ).toBeDefined()
    expect(screen.getByText('Is taken')).toBeDefined()
    expect(field('Contact Person').value).toBe('Lakshmi Raghavan II')
  })

  test('is restored and saved after a reload', async () => {
    saveError = { status: 503, code: 'unavailable', msg: 'Busy.' }
    const { user } = await show()
    await user.type(field('Contact Person'), ' II')
    await user.tab()
    expect(await screen.findByText('1 field is not saved')).toBeDefined()
    cleanup()
    saveError = null
    saved = []
    await show()
    expect(field('Contact Person').value).toBe('Lakshmi Raghavan II')
    await waitFor(() =>
      expect(saved).toMatchObject([{ field: 'contact_name', value: 'Lakshmi Raghavan II' }]),
    )
  })
})

test('a save sends one request, and the lists are loaded once after the panel has closed', async () => {
  const { user } = await show()
  const requests = recordRequests(server)
  for (const name of ['Contact Person', 'Address']) {
    await user.type(field(name), ' II')
    await user.tab()
  }
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2))
  expect(requests).toEqual(['PUT /schools/3/edit', 'PUT /schools/3/edit'])
  await user.click(close())
  await waitFor(() =>
    expect(requests.slice(2).sort()).toEqual([
      'GET /users/deleted-listings',
      'GET /users/schools-and-stores',
    ]),
  )
})

test('nothing is loaded after closing when nothing was saved', async () => {
  const { user, store } = await show()
  const requests = recordRequests(server)
  await user.click(close())
  await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
  expect(requests).toEqual([])
})

describe('a new name', () => {
  test('updates the slug, which is read-only', async () => {
    const { user, store } = await show()
    expect(field('URL').disabled).toBe(true)
    expect(field('URL').value).toBe('vidya-niketan-100001')
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Bal Bhavan')
    await user.tab()
    await waitFor(() => expect(field('URL').value).toBe('bal-bhavan-100002'))
    expect(store.get(institutionsVersionAtom)).toBe(1)
  })
})

describe('an online school', () => {
  test('has no location and no address', async () => {
    const { user } = await show()
    expect(screen.getByRole('combobox', { name: 'Location' })).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'online')
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()
    await waitFor(() => expect(saved).toMatchObject([{ field: 'is_online', value: true }]))
  })
})

test('saves a location as soon as the user picks it', async () => {
  const { user } = await show()
  const location = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
  expect(location.value).toBe('Indiranagar, Bengaluru, Karnataka, India')
  await user.clear(location)
  await user.type(location, 'Indi')
  await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        field: 'location',
        value: {
          place: 'indiranagar-bengaluru',
          location: expect.stringMatching(/^Indiranagar, .*, India$/),
        },
      },
    ]),
  )
})

test('the switch shows or hides the school at once', async () => {
  const { user } = await show()
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Shown to parents' }))
  await waitFor(() => expect(saved).toMatchObject([{ field: 'is_active', value: false }]))
  expect(await dialog.findAllByText('Saved')).toBeDefined()
})

test('the switch has no effect while an admin hides the school', async () => {
  await show({ is_hidden_by_admin: true })
  const visibility = within(screen.getByRole('dialog')).getByRole('switch', {
    name: 'Shown to parents',
  })
  expect(visibility).toMatchObject({ checked: false, disabled: true })
})

test('admins save with the admin operation', async () => {
  const adminChanges: unknown[] = []
  server.use(
    http.put('/admin/{id}/edit', async ({ request, response }) => {
      const change = await request.json()
      adminChanges.push(change)
      return response(200).json({ status: 200, msg: 'Updated', revision: 8, value: change.value })
    }),
  )
  const { user } = await show({}, { is_admin: true })
  await user.type(field('Contact Person'), ' II')
  await user.tab()
  await waitFor(() => expect(adminChanges).toHaveLength(1))
  expect(saved).toEqual([])
})

describe('images and videos', () => {
  const library = imageMedia({
    url: '/media/uploads/library/1600x1067.webp',
    name: 'Library.jpg',
  })

  test('can be reordered and are saved as JSON', async () => {
    const { user } = await show({ media: [imageMedia(), library] })
    await user.click(
      group('Photos and videos').getByRole('button', { name: 'Move Library.jpg up' }),
    )
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({
      field: 'files',
      value: JSON.stringify([
        { url: library.url, caption: null },
        { url: imageMedia().url, caption: null },
      ]),
    })
  })

  test('have captions, which are saved on blur and stay with their image', async () => {
    const { user } = await show({ media: [imageMedia(), library] })
    await user.type(field('Caption of Library.jpg'), 'The library')
    await user.tab()
    const captioned = { url: library.url, caption: 'The library' }
    await waitFor(() =>
      expect(saved).toMatchObject([
        { value: JSON.stringify([{ url: imageMedia().url, caption: null }, captioned]) },
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Move Library.jpg up' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(saved[1]?.value).toBe(
      JSON.stringify([captioned, { url: imageMedia().url, caption: null }]),
    )
  })

  test('are deleted after a confirmation; the last one cannot be deleted', async () => {
    const { user } = await show({ media: [library] })
    await user.click(screen.getByRole('button', { name: 'Delete Library.jpg' }))
    expect(await screen.findByText('Are you sure to delete the image?')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Please add atleast one image.')).toBeDefined()
    expect(saved).toEqual([])
  })

  test.each([
    { status: 400, code: 'invalid_request', msg: 'is gone', field: 'value' },
    { status: 503, code: 'unavailable', msg: 'Busy.' },
  ] as const)('show the toast of the specification when they fail with $status', async (error) => {
    saveError = error
    const { user } = await show({ media: [imageMedia(), library] })
    await user.click(screen.getByRole('button', { name: 'Move Library.jpg up' }))
    expect(await screen.findByText('Failed to Update')).toBeDefined()
  })

  test('are added in the upload panel', async () => {
    const { user, store } = await show()
    await user.click(screen.getByRole('button', { name: 'Upload More Images' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Upload More Images' }))
    expect(panel.getByRole('button', { name: 'Upload File' })).toBeDefined()
    expect(panel.getByRole('button', { name: 'Open Annual day.mp4' })).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Next' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-school', id: 3 })
  })
})

const openLanguageRequest = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Suggest a missing value: Languages' }))

describe('what parents filter and compare by', () => {
  const cell = (name: string) => field(name)

  test('has a fee sheet, which can be pasted and is saved when it is left', async () => {
    const { user } = await show()
    await user.click(cell('Class, row 1'))
    await user.paste('Class\tTuition\tAdmission\tBooks\nClass 1\t₹50,000\t₹25,000\t8,200')
    expect(
      screen.getByText(
        'Parents see ₹58,200 a year (tuition, transport and books), and ₹83,200 in the first year.',
      ),
    ).toBeDefined()
    expect(saved).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: 'School year' }), '2027–28')
    const row = {
      classes: 'Class 1',
      admission: 25_000,
      tuition: 50_000,
      transport: null,
      books: 8_200,
    }
    await waitFor(() => expect(saved.at(-1)?.value).toEqual({ year: '2027–28', rows: [row] }))
  })

  const fees = {
    year: '2026–27',
    rows: [{ classes: 'Class 1', admission: null, tuition: 50_000, transport: 0, books: null }],
  }

  test('copies the fees to the next year, and saves them when the sheet is left', async () => {
    const { user } = await show({ fees })
    await user.click(screen.getByRole('button', { name: 'Copy to 2027–28' }))
    expect(screen.getByText(/^The fees were copied to 2027–28\./)).toBeDefined()
    expect(saved).toEqual([])
    const tuition = cell('Tuition per year, Class 1')
    await user.clear(tuition)
    await user.type(tuition, '55000')
    await user.click(field('Name'))
    await waitFor(() =>
      expect(saved).toMatchObject([
        { field: 'fees', value: { year: '2027–28', rows: [{ tuition: 55_000, transport: 0 }] } },
      ]),
    )
  })

  test('names the row and the column of what cannot be saved, and keeps it', async () => {
    const { user } = await show({ fees })
    const tuition = cell('Tuition per year, Class 1')
    await user.clear(tuition)
    await user.type(tuition, '55k')
    await user.click(field('Name'))
    expect(
      await screen.findByText(
        'Class 1, Tuition per year: enter whole rupees up to 1,00,00,000, such as 50,000.',
      ),
    ).toBeDefined()
    expect(tuition.value).toBe('55k')
    expect(tuition.getAttribute('aria-invalid')).toBe('true')
    expect(saved).toEqual([])
  })

  test('shows the fees of someone else in a conflict', async () => {
    const { user } = await show({ fees })
    saveError = { status: 409, code: 'conflict', msg: 'Someone else has changed this.' }
    server.use(
      http.get('/schools/edit/{id}/details', ({ response }) =>
        response(200).json(
          schoolEditor({
            revision: 9,
            fees: { year: fees.year, rows: fees.rows.map((row) => ({ ...row, tuition: 1 })) },
          }),
        ),
      ),
    )
    await user.type(cell('Books and uniform per year, Class 1'), '900')
    await user.click(field('Name'))
    expect(await screen.findByText(/Class 1 – 1 0 –/)).toBeDefined()
  })

  test.each([
    ['Youngest age, in years', '4.5', { field: 'ages', value: { age_min: 4.5, age_max: 17 } }],
    ['Seats left', '3', { field: 'seats', value: { total: 120, left: 3 } }],
    ['Students per teacher', '30', { field: 'students_per_teacher', value: 30 }],
    ['Website', 'www.vidya.example', { field: 'website', value: 'https://www.vidya.example' }],
  ])('saves %s when it is left', async (label, typed, change) => {
    const { user } = await show()
    await user.clear(field(label))
    await user.type(field(label), typed)
    await user.click(field('Name'))
    await waitFor(() => expect(saved).toMatchObject([change]))
  })

  test.each([
    ['Youngest age, in years', '18', 'Enter the lower age first.'],
    ['Seats left', '121', 'Seats left cannot be more than the number of seats.'],
    ['Students per teacher', '201', 'Enter a whole number from 1 to 200.'],
    ['Website', 'vidya', 'Enter a website address, such as www.example.in.'],
  ])('does not save %s of %j', async (label, typed, message) => {
    const { user } = await show()
    await user.clear(field(label))
    await user.type(field(label), typed)
    await user.click(field('Name'))
    expect(await screen.findByText(message)).toBeDefined()
    expect(field(label).value).toBe(typed)
    expect(saved).toEqual([])
  })

  test('saves the school day when both times are left', async () => {
    const { user } = await show()
    fireEvent.change(screen.getByLabelText('School starts at'), { target: { value: '08:10' } })
    fireEvent.change(screen.getByLabelText('School ends at'), { target: { value: '14:30' } })
    await user.click(screen.getByLabelText('School ends at'))
    await user.click(field('Name'))
    await waitFor(() =>
      expect(saved).toMatchObject([
        { field: 'timings', value: { starts_at: '08:10', ends_at: '14:30' } },
      ]),
    )
  })

  test('saves admission dates, and keeps an unfinished date instead of removing the saved one', async () => {
    const { user } = await show({
      admissions: { opens_on: '2026-12-01', closes_on: null, dates: [] },
    })
    await user.clear(field('Forms close on'))
    await user.type(field('Forms close on'), '10/01/2027')
    await user.click(screen.getByRole('button', { name: 'Add a date' }))
    await user.type(field('What happens'), 'First list')
    await user.type(field('Date, or first day'), '20/01/2027')
    await user.click(screen.getByRole('checkbox', { name: 'This is a deadline' }))
    await user.click(field('Name'))
    const date = { from: '2027-01-20', to: null, label: 'First list', is_key: true }
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        field: 'admissions',
        value: { opens_on: '2026-12-01', closes_on: '2027-01-10', dates: [date] },
      }),
    )
    saved = []
    await user.clear(field('Forms open on'))
    await user.type(field('Forms open on'), '01/12')
    await user.click(field('Name'))
    expect(await screen.findByText(/^Forms open on: enter a date as dd\/mm\/yyyy/)).toBeDefined()
    expect(saved).toEqual([])
  })

  test('a removed admission date takes its unfinished text along', async () => {
    const date = { from: '2027-01-20', to: null, label: 'First list', is_key: true }
    const { user } = await show({
      admissions: {
        opens_on: null,
        closes_on: null,
        dates: [date, { ...date, label: 'Second list', from: '2027-02-20' }],
      },
    })
    const first = () => screen.getAllByLabelText<HTMLInputElement>('Date, or first day')[0]
    const dates = screen.getByRole('group', { name: 'Admission dates' })
    const input = first()
    if (!input) throw new Error('There is no date.')
    await user.clear(input)
    await user.type(input, '21/01')
    await user.click(field('Name'))
    const error = await screen.findByText(/^First list: enter a date/)
    expect(dates.getAttribute('aria-describedby')).toBe(error.id)
    await user.click(screen.getByRole('button', { name: 'Remove First list' }))
    expect(first()?.value).toBe('20/02/2027')
    const add = screen.getByRole('button', { name: 'Add a date' })
    await waitFor(() => expect(document.activeElement).toBe(add))
    await user.click(add)
    expect(document.activeElement).toBe(screen.getAllByLabelText('What happens').at(-1))
  })

  test('has the school bus and the languages together, which are filter values', async () => {
    const { user } = await show()
    const quick = group('Transport and medium of instruction')
    expect(quick.getByRole('group', { name: 'Languages' })).toBeDefined()
    await user.click(quick.getByRole('checkbox', { name: 'The school has a bus' }))
    await waitFor(() => expect(saved).toMatchObject([{ field: 'filter_ids', value: [11] }]))
    expect(screen.getByRole('checkbox', { name: 'School bus' })).toHaveProperty('checked', false)
  })
})

describe('filters', () => {
  test('save each selected value at once and hide Others', async () => {
    const { user } = await show()
    const board = within(screen.getByRole('group', { name: 'Board' }))
    expect(board.getByRole('checkbox', { name: 'CBSE' })).toHaveProperty('checked', true)
    await user.click(board.getByRole('checkbox', { name: 'ICSE' }))
    await waitFor(() => expect(saved).toMatchObject([{ field: 'filter_ids', value: [11, 21, 12] }]))
    const languages = within(screen.getByRole('group', { name: 'Languages' }))
    expect(languages.queryByRole('checkbox', { name: 'Others' })).toBeNull()
  })

  test('hide Online, which follows from the type of the school', async () => {
    const values = [
      { id: 6, name: 'Online' },
      { id: 7, name: 'Boarding' },
    ]
    await show({ filters_values: [{ id: 2, name: 'Type', values }] })
    const type = within(screen.getByRole('group', { name: 'Type' }))
    expect(type.getByRole('checkbox', { name: 'Boarding' })).toBeDefined()
    expect(type.queryByRole('checkbox', { name: 'Online' })).toBeNull()
  })

  test('search values with the API', async () => {
    const { user } = await show()
    const languages = within(screen.getByRole('group', { name: 'Languages' }))
    await user.type(languages.getByRole('combobox'), 'hin')
    await user.click(await languages.findByRole('option', { name: /Hindi/ }))
    await waitFor(() => expect(saved).toMatchObject([{ field: 'filter_ids', value: [11, 21, 42] }]))
    await user.clear(languages.getByRole('combobox'))
    await user.type(languages.getByRole('combobox'), 'oth')
    expect(await languages.findAllByText('No matching values.')).toBeDefined()
  })

  test('request a missing value, which must not be empty', async () => {
    const requests: unknown[] = []
    server.use(
      http.post('/schools/add-filters', async ({ request, response }) => {
        requests.push(await request.json())
        return response(201).json({ status: 201, msg: 'Requested' })
      }),
    )
    const { user } = await show()
    await openLanguageRequest(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add new filter value' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Please Add A Value.')).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Value' }), ' Tulu {Enter}')
    expect(await screen.findByText('Requested')).toBeDefined()
    expect(requests).toEqual([
      { name: 'Vidya Niketan', category: 'Languages', value: 'Tulu', section: 'schools' },
    ])
    expect(screen.getByText(/^Tulu, requested$/)).toBeDefined()
  })

  test('offer to select a requested value that exists', async () => {
    server.use(
      http.post('/schools/add-filters', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Hindi already exists. Choose it from the list.',
          errors: [
            {
              field: 'value',
              msg: 'already exists: Hindi',
              existing: { id: 42, name: 'Hindi' },
            },
          ],
        }),
      ),
    )
    const { user } = await show()
    await openLanguageRequest(user)
    await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'hindi{Enter}')
    expect(await screen.findByText('“Hindi” already exists.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Select Hindi' }))
    await waitFor(() => expect(saved).toMatchObject([{ field: 'filter_ids', value: [11, 21, 42] }]))
    expect(screen.queryByRole('dialog', { name: 'Add new filter value' })).toBeNull()
  })

  test('keep the request dialog open with an error when the request fails', async () => {
    server.use(
      http.post('/schools/add-filters', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      ),
    )
    const { user } = await show()
    await openLanguageRequest(user)
    await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'Tulu{Enter}')
    expect(await screen.findByText('Failed')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('Tulu')
  })
})

describe('a conflict', () => {
  test('shows both values and keeps the input', async () => {
    const { user } = await show()
    saveError = { status: 409, code: 'conflict', msg: 'Changed meanwhile.' }
    server.use(
      http.get('/schools/edit/{id}/details', ({ response }) =>
        response(200).json(schoolEditor({ contact_name: 'Asha Rao', revision: 9 })),
      ),
    )
    await user.type(field('Contact Person'), ' II')
    await user.tab()
    expect(await screen.findByText('Asha Rao')).toBeDefined()
    expect(field('Contact Person').value).toBe('Lakshmi Raghavan II')
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(field('Contact Person').value).toBe('Asha Rao')
  })
})

describe('closing', () => {
  test('needs no confirmation when everything is saved', async () => {
    const { user, store } = await show()
    await user.click(close())
    expect(store.get(listingPanelAtom)).toBeNull()
  })

  test('requires the contact email', async () => {
    const { user, store } = await show({ contact_email: null })
    await user.click(close())
    expect(await screen.findByText('Please enter an email ID')).toBeDefined()
    expect(document.activeElement).toBe(field('Email'))
    expect(store.get(listingPanelAtom)).not.toBeNull()
    await user.type(field('Email'), 'office@vidya.example')
    await user.click(close())
    await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
    expect(saved).toMatchObject([{ field: 'contact_email', value: 'office@vidya.example' }])
  })

  test('with Escape saves the field being typed in', async () => {
    const { user, store } = await show()
    await user.type(field('Contact Person'), ' II{Escape}')
    await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
    await waitFor(() =>
      expect(saved).toMatchObject([{ field: 'contact_name', value: 'Lakshmi Raghavan II' }]),
    )
  })

  test('asks first when a field is not saved', async () => {
    const { user, store } = await show()
    await user.clear(field('Phone'))
    await user.type(field('Phone'), '98450{Escape}')
    expect(await screen.findByText(/^1 field is not saved\./)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(field('Phone').value).toBe('98450')
    await user.click(close())
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
  })
})

test('a school that could not be loaded can be loaded again', async () => {
  server.use(
    http.get('/schools/edit/{id}/details', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
    ),
  )
  const { user, store } = await showMySchools({ panel: 'edit-school', id: 3 })
  expect(await screen.findByText('Busy.')).toBeDefined()
  server.use(
    http.get('/schools/edit/{id}/details', ({ response }) => response(200).json(schoolEditor())),
  )
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
  act(() => store.set(listingPanelAtom, null))
})
