import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inboxCalls } from './inbox-calls'
import { idOf } from './inbox-data'
import { listingPage } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  // A wide window, in which the composer is below the conversation.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const pages = [{ path: '/dashboard/:listings/:id/enquiries', ...listingPage }]
const inbox = '/dashboard/schools/3/enquiries'
const openPath = `${inbox}?enquiry=${idOf(1)}`

async function open(path = openPath) {
  server.use(...inboxCalls())
  const { store, router } = renderPage(pages, path, forUser({ id: 7 }))
  await screen.findAllByRole('link', { name: /Asha Menon/ })
  return {
    person: userEvent.setup(),
    store,
    address: () => new URLSearchParams(router.state.location.search),
  }
}
const focused = () => document.activeElement

test('S, M, W and T lead to the stage, the merge, WhatsApp and a task', async () => {
  const { person } = await open()
  await screen.findByRole('form', { name: 'Reply to Asha Menon' })
  await person.keyboard('s')
  expect(focused()).toBe(screen.getByRole('combobox', { name: 'Stage' }))
  await person.keyboard('{Escape}')
  focused() instanceof HTMLElement && (focused() as HTMLElement).blur()
  await person.keyboard('m')
  expect(focused()).toBe(
    screen.getByRole('button', { name: 'Merge into this enquiry: EB-4M8Q-22' }),
  )
  await person.keyboard('w')
  expect(
    await screen.findByRole('textbox', { name: 'WhatsApp message to Asha Menon' }),
  ).toBeDefined()
  focused() instanceof HTMLElement && (focused() as HTMLElement).blur()
  await person.keyboard('t')
  expect(await screen.findByRole('dialog', { name: /task/i })).toBeDefined()
})

test('U takes back the last move, and the toast of a move offers it', async () => {
  const { person, store } = await open()
  const revisions: number[] = []
  server.use(
    http.patch('/desk/enquiries/{id}', ({ response }) =>
      response(200).json({ revision: 2, state: 'visit' }),
    ),
    http.post('/desk/enquiries/{id}/undo', async ({ request, response }) => {
      revisions.push((await request.json()).revision)
      return response(200).json({ revision: 3, state: 'new' })
    }),
  )
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Visit')
  await waitFor(() => expect(store.get(toastAtom)?.action?.label).toBe('Undo'))
  store.get(toastAtom)?.action?.onSelect()
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Moved back to New'))
  focused() instanceof HTMLElement && (focused() as HTMLElement).blur()
  await person.keyboard('u')
  await waitFor(() => expect(revisions).toEqual([2, 1]))
})

test('1 to 7 show a stage, and the same key all of them again', async () => {
  const { person, address } = await open(inbox)
  await person.keyboard('2')
  await waitFor(() => expect(address().get('state')).toBe('contacted'))
  await person.keyboard('7')
  await waitFor(() => expect(address().get('state')).toBe('invalid'))
  await screen.findByRole('region', { name: 'Enquiries: Invalid' })
  await person.keyboard('7')
  await waitFor(() => expect(address().get('state')).toBeNull())
})

test('X, ⇧X and Ctrl A select, and then A and S act on the selection', async () => {
  const { person } = await open(inbox)
  const ticked = () =>
    screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/, checked: true })
      .map((box) => box.getAttribute('aria-label'))
  const openRow = () => document.querySelector('li[data-open]')
  await person.keyboard('j')
  await screen.findByRole('form', { name: /^Reply to/ })
  await person.keyboard('x')
  await waitFor(() => expect(ticked()).toHaveLength(1))
  const first = openRow()
  await person.keyboard('j')
  await waitFor(() => expect(openRow()).not.toBe(first))
  await screen.findByRole('form', { name: /^Reply to/ })
  await person.keyboard('{Shift>}X{/Shift}')
  await waitFor(() => expect(ticked().length).toBeGreaterThan(1))
  await person.keyboard('{Control>}a{/Control}')
  const all = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
  await waitFor(() => expect(ticked()).toHaveLength(all.length))
  await person.keyboard('s')
  expect(await screen.findByRole('dialog', { name: /move/i })).toBeDefined()
})

test('the help lists every key', async () => {
  const { person } = await open(inbox)
  await person.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const keys = help.getAllByRole('term').map(({ textContent }) => textContent)
  expect(keys).toEqual([
    ...['J', 'K', '↵', 'Esc', '/', '1 … 7'],
    ...['R', 'W', 'N', 'C', 'T', 'Ctrl ↵'],
    ...['S', 'A', 'E', 'M', 'U'],
    ...['X', '⇧ X', 'Ctrl A', '?'],
  ])
})
