import { ApiError } from '@edbazaar/api-client'
import { endSessionAtom, useMessages } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  countSchema,
  EditedNumberField,
  EditedSwitch,
  EditedTextField,
  editingMessages,
  LeaveGuard,
  switchSchema,
  UnsavedCount,
  useEditedEntity,
} from '..'

interface Values {
  name: string
  phone: string | null
  n_students: number | null
  is_active: boolean
}
type Change = { field: keyof Values; value: unknown; revision: number }
type Loaded = Values & { revision: number }

const key = 'unsaved-edits'
const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(2, 'Enter Valid Name'))
const phoneSchema = v.pipe(
  v.string(),
  v.transform((typed) => (typed === '' ? null : typed)),
)
const vidya: Loaded = {
  name: 'Vidya',
  phone: null,
  n_students: 1240,
  is_active: true,
  revision: 4,
}

/** A fake API that stores changes with a revision per field, and can fail or delay saves. */
function fakeApi(school: Loaded = vidya) {
  const requests: Change[] = []
  const changed: Partial<Record<keyof Values, number>> = {}
  const api = {
    school: { ...school },
    requests,
    /** The error that the next saves fail with. */
    failure: null as ApiError | null,
    /** Saves wait until it resolves. */
    gate: Promise.resolve(),
    save: async (change: Change) => {
      requests.push(change)
      await api.gate
      if (api.failure) throw api.failure
      const isChanged = (changed[change.field] ?? 0) > change.revision
      if (isChanged) throw conflict
      api.write(change.field, change.value)
      return { revision: api.school.revision, value: change.value }
    },
    /** Simulates a change by another user. */
    write: (field: keyof Values, value: unknown) => {
      const revision = api.school.revision + 1
      api.school = { ...api.school, [field]: value, revision }
      changed[field] = revision
    },
  }
  return api
}
type Api = ReturnType<typeof fakeApi>

const apiError = (status: number, code: string, msg: string, errors = [{ field: 'value', msg }]) =>
  new ApiError({ status, code, msg, errors: status === 0 ? [] : errors })
const unreachable = apiError(0, 'unreachable', 'EdBazaar could not be reached.')
const conflict = apiError(409, 'conflict', 'was changed by someone else')

const callbacks = { onSaved: vi.fn(), onFailed: vi.fn() }

function show(api: Api = fakeApi(), loaded: Loaded = api.school) {
  function Panel() {
    const t = useMessages(editingMessages)
    const school = useEditedEntity<Values>({
      kind: 'school',
      id: 12,
      revision: loaded.revision,
      save: api.save,
      reload: async () => api.school,
      ...callbacks,
    })
    const fieldProps = <Field extends keyof Values>(field: Field) => ({
      entity: school,
      field,
      value: loaded[field],
    })
    return (
      <>
        <EditedTextField {...fieldProps('name')} label="Name" schema={nameSchema} />
        <EditedTextField {...fieldProps('phone')} label="Phone" schema={phoneSchema} />
        <EditedNumberField {...fieldProps('n_students')} label="Students" schema={countSchema(t)} />
        <EditedSwitch {...fieldProps('is_active')} label="Shown to parents" schema={switchSchema} />
        <UnsavedCount entity={school} />
        <LeaveGuard entity={school} />
        <Link to="/blogs">Blogs</Link>
      </>
    )
  }
  const routes = [
    { path: '/', element: <Panel /> },
    { path: '/blogs', element: <h1>Blogs</h1> },
  ]
  const page = renderPage(routes, '/', forUser())
  return { ...page, api, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const storedEdits = () => localStorage.getItem(key)
const online = () => act(() => void window.dispatchEvent(new Event('online')))

beforeEach(() => {
  callbacks.onSaved.mockReset()
  callbacks.onFailed.mockReset()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

describe('a field', () => {
  test('saves once on blur, with the revision that the edit is based on', async () => {
    const { user, api } = show()
    await user.type(field('Name'), ' Niketan ')
    expect(storedEdits()).toContain('Vidya Niketan ')
    expect(api.requests).toEqual([])
    await user.tab()
    await screen.findByText('Saved')
    expect(api.requests).toEqual([{ field: 'name', value: 'Vidya Niketan', revision: 4 }])
    expect(field('Name').value).toBe('Vidya Niketan')
    expect(storedEdits()).toBeNull()
    expect(callbacks.onSaved).toHaveBeenCalledWith('name', 'Vidya Niketan')
    expect(screen.getByText('All changes are saved')).toBeDefined()
  })

  test('is not sent when unchanged or changed back', async () => {
    const { user, api } = show()
    await user.click(field('Name'))
    await user.tab()
    await user.type(field('Name'), 'x{Backspace}')
    await user.type(field('Name'), '  ')
    await user.tab()
    expect(api.requests).toEqual([])
    expect(storedEdits()).toBeNull()
    expect(field('Name').value).toBe('Vidya')
  })

  test('sends its own revision, whatever other fields were saved in between', async () => {
    const { user, api } = show()
    for (const [name, typed] of [
      ['Phone', '1'],
      ['Name', 'B'],
      ['Name', 'C'],
    ] as const) {
      await user.type(field(name), typed)
      await user.tab()
      await waitFor(() => expect(storedEdits()).toBeNull())
    }
    expect(api.requests.map(({ field: name, revision }) => [name, revision])).toEqual([
      ['phone', 4],
      ['name', 4],
      ['name', 6],
    ])
  })

  test('sends one save at a time, and the newest value wins', async () => {
    const api = fakeApi()
    let openGate = () => {}
    api.gate = new Promise((resolve) => {
      openGate = resolve
    })
    const { user } = show(api)
    for (const typed of ['1', '2', '3']) {
      await user.type(field('Name'), typed)
      await user.tab()
    }
    expect(api.requests.map(({ value }) => value)).toEqual(['Vidya1'])
    await user.type(field('Name'), '4')
    await act(async () => openGate())
    await waitFor(() =>
      expect(api.requests.map(({ value }) => value)).toEqual(['Vidya1', 'Vidya123']),
    )
    await waitFor(() => expect(api.school.name).toBe('Vidya123'))
    expect(field('Name').value).toBe('Vidya1234')
    await user.tab()
    await user.click(field('Name'))
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya1234'))
    expect(api.requests.map(({ revision }) => revision)).toEqual([4, 5, 6])
  })

  test('shows a validation error, stores the input and does not send it', async () => {
    const { user, api } = show()
    await user.clear(field('Name'))
    await user.tab()
    expect(await screen.findByText('Enter Valid Name')).toBeDefined()
    expect(screen.getByText('Not saved')).toBeDefined()
    expect(screen.getByText('1 field is not saved')).toBeDefined()
    expect(storedEdits()).not.toBeNull()
    online()
    expect(api.requests).toEqual([])
    await user.type(field('Name'), 'Vidya')
    await user.tab()
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(storedEdits()).toBeNull()
  })

  test('shows a validation error only after a press has ended, so that no click is lost', async () => {
    const { user } = show()
    await user.clear(field('Name'))
    const target = screen.getByRole('switch', { name: 'Shown to parents' })
    await user.pointer({ keys: '[MouseLeft>]', target })
    expect(document.activeElement).toBe(target)
    await act(async () => {})
    expect(screen.queryByText('Enter Valid Name')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(await screen.findByText('Enter Valid Name')).toBeDefined()
  })

  test('saves the input when it unmounts while the user is typing', async () => {
    const { user, api, router } = show()
    await user.type(field('Name'), ' B')
    await act(() => router.navigate('/blogs'))
    await waitFor(() => expect(api.school.name).toBe('Vidya B'))
    expect(storedEdits()).toBeNull()
  })
})

describe('without a connection', () => {
  async function editOffline(api: Api) {
    api.failure = unreachable
    const page = show(api)
    await page.user.type(field('Name'), ' Niketan')
    await page.user.tab()
    await screen.findByText('1 field is not saved')
    return page
  }

  test('stores a change and saves it when the connection returns', async () => {
    const { api } = await editOffline(fakeApi())
    expect(screen.getByText(/^You are offline/)).toBeDefined()
    expect(callbacks.onFailed).toHaveBeenCalledOnce()
    online()
    await waitFor(() => expect(api.requests).toHaveLength(2))
    await screen.findByText('Not saved')
    api.failure = null
    online()
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(storedEdits()).toBeNull()
    // Automatic retries do not report failures again.
    expect(callbacks.onFailed).toHaveBeenCalledOnce()
  })

  test('retries when the window gets focus, and at intervals', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = await editOffline(fakeApi())
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(api.requests).toHaveLength(2))
    await screen.findByText('Not saved')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(api.requests).toHaveLength(3)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.requests).toHaveLength(4)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.requests).toHaveLength(4)
    api.failure = null
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.school.name).toBe('Vidya Niketan')
  })

  test('does not send input while the user is typing', async () => {
    const { api, user } = await editOffline(fakeApi())
    await user.type(field('Name'), ' Publ')
    api.failure = null
    online()
    expect(api.requests).toHaveLength(1)
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya Niketan Publ'))
  })

  test('restores an unsaved change after a reload and saves it', async () => {
    const { api } = await editOffline(fakeApi())
    cleanup()
    const again = show(api)
    expect(field('Name').value).toBe('Vidya Niketan')
    await waitFor(() => expect(api.requests).toHaveLength(2))
    expect(await screen.findByText('Not saved')).toBeDefined()
    again.api.failure = null
    online()
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(storedEdits()).toBeNull()
  })

  test('restores input that never lost focus', async () => {
    const { user, api } = show()
    await user.type(field('Phone'), '98450')
    const stored = storedEdits() ?? ''
    // A killed tab fires no blur event and sends nothing.
    api.failure = unreachable
    cleanup()
    localStorage.setItem(key, stored)
    show(api)
    expect(field('Phone').value).toBe('98450')
  })

  test('neither shows nor sends the stored changes of another user', async () => {
    const { api } = await editOffline(fakeApi())
    cleanup()
    localStorage.setItem(key, (storedEdits() ?? '').replace('"user":7', '"user":8'))
    show(api)
    expect(field('Name').value).toBe('Vidya')
    expect(api.requests).toHaveLength(1)
  })

  test.each(['{', '7', '[{"user":7}]', '[null]', 'null'])(
    'ignores the invalid stored value %j',
    (text) => {
      localStorage.setItem(key, text)
      show()
      expect(field('Name').value).toBe('Vidya')
    },
  )
})

describe('a failed save', () => {
  test('shows a rejection below the field and retries only on blur', async () => {
    const api = fakeApi()
    api.failure = apiError(400, 'invalid_request', 'must be a name', [
      { field: 'value', msg: 'must be a name' },
    ])
    const { user } = show(api)
    await user.type(field('Name'), ' <b>')
    await user.tab()
    expect(await screen.findByText('Must be a name')).toBeDefined()
    expect(callbacks.onFailed.mock.lastCall?.[1]).toMatchObject({ kind: 'rejected' })
    online()
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(api.requests).toHaveLength(1)
    await user.click(field('Name'))
    await user.tab()
    await waitFor(() => expect(api.requests).toHaveLength(2))
  })

  test.each([
    [403, 'forbidden', 'This is not your school.'],
    [404, 'not_found', 'School not found.'],
  ])('%i shows the API’s message', async (status, code, msg) => {
    const api = fakeApi()
    api.failure = apiError(status, code, msg, [])
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(msg)).toBeDefined()
    online()
    expect(api.requests).toHaveLength(1)
  })

  test('of a rate limit says when to try again', async () => {
    const api = fakeApi()
    const limit = { status: 429, code: 'too_many_requests', msg: 'Too many requests.' }
    api.failure = new ApiError(limit, { retryAfter: 120 })
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    const message = 'Too many requests. You can try again in 2 minutes.'
    expect(await screen.findByText(message)).toBeDefined()
    expect(callbacks.onFailed.mock.lastCall?.[1]).toMatchObject({ kind: 'temporary', message })
  })

  test('continues after signing in when there was no session', async () => {
    const api = fakeApi()
    api.failure = apiError(401, 'not_signed_in', 'Please sign in.', [])
    const { user, store } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(/^Sign in again/)).toBeDefined()
    api.failure = null
    online()
    expect(field('Name').value).toBe('Vidya B')
    act(() => signIn(store, { firstname: 'Mira' }))
    await waitFor(() => expect(api.school.name).toBe('Vidya B'))
  })

  test('is retried when the server was busy', async () => {
    const api = fakeApi()
    api.failure = apiError(503, 'unavailable', 'Busy.', [])
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(/^EdBazaar is busy/)).toBeDefined()
    api.failure = null
    online()
    await screen.findByText('Saved')
  })
})

describe('a conflict', () => {
  async function causeConflict() {
    const api = fakeApi()
    const loaded = api.school
    api.write('name', 'Vidya Mandir')
    const page = show(api, loaded)
    await page.user.type(field('Name'), ' Niketan')
    await page.user.tab()
    const choice = within(await screen.findByRole('group', { name: 'Current value of Name:' }))
    expect(choice.getByText('Vidya Mandir')).toBeDefined()
    expect(field('Name').value).toBe('Vidya Niketan')
    expect(storedEdits()).toContain('Vidya Niketan')
    return { ...page, choice }
  }

  test('can be resolved by keeping the user’s own value', async () => {
    const { api, user, choice } = await causeConflict()
    await user.click(choice.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(screen.queryByRole('group', { name: 'Current value of Name:' })).toBeNull()
  })

  test('can be resolved by taking the other value', async () => {
    const { api, user, choice } = await causeConflict()
    await user.click(choice.getByRole('button', { name: 'Take theirs' }))
    expect(field('Name').value).toBe('Vidya Mandir')
    expect(api.school.name).toBe('Vidya Mandir')
    expect(storedEdits()).toBeNull()
    // The user can continue editing.
    expect(document.activeElement).toBe(field('Name'))
    await user.type(field('Name'), ' 2')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya Mandir 2'))
  })

  test('sends nothing before the user chooses', async () => {
    const { api, user } = await causeConflict()
    await user.type(field('Name'), ' 3')
    await user.tab()
    online()
    expect(api.requests).toHaveLength(1)
    expect(field('Name').value).toBe('Vidya Niketan 3')
  })

  test('is shown for an edit of an earlier visit too', async () => {
    const { user, api } = show()
    api.failure = unreachable
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('1 field is not saved')
    cleanup()
    api.failure = null
    api.write('name', 'Vidya Mandir')
    show(api)
    await screen.findByRole('group', { name: 'Current value of Name:' })
    expect(field('Name').value).toBe('Vidya B')
    expect(api.school.name).toBe('Vidya Mandir')
  })

  test('counts as saved when both values are the same', async () => {
    const api = fakeApi()
    const loaded = api.school
    api.write('name', 'Vidya B')
    const { user } = show(api, loaded)
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('Saved')
    expect(storedEdits()).toBeNull()
  })

  test('is resolved automatically when only the response to our own save was lost', async () => {
    const api = fakeApi()
    const { save } = api
    let isResponseLost = true
    api.save = async (change) => {
      const saved = await save(change)
      if (isResponseLost) throw unreachable
      return saved
    }
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('1 field is not saved')
    expect(api.school.name).toBe('Vidya B')
    isResponseLost = false
    await user.type(field('Name'), 'C')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya BC'))
    await screen.findByText('Saved')
  })

  test('is resolved automatically when the other change was reverted', async () => {
    const api = fakeApi()
    const loaded = api.school
    api.write('name', 'X')
    api.write('name', 'Vidya')
    const { user } = show(api, loaded)
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya B')
  })
})

describe('two tabs', () => {
  /** Simulates a storage change by another tab. */
  function storeInOtherTab(text: string | null) {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })))
  }
  const edit = (value: string, at: number) =>
    JSON.stringify([
      { user: 7, kind: 'school', id: 12, field: 'name', value, base: 4, at, by: 'other' },
    ])

  test('shows a newer edit of the other tab and does not send it', async () => {
    const { api, user } = show()
    await user.type(field('Name'), ' B')
    storeInOtherTab(edit('Vidya C', Date.now() + 1000))
    expect(field('Name').value).toBe('Vidya C')
    expect(screen.getByText('Not saved')).toBeDefined()
    online()
    // The other tab saves it, unless the user returns to this tab.
    expect(api.requests.filter(({ value }) => value === 'Vidya B')).toEqual([])
  })

  test('ignores an older edit of the other tab', async () => {
    const { user } = show()
    await user.type(field('Name'), ' B')
    storeInOtherTab(edit('Vidya C', 1000))
    expect(field('Name').value).toBe('Vidya B')
  })

  test('follows what the other tab has saved', async () => {
    const { api, user } = show()
    storeInOtherTab(edit('Vidya C', Date.now()))
    expect(field('Name').value).toBe('Vidya C')
    api.write('name', 'Vidya C')
    storeInOtherTab(null)
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
    expect(field('Name').value).toBe('Vidya C')
    await user.type(field('Name'), ' D')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya C D'))
  })
})

describe('other field types', () => {
  test('saves a switch at once', async () => {
    const { user, api } = show()
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(api.school.is_active).toBe(false))
    expect(api.requests).toEqual([{ field: 'is_active', value: false, revision: 4 }])
  })

  test('accepts digits only in a number field, and an empty value', async () => {
    const { user, api } = show()
    const students = field('Students')
    expect(students.value).toBe('1240')
    for (const invalid of ['-5', '12a', '1.5']) {
      await user.clear(students)
      await user.type(students, invalid)
      await user.tab()
      expect(await screen.findByText('Enter digits only, such as 1240.')).toBeDefined()
    }
    expect(api.requests).toEqual([])
    await user.clear(students)
    await user.type(students, '0')
    await user.tab()
    await waitFor(() => expect(api.school.n_students).toBe(0))
    await user.clear(students)
    await user.tab()
    await waitFor(() => expect(api.school.n_students).toBeNull())
  })
})

describe('leaving the page', () => {
  async function showWithFailedSave() {
    const api = fakeApi()
    api.failure = unreachable
    const page = show(api)
    await page.user.type(field('Name'), ' B')
    await page.user.tab()
    await screen.findByText('1 field is not saved')
    return page
  }

  test('asks first when a field is not saved', async () => {
    const { user } = await showWithFailedSave()
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    const isFilled = (name: string) =>
      within(dialog).getByRole('button', { name }).className.includes('main')
    expect([isFilled('Stay'), isFilled('Leave')]).toEqual([true, false])
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(field('Name').value).toBe('Vidya B')
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
    expect(storedEdits()).toContain('Vidya B')
  })

  test('continues without an answer once everything is saved', async () => {
    const { api, user } = await showWithFailedSave()
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    await screen.findByText(/^1 field is not saved\./)
    api.failure = null
    online()
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.school.name).toBe('Vidya B')
  })

  test('triggers the browser’s prompt on unload', async () => {
    await showWithFailedSave()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  test('does not ask when everything is saved', async () => {
    const { user } = show()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
  })

  test('does not ask after signing out, which deletes the edits', async () => {
    const { store, router } = await showWithFailedSave()
    act(() => store.set(endSessionAtom))
    expect(storedEdits()).toBeNull()
    await act(() => router.navigate('/blogs'))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
  })
})
