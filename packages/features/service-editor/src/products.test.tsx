import type { BatchDetails, NewProduct, ProductEditor, StoreEditor } from '@edbazaar/api-client'
import {
  http,
  imageMedia,
  productEditor,
  storeEditor,
  tuitionFilters,
} from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AddProductScreen } from './add-product/AddProductScreen'
import { loadNewProduct } from './add-product/load-new-product'
import { EditProductScreen } from './edit-product/EditProductScreen'
import { loadProductEditor } from './edit-product/load-product-editor'
// Preloads the lazy editor, so that tests do not wait for its code.
import './product/DescriptionEditor'

const server = startMockServer()

const pages = [
  {
    element: <RootScreen />,
    children: [
      { path: '/add-service/:id', Component: AddProductScreen, loader: loadNewProduct },
      { path: '/edit-service/:id', Component: EditProductScreen, loader: loadProductEditor },
      { path: '/my-store-details/:id', element: <h1>The store</h1> },
    ],
  },
]
const show = (path: string) => ({
  person: userEvent.setup(),
  ...renderPage(pages, path, forUser()),
})
const expectToast = (message: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true })

async function fillBatch(person: UserEvent, name: string) {
  const form = within(screen.getByRole('group', { name: 'Batch' }))
  await person.type(form.getByLabelText('Name'), name)
  await person.click(form.getByLabelText('Mon'))
  await person.click(form.getByLabelText('Wed'))
  await person.selectOptions(form.getByLabelText('From'), '5 pm')
  await person.selectOptions(form.getByLabelText('To'), '6:30 pm')
  await person.type(form.getByLabelText('First day'), '04/01/2027')
  await person.type(form.getByLabelText('Seats'), '12')
}
const evening = {
  name: 'Evening',
  days: ['Mon', 'Wed'],
  starts_on: '2027-01-04',
  ends_on: null,
  start_time: '17:00',
  end_time: '18:30',
  seats: 12,
  taken_elsewhere: 0,
  price: null,
} satisfies BatchDetails

describe('a new service', () => {
  let created: NewProduct[] = []
  const addedBatch = vi.fn()
  beforeEach(() => {
    created = []
    addedBatch.mockClear()
    server.use(
      http.get('/schools/filters', ({ query, response }) =>
        response(200).json(query.get('section') === 'tuitions' ? [...tuitionFilters] : []),
      ),
      http.post('/stores/products/create', async ({ request, response }) => {
        created.push(await request.json())
        return response(201).json({
          status: 201,
          msg: 'Added',
          id: 5,
          slug: 'maths-1',
          is_active: true,
        })
      }),
      http.post('/stores/products/{id}/batches', async ({ params, request, response }) => {
        addedBatch(params.id, await request.json())
        return response(201).json({ status: 201, msg: 'Added', id: 2 })
      }),
    )
  })
  async function open(overrides?: Partial<StoreEditor>) {
    server.use(
      http.get('/stores/edit/{id}/details', ({ response }) =>
        response(200).json(storeEditor(overrides)),
      ),
    )
    const page = show('/add-service/9')
    await screen.findByRole('heading', { level: 1, name: 'Add service' })
    return page
  }
  const submit = (person: UserEvent) =>
    person.click(screen.getByRole('button', { name: 'Add service' }))

  test('is created with its batches and opens its edit page', async () => {
    const { person, router } = await open()
    await person.type(field('Name'), ' Maths for Class 9 ')
    await person.type(field('Age from'), '13')
    await person.type(field('Price in ₹'), '2,800')
    await person.click(field('Mathematics'))
    await person.click(screen.getByRole('button', { name: 'Add a batch' }))
    await fillBatch(person, 'Evening')
    await submit(person)
    const batch = within(screen.getByRole('group', { name: 'Batch' }))
    expect(batch.getByRole('alert').textContent).toBe(
      'This batch is not saved yet. Save or cancel it first.',
    )
    expect(document.activeElement).toBe(batch.getByLabelText('Name'))
    expect(created).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    expect(await screen.findByText('Mon, Wed')).toBeDefined()
    const preview = screen.getByRole('region', { name: 'As parents see it' })
    expect(preview.textContent).toContain('Maths for Class 9')
    expect(preview.textContent).toContain('₹2,800 a month')
    expect(preview.textContent).toContain('12 seats')
    await submit(person)
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit-service/5'))
    expect(created).toMatchObject([
      {
        store_id: 9,
        kind: 'tuition',
        name: 'Maths for Class 9',
        mode: 'centre',
        description_html: null,
        files: [],
        filter_ids: [35],
        age_min: 13,
        age_max: null,
        price: 2800,
        price_unit: 'month',
      },
    ])
    expect(addedBatch).toHaveBeenCalledWith('5', { ...evening, request_key: expect.any(String) })
    expect(localStorage.getItem('new-service')).toBeNull()
  })

  test('is added even if a batch fails, which is reported', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const busy = { status: 503, code: 'unavailable', msg: 'Busy.' }
    server.use(
      http.post('/stores/products/{id}/batches', ({ response }) => response(503).json(busy)),
    )
    const { person } = await open()
    await person.type(field('Name'), 'Chess')
    await person.click(screen.getByRole('button', { name: 'Add a batch' }))
    await fillBatch(person, 'Evening')
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    await submit(person)
    await expectToast(
      'The service was added, but 1 of its batches could not be saved. Add it again here.',
    )
  })

  test('shows validation errors', async () => {
    const { person } = await open()
    await person.type(field('Age from'), '14')
    await person.type(field('Age to'), '6')
    await person.type(field('Price in ₹'), 'free')
    await submit(person)
    await expectToast('Plz Check All the Fields.')
    expect(screen.getByText('Enter valid Name')).toBeDefined()
    expect(screen.getByText('The minimum age cannot be above the maximum age.')).toBeDefined()
    expect(screen.getByText(/Enter whole rupees/)).toBeDefined()
    expect(created).toEqual([])
  })

  test('stores its draft in this browser until it is discarded', async () => {
    const { person, router } = await open()
    await person.type(field('Name'), 'Chess')
    await person.type(field('Age from'), '61')
    await person.type(field('Age from'), '{Backspace}')
    await person.click(field('CBSE'))
    expect(localStorage.getItem('new-service')).toContain('"name":"Chess"')
    await act(() => router.navigate('/my-store-details/9'))
    await screen.findByText('The store')
    await act(() => router.navigate('/add-service/9'))
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Chess')
    expect(field('Age from').value).toBe('6')
    expect(field('CBSE').checked).toBe(true)
    await person.type(field('Name'), 's{Backspace}')
    expect(localStorage.getItem('new-service')).toContain('"name":"Chess"')
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    expect(question.textContent).toContain('All changes will be lost. Continue?')
    await person.click(within(question).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(field('Name').value).toBe(''))
    expect(localStorage.getItem('new-service')).toBeNull()
  })

  test('keeps a batch that is not saved yet, and asks for its missing fields', async () => {
    const { person, router } = await open()
    await person.type(field('Name'), 'Chess')
    await person.click(screen.getByRole('button', { name: 'Add a batch' }))
    const batch = () => within(screen.getByRole('group', { name: 'Batch' }))
    await person.type(batch().getByLabelText('Name'), 'Evening')
    await person.click(batch().getByLabelText('Mon'))
    await person.selectOptions(batch().getByLabelText('From'), '5:15 pm')
    await person.type(batch().getByLabelText('First day'), '04/01/2027')
    await act(() => router.navigate('/my-store-details/9'))
    await screen.findByText('The store')
    await act(() => router.navigate('/add-service/9'))
    await screen.findByRole('group', { name: 'Batch' })
    expect(batch().getByLabelText<HTMLInputElement>('Name').value).toBe('Evening')
    expect(batch().getByLabelText<HTMLInputElement>('Mon').checked).toBe(true)
    expect(batch().getByLabelText<HTMLInputElement>('First day').value).toBe('04/01/2027')
    await submit(person)
    expect(batch().getByText('Enter the end time.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(batch().getByLabelText('To')))
    await person.click(batch().getByRole('button', { name: 'Cancel' }))
    expect(localStorage.getItem('new-service')).toContain('"open_batch":null')
    await submit(person)
    await waitFor(() => expect(created).toHaveLength(1))
  })

  test('shows an API error at its field and retries with the same request key', async () => {
    const rejection = {
      status: 400,
      code: 'invalid_request',
      msg: 'Please check: name must be another one.',
      errors: [{ field: 'name', msg: 'must be another one' }],
    }
    server.use(
      http.post('/stores/products/create', async ({ request, response }) => {
        created.push(await request.json())
        return response(400).json(rejection)
      }),
    )
    const { person } = await open()
    await person.type(field('Name'), 'Chess')
    await submit(person)
    expect(await screen.findByText('Must be another one')).toBeDefined()
    expect(screen.getByText(rejection.msg)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    await submit(person)
    await waitFor(() => expect(created).toHaveLength(2))
    expect(created[0]?.request_key).toBe(created[1]?.request_key)
  })

  test('changes the filters and the price unit with the kind', async () => {
    const { person } = await open()
    await person.click(field('Mathematics'))
    await person.selectOptions(field('Kind'), 'Camp')
    expect(screen.queryByLabelText('Mathematics')).toBeNull()
    expect(screen.getByText('There are no filters for this kind yet.')).toBeDefined()
    expect(field('Price per').value).toBe('camp')
  })

  test('starts hidden when the plan’s limit is reached, as the page says', async () => {
    await open({ limits: { products: 50, is_product_limit_exceeded: true } })
    expect(screen.getByText('You have reached the limit of your plan')).toBeDefined()
    expect(screen.getByText(/A new service starts hidden/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add service' })).toBeDefined()
  })
})

describe('a missing filter value', () => {
  const requested = vi.fn()
  async function open() {
    const page = show('/edit-service/5')
    await screen.findByRole('heading', { level: 1, name: 'Ganit Maths Circle' })
    const subjects = within(screen.getByRole('group', { name: 'Subjects' }))
    await page.person.click(subjects.getByRole('button', { name: /Suggest a missing value/ }))
    await screen.findByRole('dialog', { name: 'Add new filter value' })
    return page
  }

  test('can be requested', async () => {
    server.use(
      http.post('/stores/add-filters', async ({ request, response }) => {
        requested(await request.json())
        return response(201).json({ status: 201, msg: 'Requested' })
      }),
    )
    const { person } = await open()
    const dialog = within(screen.getByRole('dialog', { name: 'Add new filter value' }))
    await person.click(screen.getByRole('button', { name: 'Send' }))
    // A toast says the same.
    expect(await dialog.findByText('Please Add A Value.')).toBeDefined()
    await person.type(field('Value'), ' Vedic maths ')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Requested')).toBeDefined()
    expect(requested).toHaveBeenCalledWith({
      name: 'Ganit Maths Circle',
      category: 'Subjects',
      section: 'tuitions',
      value: 'Vedic maths',
    })
    expect(screen.getByText(/Vedic maths/)).toBeDefined()
  })

  test('stays in the dialog when the request fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const busy = { status: 503, code: 'unavailable', msg: 'Busy.' }
    server.use(http.post('/stores/add-filters', ({ response }) => response(503).json(busy)))
    const { person } = await open()
    await person.type(field('Value'), 'Vedic maths')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await expectToast('Failed')
    expect(field('Value').value).toBe('Vedic maths')
  })
})

describe('a saved service', () => {
  const saved = vi.fn()
  async function open(overrides?: Partial<ProductEditor>) {
    saved.mockClear()
    server.use(
      http.get('/stores/products/edit/{id}/details', ({ response }) =>
        response(200).json(productEditor(overrides)),
      ),
      http.put('/stores/products/{id}/edit', async ({ request, response }) => {
        const { field: name, value } = await request.json()
        saved(name, value)
        return response(200).json({ status: 200, msg: 'Updated', revision: 4, value })
      }),
    )
    const page = show('/edit-service/5')
    await screen.findByRole('heading', { level: 1, name: 'Ganit Maths Circle' })
    return page
  }

  test('saves text fields on blur and other fields at once', async () => {
    const { person } = await open()
    await person.type(field('Name'), ' 2')
    await person.tab()
    await waitFor(() => expect(saved).toHaveBeenCalledWith('name', 'Ganit Maths Circle 2'))
    await person.clear(field('Age to'))
    await person.tab()
    await waitFor(() => expect(saved).toHaveBeenCalledWith('ages', { age_min: 11, age_max: null }))
    await person.clear(field('Price in ₹'))
    await person.type(field('Price in ₹'), '3,000')
    await person.tab()
    const price = { price: 3000, price_unit: 'month' }
    await waitFor(() => expect(saved).toHaveBeenCalledWith('price', price))
    await person.selectOptions(field('Price per'), 'Course')
    const course = { price: 3000, price_unit: 'course' }
    await waitFor(() => expect(saved).toHaveBeenCalledWith('price', course))
    await person.selectOptions(field('Where'), 'Online')
    await waitFor(() => expect(saved).toHaveBeenCalledWith('mode', 'online'))
    await person.click(field('CBSE'))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('filter_ids', [35, 321]))
    await person.click(screen.getByRole('switch', { name: 'Shown to parents' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('is_active', false))
  })

  test('saves the captions of its images', async () => {
    const media = [imageMedia({ url: '/a.webp', name: 'Hall.jpg' })]
    const { person } = await open({ media, files: ['/a.webp'] })
    await person.type(field('Caption of Hall.jpg'), 'The hall')
    await person.tab()
    const files = JSON.stringify([{ url: '/a.webp', caption: 'The hall' }])
    await waitFor(() => expect(saved).toHaveBeenCalledWith('files', files))
  })

  test('a save loads the page again only if it changes what only the API knows', async () => {
    const { person } = await open()
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => requests.push(request.method))
    const preview = () => screen.getByRole('region', { name: 'As parents see it' }).textContent
    await person.type(field('Name'), ' 2')
    await person.tab()
    await waitFor(() => expect(preview()).toContain('Ganit Maths Circle 2'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ganit Maths Circle 2')
    await person.selectOptions(field('Where'), 'Online')
    await waitFor(() => expect(preview()).toMatch(/Tuition, .+, online/))
    expect(requests).toEqual(['PUT', 'PUT'])
    // The completeness depends on the price.
    await person.clear(field('Price in ₹'))
    await person.tab()
    await waitFor(() => expect(requests).toEqual(['PUT', 'PUT', 'PUT', 'GET']))
  })

  test('shows which field is not saved, and why', async () => {
    const { person } = await open()
    await person.clear(field('Age from'))
    await person.type(field('Age from'), '40')
    await person.tab()
    expect(
      await screen.findByText('The minimum age cannot be above the maximum age.'),
    ).toBeDefined()
    expect(screen.getByText('1 field is not saved')).toBeDefined()
    expect(saved).not.toHaveBeenCalled()
  })

  test('links to its public page only if it is visible', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'View public page' })).toBeDefined()
    cleanup()
    await open({ store: { id: 9, brand_name: 'Ganit Classes', is_active: false } })
    expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull()
    expect(screen.getByText(/parents do not see its services/)).toBeDefined()
  })

  test('adds, changes and removes batches', async () => {
    const batchRequest = vi.fn()
    server.use(
      http.post('/stores/products/{id}/batches', async ({ request, response }) => {
        batchRequest('add', await request.json())
        return response(201).json({ status: 201, msg: 'Added', id: 2 })
      }),
      http.put('/stores/batches/{id}', async ({ params, request, response }) => {
        batchRequest('change', params.id, await request.json())
        return response(200).json({ status: 200, msg: 'Updated' })
      }),
      http.delete('/stores/batches/{id}', ({ params, response }) => {
        batchRequest('remove', params.id)
        return response(200).json({ status: 200, msg: 'Removed' })
      }),
    )
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Add a batch' }))
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    expect(screen.getByText('Choose at least one day.')).toBeDefined()
    await fillBatch(person, 'Evening')
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    await waitFor(() =>
      expect(batchRequest).toHaveBeenCalledWith('add', {
        ...evening,
        request_key: expect.any(String),
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Edit Evening' }))
    const taken = within(screen.getByRole('group', { name: 'Batch' })).getByLabelText(
      'Seats taken outside EdBazaar',
    )
    await person.clear(taken)
    await person.type(taken, '1{Enter}')
    await waitFor(() =>
      expect(batchRequest).toHaveBeenCalledWith('change', '1', {
        ...evening,
        taken_elsewhere: 1,
        revision: 3,
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Remove Evening' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    expect(question.textContent).toContain('Are you sure you want to remove the batch Evening?')
    await person.click(within(question).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(batchRequest).toHaveBeenCalledWith('remove', '1'))
  })

  test('keeps a batch that could not be removed, and shows why', async () => {
    const busy = { status: 503, code: 'unavailable', msg: 'Busy.' }
    server.use(http.delete('/stores/batches/{id}', ({ response }) => response(503).json(busy)))
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Remove Evening' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    await person.click(within(question).getByRole('button', { name: 'Yes' }))
    await expectToast('Busy.')
    expect(screen.getByRole('button', { name: 'Remove Evening', hidden: true })).toBeDefined()
  })

  test('shows the price and its unit that someone else has saved in the meantime', async () => {
    const { person } = await open()
    const conflict = { status: 409, code: 'conflict', msg: 'Changed.' } as const
    server.use(
      http.get('/stores/products/edit/{id}/details', ({ response }) =>
        response(200).json(productEditor({ revision: 9, price: 3500, price_unit: 'course' })),
      ),
      http.put('/stores/products/{id}/edit', ({ response }) => response(409).json(conflict)),
    )
    await person.clear(field('Price in ₹'))
    await person.type(field('Price in ₹'), '3,000')
    await person.tab()
    const theirs = await screen.findByRole('group', { name: 'Current value of Price in ₹:' })
    expect(theirs.textContent).toContain('₹3,500 a course')
  })

  test('shows a conflict when a batch was changed in the meantime, and keeps the input', async () => {
    const saveBatch = vi.fn()
    const isSaved = () => saveBatch.mock.calls.length > 0
    const theirs = {
      ...evening,
      id: 1,
      name: 'Dusk',
      seats_left: 3,
      taken_elsewhere: 9,
      taken: 0,
      state: 'open' as const,
    }
    const { person } = await open()
    server.use(
      http.get('/stores/products/edit/{id}/details', ({ response }) =>
        response(200).json(productEditor(isSaved() ? { revision: 9, batches: [theirs] } : {})),
      ),
      http.put('/stores/batches/{id}', async ({ request, response }) => {
        const isFirst = !isSaved()
        saveBatch(await request.json())
        if (!isFirst) return response(200).json({ status: 200, msg: 'Updated' })
        const msg = 'was changed by someone else'
        const errors = [{ field: 'taken_elsewhere', msg }]
        return response(409).json({ status: 409, code: 'conflict', msg, errors })
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Edit Evening' }))
    const form = within(screen.getByRole('group', { name: 'Batch' }))
    await person.clear(form.getByLabelText('Seats taken outside EdBazaar'))
    await person.type(form.getByLabelText('Seats taken outside EdBazaar'), '1{Enter}')
    const conflict = await form.findByRole('group', { name: 'Current value of this batch:' })
    await waitFor(() => expect(conflict.textContent).toContain('Dusk'))
    expect(conflict.textContent).toContain('3 of 12 seats left')
    expect(form.getByLabelText<HTMLInputElement>('Seats taken outside EdBazaar').value).toBe('1')
    await person.click(within(conflict).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(saveBatch).toHaveBeenCalledTimes(2))
    expect(saveBatch.mock.calls[1]).toEqual([
      { ...evening, name: 'Dusk', taken_elsewhere: 1, revision: 9 },
    ])
  })

  test('shows why a conflict could not be resolved, and saves again', async () => {
    const saveBatch = vi.fn()
    const { person } = await open()
    const conflict = { status: 409, code: 'conflict', msg: 'Changed.' } as const
    const busy = { status: 503, code: 'unavailable', msg: 'Busy.' } as const
    server.use(
      http.get('/stores/products/edit/{id}/details', ({ response }) => response(503).json(busy), {
        once: true,
      }),
      http.put('/stores/batches/{id}', async ({ request, response }) => {
        saveBatch(await request.json())
        return saveBatch.mock.calls.length === 1
          ? response(409).json(conflict)
          : response(200).json({ status: 200, msg: 'Updated' })
      }),
    )
    await person.click(screen.getByRole('button', { name: 'Edit Evening' }))
    const form = within(screen.getByRole('group', { name: 'Batch' }))
    await person.type(form.getByLabelText('Price in ₹'), '900')
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    await screen.findByText('Busy.')
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Batch' })).toBeNull())
    expect(saveBatch).toHaveBeenCalledTimes(2)
  })

  test('shows an API error of a batch at its field', async () => {
    const msg = 'It is too long ago.'
    const refusal = {
      status: 400,
      code: 'invalid_request',
      msg,
      errors: [{ field: 'starts_on', msg }],
    }
    server.use(
      http.post('/stores/products/{id}/batches', ({ response }) => response(400).json(refusal)),
    )
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Add a batch' }))
    await fillBatch(person, 'Evening')
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    expect(await screen.findByText(msg)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First day')))
  })

  test('shows next to the save button that a batch was removed in the meantime', async () => {
    const refusal = { status: 404, code: 'not_found', msg: 'Batch not found.' } as const
    server.use(http.put('/stores/batches/{id}', ({ response }) => response(404).json(refusal)))
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Edit Evening' }))
    await person.click(screen.getByRole('button', { name: 'Save batch' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This batch was removed in the meantime.')
    expect(alert.nextElementSibling?.textContent).toContain('Save batch')
  })
})
