import {
  deletedListing,
  http,
  mySchool,
  schoolEditor,
  schoolsAndStores,
} from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-editing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Listings, listings, recordRequests, showMySchools } from '../testing'

const server = startMockServer()

function show(overrides?: Listings, user = {}) {
  server.use(listings(overrides))
  return showMySchools(null, user)
}

const defaultLimits = schoolsAndStores().limits

test('a card shows name, place, status and the next step', async () => {
  await show({
    schools: [mySchool(), mySchool({ id: 4, name: 'बाल भवन', is_active: false, location: null })],
  })
  const [first, second] = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2'))
  if (!first || !second) throw new Error('Expected two schools.')
  expect(within(first).getByRole('heading', { name: 'Vidya Niketan' })).toBeDefined()
  expect(within(first).getByText('Indiranagar, Bengaluru')).toBeDefined()
  expect(within(first).getByText('Live')).toBeDefined()
  expect(within(first).getByRole('meter', { name: '64% complete' })).toBeDefined()
  expect(within(first).getByText('Add a description')).toBeDefined()
  expect(within(second).getByText('No location yet')).toBeDefined()
  expect(within(second).getByText('Hidden')).toBeDefined()
  expect(within(second).getByRole('heading').lang).toBe('hi')
  expect(screen.getByText('1 of 5 live schools in your plan')).toBeDefined()
})

describe('the visibility switch', () => {
  test('is off and disabled while an admin hides the school, with the reason', async () => {
    await show({ schools: [mySchool({ is_hidden_by_admin: true })] })
    expect(screen.getByText('Hidden by EdBazaar')).toBeDefined()
    expect(screen.queryByText('Live')).toBeNull()
    const visibility = screen.getByRole('switch', { name: 'Shown to parents: Vidya Niketan' })
    expect(visibility).toMatchObject({ checked: false, disabled: true })
    expect(screen.getByText(/An EdBazaar admin has hidden this listing/)).toBeDefined()
  })

  test.each([
    [false, '/schools/{id}/edit'],
    [true, '/admin/{id}/edit'],
  ] as const)('saves at once; admin: %s', async (isAdmin, path) => {
    const saved: unknown[] = []
    server.use(
      http.put(path, async ({ params, request, response }) => {
        saved.push({ id: params.id, ...(await request.json()) })
        return response(200).json({ status: 200, msg: 'Updated', revision: 8, value: false })
      }),
    )
    const { user } = await show(undefined, { is_admin: isAdmin })
    const visibility = screen.getByRole('switch', { name: 'Shown to parents: Vidya Niketan' })
    const requests = recordRequests(server)
    await user.click(visibility)
    expect(await screen.findByText('Updated')).toBeDefined()
    expect(saved).toEqual([{ id: '3', field: 'is_active', value: false }])
    await screen.findByText('Hidden')
    expect(visibility).toHaveProperty('checked', false)
    expect(requests).toHaveLength(1)
  })

  test('goes back and shows an error when saving fails', async () => {
    const msg = 'Not now.'
    server.use(
      http.put('/schools/{id}/edit', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg }),
      ),
    )
    const { user } = await show()
    await user.click(screen.getByRole('switch'))
    expect(await screen.findByText(msg)).toBeDefined()
    expect(screen.getByRole('switch')).toHaveProperty('checked', true)
    expect(screen.getByText('Not saved')).toBeDefined()
  })
})

describe('Add School', () => {
  test('opens the form, also when the user has no schools', async () => {
    const { user, store } = await show({ schools: [] })
    expect(screen.getByText('You have not listed a school yet')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add School' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-school' })
  })

  test('says at the plan’s limit that a new school stays hidden, and still opens the form', async () => {
    const { user } = await show({
      schools: [mySchool()],
      limits: { ...defaultLimits, schools: 1, is_limit_exceeded: true },
    })
    const text =
      'Your plan “Free” allows one live school. A new school starts hidden. To show it, hide or delete the other, or change your plan. You can have up to 100 hidden and recently deleted schools.'
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe(
      '/subscriptions',
    )
    await user.click(screen.getByRole('button', { name: 'Add School' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add New School' }))
    expect(form.getByText(text)).toBeDefined()
  })
})

describe('a preview', () => {
  test('shows the school as in lists and links to its page', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Preview Vidya Niketan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As parents see it' }))
    expect(await dialog.findAllByText('Vidya Niketan')).toHaveLength(2)
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/schools/vidya-niketan-100001',
    ])
    await user.click(dialog.getByRole('link', { name: 'Open page' }))
    await screen.findByRole('heading', { name: 'The school’s page' })
  })

  test('of a hidden school says so and links to its preview page', async () => {
    const { user } = await show({ schools: [mySchool({ is_active: false })] })
    await user.click(screen.getByRole('button', { name: 'Preview Vidya Niketan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As parents see it' }))
    expect(await dialog.findAllByText('Vidya Niketan')).toHaveLength(2)
    expect(dialog.getByText(/^This school is hidden/)).toBeDefined()
    const links = dialog.getAllByRole('link', { name: 'Preview the page' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/preview/schools/3'])
  })

  test('that could not be loaded can be loaded again', async () => {
    server.use(
      http.get(
        '/schools/edit/{id}/details',
        ({ response }) => response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
        { once: true },
      ),
      http.get('/schools/edit/{id}/details', ({ response }) => response(200).json(schoolEditor())),
    )
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Preview Vidya Niketan' }))
    expect(await screen.findByText('Busy.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('In lists')).toBeDefined()
  })
})

describe('Delete', () => {
  async function askToDelete() {
    const { user, ...page } = await show()
    await user.click(screen.getByRole('button', { name: 'More actions for Vidya Niketan' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete school' }))
    return { ...page, user, dialog }
  }

  test('says what happens, deletes, and offers to undo it', async () => {
    const { user, dialog } = await askToDelete()
    expect(dialog.getByText(/disappear from EdBazaar immediately/)).toBeDefined()
    expect(dialog.getByText(/You can restore it for 30 days/)).toBeDefined()
    const sent = recordRequests(server)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Vidya Niketan” was deleted.')).toBeDefined()
    expect(sent).toContain('DELETE /users/my-listings/school/3')
    expect(sent).toContain('GET /users/deleted-listings')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“Vidya Niketan” was restored.')).toBeDefined()
    expect(sent).toContain('POST /users/my-listings/school/3/restorations')
  })

  test('keeps the school when the user decides against it', async () => {
    const { user, dialog } = await askToDelete()
    const sent = recordRequests(server)
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toEqual([])
  })

  test('shows why it failed and leaves the dialog open', async () => {
    server.use(
      http.delete('/users/my-listings/{kind}/{id}', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      ),
    )
    const { user, dialog } = await askToDelete()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Busy.')).toBeDefined()
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })

  test('says that the entry of a register stays', async () => {
    const { user } = await show({ schools: [mySchool({ is_registered: true })] })
    await user.click(screen.getByRole('button', { name: 'More actions for Vidya Niketan' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(
      await screen.findByText(/its entry from the school register is shown again/),
    ).toBeDefined()
  })
})

test('lists recently deleted schools with Restore and the reason if that is refused', async () => {
  const inTwoDays = new Date(Date.now() + 1.5 * 86_400_000).toISOString()
  const msg = 'Your plan allows one school, and you have reached this limit.'
  server.use(
    http.get('/users/deleted-listings', ({ response }) =>
      response(200).json({ data: [deletedListing({ id: 4, restorable_until: inTwoDays })] }),
    ),
    http.post(
      '/users/my-listings/{kind}/{id}/restorations',
      ({ response }) => response(409).json({ status: 409, code: 'conflict', msg }),
      { once: true },
    ),
  )
  const { user } = await show()
  const section = within(screen.getByRole('region', { name: 'Recently deleted' }))
  expect(section.getByText('Bal Bhavan')).toBeDefined()
  expect(section.getByText('Can be restored for 2 more days')).toBeDefined()
  await user.click(section.getByRole('button', { name: 'Restore Bal Bhavan' }))
  expect(await screen.findByText(msg)).toBeDefined()
  await user.click(section.getByRole('button', { name: 'Restore Bal Bhavan' }))
  expect(await screen.findByText('“Bal Bhavan” was restored.')).toBeDefined()
})

test.each([
  ['the user’s own school', 3, { panel: 'edit-school', id: 3 }],
  ['another school', 99, null],
])('a link that names %s opens its editor or nothing', async (_, id, panel) => {
  server.use(listings())
  const { store, router } = await showMySchools(null, {}, `?edit=${id}`)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(store.get(listingPanelAtom)).toEqual(panel)
})
