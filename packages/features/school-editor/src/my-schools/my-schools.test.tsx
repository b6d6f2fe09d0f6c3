import { http, mySchool, schoolEditor, schoolsAndStores } from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-editing'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Listed, listed, showMySchools, startMockServer } from '../testing'

const server = startMockServer()

function show(given?: Listed, user = {}) {
  server.use(listed(given))
  return showMySchools(null, user)
}

const full = schoolsAndStores().limits

test('a card tells name, place, status, and what would bring most', async () => {
  await show({
    schools: [mySchool(), mySchool({ id: 4, name: 'बाल भवन', is_active: false, location: null })],
  })
  const [first, second] = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2'))
  if (!first || !second) throw new Error('Two schools were to be seen.')
  expect(within(first).getByRole('heading', { name: 'Vidya Niketan' })).toBeDefined()
  expect(within(first).getByText('Indiranagar, Bengaluru')).toBeDefined()
  expect(within(first).getByText('Live')).toBeDefined()
  expect(within(first).getByRole('meter', { name: '64% complete' })).toBeDefined()
  expect(within(first).getByText('Tell your story')).toBeDefined()
  expect(within(second).getByText('No location yet')).toBeDefined()
  expect(within(second).getByText('Hidden')).toBeDefined()
  expect(within(second).getByRole('heading').lang).toBe('hi')
  expect(screen.getByText('2 of 5 schools of your plan')).toBeDefined()
})

describe('whether parents see a school', () => {
  test.each([
    [false, '/schools/{id}/edit'],
    [true, '/admin/{id}/edit'],
  ] as const)('is saved at once; administrator: %s', async (isAdmin, path) => {
    const saved: unknown[] = []
    server.use(
      http.put(path, async ({ params, request, response }) => {
        saved.push({ id: params.id, ...(await request.json()) })
        server.use(listed({ schools: [mySchool({ is_active: false })] }))
        return response(200).json({ status: 200, msg: 'Updated', revision: 8, value: false })
      }),
    )
    const { user } = await show(undefined, { is_admin: isAdmin })
    const shown = screen.getByRole('switch', { name: 'Shown to parents: Vidya Niketan' })
    await user.click(shown)
    expect(await screen.findByText('Updated')).toBeDefined()
    expect(saved).toEqual([{ id: '3', field: 'is_active', value: false }])
    await screen.findByText('Hidden')
    expect(shown).toHaveProperty('checked', false)
  })

  test('goes back where it could not be saved, and that is said', async () => {
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
  test('opens the form, also where nothing is listed yet', async () => {
    const { user, store } = await show({ schools: [] })
    expect(screen.getByText('You have not listed a school yet')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add School' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-school' })
  })

  test('is not to be had where the plan is used up, and the page says why', async () => {
    await show({
      schools: [mySchool()],
      limits: { ...full, schools: 1, is_limit_exceeded: true },
    })
    const add = screen.getByRole('button', { name: 'Add School' })
    expect(add).toHaveProperty('disabled', true)
    const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Your plan allows 1.')
    expect(screen.getByText('The plan “Free” allows one school.')).toBeDefined()
    expect(
      screen.getByRole('link', { name: 'Write to us to list more' }).getAttribute('href'),
    ).toBe('/contact-us?topic=listing')
  })
})

test('a form that somebody else opens stays away where the plan is used up', async () => {
  const { store } = await show({
    schools: [mySchool()],
    limits: { ...full, schools: 1, is_limit_exceeded: true },
  })
  await act(async () => store.set(listingPanelAtom, { panel: 'add-school' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a preview', () => {
  test('shows the school as in lists, and leads to its page', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Preview Vidya Niketan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As parents see it' }))
    expect(await dialog.findAllByText('Vidya Niketan')).toHaveLength(2)
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/schools/vidya-niketan-100001',
    ])
    await user.click(dialog.getByRole('link', { name: 'Open the page' }))
    await screen.findByRole('heading', { name: 'The school’s page' })
  })

  test('of a hidden school says so and leads nowhere', async () => {
    const { user } = await show({ schools: [mySchool({ is_active: false })] })
    await user.click(screen.getByRole('button', { name: 'Preview Vidya Niketan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As parents see it' }))
    expect(await dialog.findAllByText('Vidya Niketan')).toHaveLength(2)
    expect(dialog.getByText(/^Hidden now/)).toBeDefined()
    expect(dialog.queryByRole('link')).toBeNull()
  })

  test('that could not be loaded is asked for again', async () => {
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
