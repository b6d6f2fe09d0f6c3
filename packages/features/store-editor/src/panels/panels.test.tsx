import type { StoreChange, StoreEditor } from '@edbazaar/api-client'
import { http, imageMedia, myProfile, storeEditor } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import {
  type ListingPanel,
  listingPanelAtom,
  walkthroughStepAtom,
} from '@edbazaar/feature-platform/panels'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StorePanels } from './StorePanels'
// Preloads the lazy panels, so that tests do not wait for their code.
import './add/AddStorePanel'
import './edit/EditStorePanel'
import '@edbazaar/ui/RichTextEditor'

const server = startMockServer()

const onChanged = vi.fn()
afterEach(() => onChanged.mockClear())

function show(panel: ListingPanel | null) {
  const children = [{ path: '/', element: <StorePanels onChanged={onChanged} /> }]
  const prepare = forUser()
  const page = renderPage([{ element: <RootScreen />, children }], '/', (given) => {
    given.store.set(listingPanelAtom, panel)
    return prepare(given)
  })
  return { person: userEvent.setup(), ...page }
}
/** Stores a draft as if it were left from an earlier visit. */
const storeDraft = (draft: object) =>
  localStorage.setItem('new-store', JSON.stringify({ user: 7, of: 0, draft }))
const image = imageMedia({ name: 'Logo.jpg' })
const button = (name: string) => screen.getByRole('button', { name })
const expectToast = (message: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))

describe('Add Store', () => {
  test('shows an error for each required field', async () => {
    const { person } = show({ panel: 'add-store' })
    await screen.findByRole('dialog', { name: 'Add Store' })
    await person.click(button('Create Store'))
    await expectToast('Plz Check All the Fields.')
    expect(screen.getByText('Enter valid Name')).toBeDefined()
    expect(screen.getByText('Please add at least one image.')).toBeDefined()
    await person.type(screen.getByLabelText('Store name'), 'Ganit Classes')
    expect(screen.queryByText('Enter valid Name')).toBeNull()
    await person.click(button('Create Store'))
    await waitFor(() =>
      expect(screen.getAllByText('Please add at least one image.')).toHaveLength(2),
    )
  })

  test('creates the store and opens its editor', async () => {
    storeDraft({ brand_name: ' Ganit Classes ', place: null, media: [image], request_key: '' })
    const sent = vi.fn()
    server.use(
      http.get('/users/my-profile', ({ response }) =>
        response(200).json(myProfile({ user_has_institute: true })),
      ),
      http.post('/stores/store/create', async ({ request, response }) => {
        sent(await request.json())
        return response(201).json({ status: 201, msg: 'Added', id: 12 })
      }),
    )
    const { person, store } = show({ panel: 'add-store' })
    await person.click(await screen.findByRole('button', { name: 'Create Store' }))
    await waitFor(() =>
      expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 12 }),
    )
    expect(sent).toHaveBeenCalledWith({
      brand_name: 'Ganit Classes',
      files: JSON.stringify([image.url]),
      request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(localStorage.getItem('new-store')).toBeNull()
    expect(onChanged).toHaveBeenCalled()
  })

  test('sends the location if the user picked one', async () => {
    const place = { location: 'Pune, Maharashtra, India', lat: 18.52, long: 73.85, is_exact: true }
    storeDraft({ brand_name: 'Ganit Classes', place, media: [image], request_key: '' })
    const sent = vi.fn()
    server.use(
      http.post('/stores/store/create', async ({ request, response }) => {
        sent(await request.json())
        return response(201).json({ status: 201, msg: 'Added', id: 12 })
      }),
    )
    const { person } = show({ panel: 'add-store' })
    expect(await screen.findByText(/The store starts hidden/)).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveProperty(
      'value',
      place.location,
    )
    await person.click(button('Create Store'))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ place })))
  })

  test('shows the API’s message on failure, keeps the input and retries with the same request key', async () => {
    storeDraft({ brand_name: 'Ganit Classes', place: null, media: [image], request_key: '' })
    const keys: unknown[] = []
    const conflict = { status: 409, code: 'conflict', msg: 'Your plan allows 5 stores.' }
    server.use(
      http.post('/stores/store/create', async ({ request, response }) => {
        keys.push((await request.json()).request_key)
        return response(409).json(conflict)
      }),
    )
    const { person } = show({ panel: 'add-store' })
    await person.click(await screen.findByRole('button', { name: 'Create Store' }))
    await expectToast('Your plan allows 5 stores.')
    expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'Ganit Classes')
    await person.click(button('Create Store'))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  test('asks before it closes with a filled form, and deletes the draft', async () => {
    const { person, store } = show({ panel: 'add-store' })
    await person.type(await screen.findByLabelText('Store name'), 'G')
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    const question = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    expect(within(question).getByText('All changes will be lost. Continue?')).toBeDefined()
    await person.click(within(question).getByRole('button', { name: 'No' }))
    expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'G')
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(store.get(listingPanelAtom)).toBeNull()
    expect(localStorage.getItem('new-store')).toBeNull()
  })

  test('closes without asking when the form is empty', async () => {
    const { person, store } = show({ panel: 'add-store' })
    await screen.findByRole('dialog')
    await person.keyboard('{Escape}')
    expect(store.get(listingPanelAtom)).toBeNull()
  })

  test('opens the image panel with a hint and Next, also in the walkthrough', async () => {
    storeDraft({ brand_name: '', place: null, media: [image], request_key: '' })
    const { person, store } = show({ panel: 'add-store' })
    act(() => store.set(walkthroughStepAtom, 7))
    await person.click(await screen.findByRole('button', { name: 'Change image' }))
    const panel = await screen.findByRole('dialog', { name: 'Add Store Image' })
    expect(within(panel).getByText(/logo or your own photo\. A ratio of 1:1/)).toBeDefined()
    expect(within(panel).getByText('Logo.jpg')).toBeDefined()
    expect(within(panel).getByRole('button', { name: 'Upload File' })).toBeDefined()
    await person.click(within(panel).getByRole('button', { name: 'Next' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-store' })
  })
})

describe('Edit Store', () => {
  const mockStore = (overrides?: Partial<StoreEditor>) =>
    http.get('/stores/edit/{id}/details', ({ response }) =>
      response(200).json(storeEditor(overrides)),
    )
  async function open(overrides?: Partial<StoreEditor>) {
    server.use(mockStore(overrides))
    const page = show({ panel: 'edit-store', id: 9 })
    await screen.findByLabelText('GSTIN')
    return page
  }
  /** Mocks successful saves and records them. */
  function recordSaves() {
    const changes: StoreChange[] = []
    server.use(
      http.put('/stores/store/edit/{storeId}', async ({ request, response }) => {
        const change = await request.json()
        changes.push(change)
        return response(200).json({
          status: 200,
          msg: 'Updated',
          revision: 5,
          value: change.value,
        })
      }),
    )
    return changes
  }

  test('saves a field on blur if it changed', async () => {
    const changes = recordSaves()
    const { person } = await open()
    const city = screen.getByLabelText('City')
    await person.click(city)
    await person.tab()
    await person.clear(city)
    await person.type(city, ' Pune ')
    await person.tab()
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(changes).toEqual([{ field: 'city', value: 'Pune', revision: 4 }])
  })

  test.each([
    ['Name', '', 'This is required !'],
    ['Contact Person', '', 'This is required !'],
    ['City', '', 'This is required !'],
    ['Email', '', 'This is required !'],
    ['Email', 'hello', 'Enter valid email'],
    ['Mobile', '', 'This is required !'],
    ['Mobile', '-9845000000', 'Enter 4 to 12 digits.'],
    ['GSTIN', '123', 'Enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5.'],
  ])('%s rejects %j', async (label, typed, message) => {
    const changes = recordSaves()
    const { person } = await open()
    const field = screen.getByLabelText(label)
    await person.clear(field)
    if (typed !== '') await person.type(field, typed)
    await person.tab()
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.getByText('1 field is not saved')).toBeDefined()
    expect(changes).toEqual([])
  })

  test('shows the API’s error at the field and in a toast', async () => {
    const msg = 'email must be another one.'
    const body = { status: 400, code: 'invalid_request', msg, errors: [{ field: 'email', msg }] }
    server.use(http.put('/stores/store/edit/{storeId}', ({ response }) => response(400).json(body)))
    const { person } = await open()
    await person.type(screen.getByLabelText('Email'), 'x')
    await person.tab()
    await waitFor(() => expect(screen.getAllByText('Email must be another one.')).toHaveLength(2))
  })

  test('leaves an expired session to the session feature', async () => {
    const body = { status: 401, code: 'not_signed_in', msg: 'Please sign in.' }
    server.use(http.put('/stores/store/edit/{storeId}', ({ response }) => response(401).json(body)))
    const { person, store } = await open()
    const toasts: unknown[] = []
    store.sub(toastAtom, () => toasts.push(store.get(toastAtom)?.message))
    await person.type(screen.getByLabelText('Email'), 'x')
    await person.tab()
    await waitFor(() =>
      expect(toasts).toEqual([expect.stringMatching(/^Your session has expired/)]),
    )
    expect(await screen.findByText('1 field is not saved')).toBeDefined()
    expect(toasts).toHaveLength(1)
  })

  test('asks before it closes with a field that is not saved', async () => {
    const { person, store } = await open()
    await person.clear(screen.getByLabelText('Email'))
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await person.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 9 })
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await person.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(store.get(listingPanelAtom)).toBeNull()
  })

  test('the switch describes what a click does and saves at once', async () => {
    const changes = recordSaves()
    const { person } = await open()
    expect(screen.getByText('Click To Disable')).toBeDefined()
    await person.click(screen.getByRole('switch', { name: 'Shown to parents' }))
    expect(await screen.findByText('Click To Enable')).toBeDefined()
    await waitFor(() => expect(changes).toMatchObject([{ field: 'is_active', value: false }]))
  })

  test('a picked location fills in the city', async () => {
    const changes = recordSaves()
    const { person } = await open({ place: null, city: null })
    const { place } = storeEditor()
    server.use(mockStore({ place, city: 'Mysuru', revision: 5 }))
    await person.type(screen.getByRole('combobox', { name: 'Location' }), 'Indi')
    const [option = document.body] = await screen.findAllByRole('option', { name: /Indiranagar/ })
    await person.click(option)
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Mysuru'))
    expect(changes).toMatchObject([
      { field: 'place', value: { location: expect.stringMatching(/^Indiranagar, /) } },
    ])
    expect(button('Set the exact spot on the map')).toBeDefined()
  })

  const msg = 'Before parents can see this store, add a mobile number or an email.'
  const refuseToShow = () =>
    server.use(
      http.put('/stores/store/edit/{storeId}', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg,
          errors: [{ field: 'mobile', msg }],
        }),
      ),
    )

  test('says what a store lacks before parents can see it, and focuses that field', async () => {
    refuseToShow()
    const { person } = await open({ is_active: false })
    expect(screen.getByText(/This store is hidden\. Add its location/)).toBeDefined()
    const shown = screen.getByRole('switch', { name: 'Shown to parents' })
    await person.click(shown)
    expect(await screen.findByText(msg)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile'))
    expect(shown).toHaveProperty('checked', false)
    recordSaves()
    await person.click(shown)
    await waitFor(() => expect(screen.queryByText(msg)).toBeNull())
    expect(shown).toHaveProperty('checked', true)
  })

  test('is open again after the page was reloaded, for the same user', async () => {
    await open()
    cleanup()
    const { store } = show(null)
    expect(await screen.findByLabelText('GSTIN')).toBeDefined()
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 9 })
  })

  test('stays closed after it was closed', async () => {
    const page = await open()
    await close(page)
    cleanup()
    const { store } = show(null)
    await screen.findByRole('banner')
    expect(store.get(listingPanelAtom)).toBeNull()
  })

  test('opens at the missing field', async () => {
    server.use(mockStore({ is_active: false }))
    show({ panel: 'edit-store', id: 9, missing: { field: 'place', text: 'Choose its location.' } })
    expect(await screen.findByText('Choose its location.')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Location' })),
    )
  })

  test('shows the store after the fields that are being saved', async () => {
    const fields: string[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    server.use(
      http.put('/stores/store/edit/{storeId}', async ({ request, response }) => {
        const { field, value } = await request.json()
        fields.push(`${field} started`)
        if (field === 'mobile') await released
        fields.push(`${field} saved`)
        return response(200).json({ status: 200, msg: 'Updated', revision: 5, value })
      }),
    )
    const { person } = await open({ is_active: false, mobile: null })
    await person.type(screen.getByLabelText('Mobile'), '9845012345')
    await person.click(screen.getByRole('switch', { name: 'Shown to parents' }))
    await waitFor(() => expect(fields).toEqual(['mobile started']))
    release()
    await waitFor(() =>
      expect(fields).toEqual([
        'mobile started',
        'mobile saved',
        'is_active started',
        'is_active saved',
      ]),
    )
  })

  test('saves opening times as one field, founding year, languages and facilities', async () => {
    const changes = recordSaves()
    const { person } = await open()
    await person.click(screen.getByRole('checkbox', { name: 'Sat' }))
    await person.click(screen.getByRole('checkbox', { name: 'Mon' }))
    await person.type(screen.getByLabelText('Opens at'), '16:00')
    await person.type(screen.getByLabelText('Closes at'), '20:30')
    expect(changes).toEqual([])
    await person.type(screen.getByLabelText('Established'), '2009')
    await person.click(screen.getByRole('checkbox', { name: 'English' }))
    await waitFor(() =>
      expect(changes.map(({ field, value }) => [field, value])).toEqual([
        ['opening_times', { days: ['Mon', 'Sat'], opens_at: '16:00', closes_at: '20:30' }],
        ['established_year', 2009],
        ['filter_ids', [281]],
      ]),
    )
  })

  test.each([
    ['Established', '1066', 'Enter a year that is not in the future, such as 2009.'],
    ['Established', '2999', 'Enter a year that is not in the future, such as 2009.'],
    ['Opens at', '16:00', 'Choose the days on which you are open.'],
  ])('%s rejects %s', async (label, typed, message) => {
    const changes = recordSaves()
    const { person } = await open()
    await person.type(screen.getByLabelText(label), typed)
    await person.click(screen.getByLabelText('GSTIN'))
    expect(await screen.findByText(message)).toBeDefined()
    expect(changes).toEqual([])
  })

  test('saves the caption of the image', async () => {
    const changes = recordSaves()
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: /Click to upload images/ }))
    await person.type(await screen.findByLabelText('Caption of Logo.jpg'), 'Our hall')
    await person.click(screen.getByRole('button', { name: 'Update' }))
    const files = JSON.stringify([{ url: image.url, caption: 'Our hall' }])
    await waitFor(() => expect(changes).toMatchObject([{ field: 'files', value: files }]))
  })

  test('rejects an empty image list, and asks before the image panel closes', async () => {
    const changes = recordSaves()
    const { person, store } = await open()
    await person.click(screen.getByRole('button', { name: /Click to upload images/ }))
    const panel = await screen.findByRole('dialog', { name: 'Add Store Image' })
    expect(within(panel).getByRole('button', { name: 'Update' })).toHaveProperty('disabled', true)
    await person.click(within(panel).getByRole('button', { name: /Delete/ }))
    await person.click(await screen.findByRole('button', { name: 'Yes' }))
    await person.click(within(panel).getByRole('button', { name: 'Update' }))
    await expectToast('Please add at least one image.')
    expect(changes).toEqual([])
    await person.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('All changes will be lost. Continue?')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Yes' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 9 })
  })

  test('a store that could not be loaded can be loaded again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const busy = { status: 503, code: 'unavailable', msg: 'Busy.' }
    server.use(http.get('/stores/edit/{id}/details', ({ response }) => response(503).json(busy)))
    const { person } = show({ panel: 'edit-store', id: 9 })
    await screen.findByText('The store could not be loaded')
    server.use(mockStore())
    await person.click(button('Retry'))
    expect(await screen.findByLabelText('GSTIN')).toBeDefined()
  })

  const close = ({ person }: ReturnType<typeof show>) =>
    person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)

  test('reloads the lists once, after it has closed', async () => {
    recordSaves()
    const page = await open()
    for (const name of ['City', 'Contact Person']) {
      await page.person.type(screen.getByLabelText(name), 'x')
      await page.person.tab()
    }
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2))
    expect(onChanged).not.toHaveBeenCalled()
    await close(page)
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  })

  test('reloads the lists after a save that ends after it has closed', async () => {
    recordSaves()
    const page = await open()
    await page.person.type(screen.getByLabelText('City'), 'x{Escape}')
    expect(page.store.get(listingPanelAtom)).toBeNull()
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  })

  test('reloads nothing when nothing was saved', async () => {
    const page = await open()
    await close(page)
    expect(page.store.get(listingPanelAtom)).toBeNull()
    expect(onChanged).not.toHaveBeenCalled()
  })
})
