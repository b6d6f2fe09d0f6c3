import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, field, mockDetails, region } from './mock-details'

const { show, mockSaves, mockLostConnection, saveElsewhere } = mockDetails()

const anaya = { name: 'Anaya', born_on: '2019-02-28' }
const om = { name: 'Om', born_on: null }
const kabir = { name: 'Kabir', born_on: null }

type User = Awaited<ReturnType<typeof show>>['user']

async function addKabir(user: User) {
  await user.click(button('Add a child'))
  await user.type(field('Child’s name'), 'Kabir')
  await user.click(button('Save'))
}
const online = () => act(() => void window.dispatchEvent(new Event('online')))
const children = () => region('Children')
const names = () =>
  children()
    .getAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label')?.slice('Edit '.length))

test('a child is added with a name and an optional date of birth', async () => {
  const saved = mockSaves()
  const { user } = await show()
  await user.click(button('Add a child'))
  expect(document.activeElement).toBe(field('Child’s name'))
  await user.click(button('Save'))
  expect(await screen.findByText(/^Enter the child’s name/)).toBeDefined()
  await user.type(field('Child’s name'), 'कबीर')
  await user.click(button('Save'))
  expect(await screen.findByText('Date of birth not provided')).toBeDefined()
  expect(saved).toEqual([{ field: 'children', value: [{ name: 'कबीर', born_on: null }] }])
})

test('a child cannot have a date of birth in the future', async () => {
  const saved = mockSaves()
  const { user } = await show({ children: [anaya] })
  await user.click(button('Edit Anaya'))
  const bornOn = field('Date of birth')
  await user.clear(bornOn)
  await user.type(bornOn, '01/01/2999')
  await user.click(button('Save'))
  expect(await screen.findByText(/^Enter a date in the past/)).toBeDefined()
  expect(saved).toEqual([])
})

test('a child is edited in place and removed', async () => {
  const saved = mockSaves()
  const { user } = await show({ children: [anaya, { name: 'Om', born_on: null }] })
  await user.click(button('Edit Anaya'))
  await user.type(field('Child’s name'), ' Devi')
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'Remove Om' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  const edited = { ...anaya, name: 'Anaya Devi' }
  expect(saved[1]).toEqual({ field: 'children', value: [edited] })
  await waitFor(() => expect(screen.queryByText('Om')).toBeNull())
})

describe('a child that was not saved', () => {
  async function addOffline() {
    mockLostConnection()
    const page = await show({ children: [anaya] })
    await addKabir(page.user)
    await children().findByText(/^You are offline/)
    expect(children().getByText('Not saved')).toBeDefined()
    expect(names()).toEqual(['Anaya', 'Kabir'])
    return page
  }

  test('stays in the list, and is saved by Retry', async () => {
    const { user } = await addOffline()
    const saved = mockSaves()
    await user.click(button('Retry: Children'))
    expect(await children().findByText('Saved')).toBeDefined()
    expect(saved).toEqual([{ field: 'children', value: [anaya, kabir] }])
    expect(names()).toEqual(['Anaya', 'Kabir'])
  })

  test('is saved when the connection returns', async () => {
    await addOffline()
    const saved = mockSaves()
    online()
    expect(await children().findByText('Saved')).toBeDefined()
    expect(saved).toEqual([{ field: 'children', value: [anaya, kabir] }])
  })

  test('survives a reload', async () => {
    await addOffline()
    cleanup()
    const saved = mockSaves()
    await show({ children: [anaya] })
    await waitFor(() => expect(saved).toEqual([{ field: 'children', value: [anaya, kabir] }]))
    expect(names()).toEqual(['Anaya', 'Kabir'])
  })

  test('can be changed before it is saved', async () => {
    const { user } = await addOffline()
    await user.click(button('Edit Kabir'))
    await user.type(field('Child’s name'), ' Das')
    const saved = mockSaves()
    await user.click(button('Save'))
    const value = [anaya, { ...kabir, name: 'Kabir Das' }]
    await waitFor(() => expect(saved).toEqual([{ field: 'children', value }]))
  })

  test('is discarded by Cancel', async () => {
    const { user } = await addOffline()
    await user.click(button('Cancel: Children'))
    expect(names()).toEqual(['Anaya'])
    expect(children().queryByText('Not saved')).toBeNull()
    expect(localStorage.getItem('unsaved-edits')).toBeNull()
  })

  test('says why the API has rejected it', async () => {
    mockSaves({ refusal: { field: 'children.0.name', msg: 'must have 1 to 60 characters' } })
    const { user } = await show()
    await addKabir(user)
    expect(await children().findByText('Must have 1 to 60 characters')).toBeDefined()
    expect(names()).toEqual(['Kabir'])
    const saved = mockSaves()
    await user.click(button('Retry: Children'))
    await waitFor(() => expect(saved).toHaveLength(1))
  })
})

test('changes during a save are sent after it, with the newest list', async () => {
  const gate = Promise.withResolvers<void>()
  const saved = mockSaves({ gate: gate.promise })
  const { user } = await show({ children: [anaya, om] })
  await addKabir(user)
  await waitFor(() => expect(saved).toHaveLength(1))
  await user.click(button('Remove Om'))
  await user.click(button('Edit Anaya'))
  await user.type(field('Child’s name'), ' Devi')
  await user.click(button('Save'))
  await waitFor(() => expect(names()).toEqual(['Anaya Devi', 'Kabir']))
  expect(saved.map(({ value }) => value)).toEqual([[anaya, om, kabir]])
  gate.resolve()
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]?.value).toEqual([{ ...anaya, name: 'Anaya Devi' }, kabir])
  expect(await children().findByText('Saved')).toBeDefined()
})

test('a form stays open with its input while another child is removed', async () => {
  const saved = mockSaves()
  const { user } = await show({ children: [anaya, om] })
  await user.click(button('Add a child'))
  await user.type(field('Child’s name'), 'Kabir')
  await user.click(button('Remove Anaya'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(field('Child’s name').value).toBe('Kabir')
  await user.click(button('Save'))
  await waitFor(() => expect(saved[1]?.value).toEqual([om, kabir]))
})

describe('children that were changed in another tab', () => {
  async function causeConflict() {
    const saved = mockSaves()
    const page = await show({ children: [anaya] })
    saveElsewhere({ children: [anaya, om] })
    await addKabir(page.user)
    const box = await screen.findByRole('group', { name: 'Current value of Children:' })
    expect(children().getByText('This was changed elsewhere in the meantime.')).toBeDefined()
    expect(within(box).getByText('Om')).toBeDefined()
    expect(names()).toEqual(['Anaya', 'Kabir'])
    expect(saved).toEqual([])
    return { ...page, saved, choice: within(box) }
  }

  test('are shown, and Keep mine adds the child to them', async () => {
    const { user, saved, choice } = await causeConflict()
    await user.click(choice.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(saved).toEqual([{ field: 'children', value: [anaya, om, kabir] }]))
    expect(names()).toEqual(['Anaya', 'Om', 'Kabir'])
  })

  test('are shown, and Take theirs discards the child', async () => {
    const { user, saved, choice } = await causeConflict()
    await user.click(choice.getByRole('button', { name: 'Take theirs' }))
    expect(names()).toEqual(['Anaya', 'Om'])
    expect(saved).toEqual([])
  })

  test('appear here with a note until that tab has saved them', async () => {
    await show({ children: [anaya] })
    const edit = { user: 7, kind: 'profile', id: 7, field: 'children', base: 1, by: 'other' }
    storeInOtherTab([{ ...edit, value: [anaya, om], baseValue: [anaya], at: Date.now() }])
    expect(names()).toEqual(['Anaya', 'Om'])
    expect(children().getByText('Changed in another window and not saved there yet.')).toBeDefined()
    saveElsewhere({ children: [anaya, om] })
    storeInOtherTab(null)
    await waitFor(() => expect(children().queryByText('Not saved')).toBeNull())
    expect(names()).toEqual(['Anaya', 'Om'])
  })
})

/** The unsaved edits of another tab. */
function storeInOtherTab(edits: unknown) {
  const key = 'unsaved-edits'
  const newValue = edits === null ? null : JSON.stringify(edits)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}
