import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { composer, dialog, inboxPath, mockInbox, openPath } from './inbox-test-page'

const { open, server } = mockInbox()

async function openWithRows(path = openPath) {
  const { router, ...page } = open({ path })
  await screen.findAllByRole('link', { name: /Asha Menon/ })
  return { ...page, address: () => new URLSearchParams(router.state.location.search) }
}
const focused = () => document.activeElement

test('S, M, W and T lead to the stage, the merge, WhatsApp and a task', async () => {
  const { person } = await openWithRows()
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
  const { person, store } = await openWithRows()
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
  const { person, address } = await openWithRows(inboxPath)
  await person.keyboard('2')
  await waitFor(() => expect(address().get('state')).toBe('contacted'))
  await person.keyboard('7')
  await waitFor(() => expect(address().get('state')).toBe('invalid'))
  await screen.findByRole('region', { name: 'Enquiries: Invalid' })
  await person.keyboard('7')
  await waitFor(() => expect(address().get('state')).toBeNull())
})

test('X, ⇧X and Ctrl A select, and then A and S act on the selection', async () => {
  const { person } = await openWithRows(inboxPath)
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
  const { person } = await openWithRows(inboxPath)
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

describe('keys', () => {
  test('move through the list, write and go back', async () => {
    const { person, shown } = open({ path: inboxPath })
    await screen.findByRole('link', { name: /Asha Menon/ })
    await person.keyboard('j')
    await waitFor(() => expect(shown()).toBe(openPath))
    await composer()
    await person.keyboard('j')
    const rowIsOpen = (name: RegExp) =>
      waitFor(() =>
        expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('true'),
      )
    await rowIsOpen(/अनुराधा/)
    await person.keyboard('k')
    await rowIsOpen(/Asha Menon/)
    await composer()
    await person.keyboard('r')
    expect(document.activeElement).toHaveProperty('tagName', 'TEXTAREA')
    await person.keyboard('jk{Escape}')
    expect(shown()).toBe(openPath)
    await person.keyboard('x')
    expect(await screen.findByRole('region', { name: '1 selected' })).toBeDefined()
    await person.keyboard('e')
    await dialog('Snooze')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search enquiries' }))
  })

  test('are explained and can be turned off', async () => {
    const { person, shown } = open({ path: inboxPath })
    await screen.findByRole('link', { name: /Asha Menon/ })
    await person.keyboard('?')
    const help = await dialog('Keyboard shortcuts')
    expect(help.getByText('log a call')).toBeDefined()
    await person.click(help.getByRole('switch', { name: 'Use single-letter shortcuts' }))
    await person.click(help.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('j')
    expect(shown()).toBe(inboxPath)
    expect(localStorage.getItem('desk-keys')).toBe('false')
  })
})
