import { ApiError } from '@edbazaar/api-client'
import { endSessionAtom } from '@edbazaar/feature-session'
import { forUser, signIn } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  countSchema,
  daySchema,
  EditedDateField,
  EditedNumberField,
  EditedSwitch,
  EditedTextField,
  LeaveGuard,
  switchSchema,
  UnsavedCount,
  useEditedEntity,
} from '..'

interface Values {
  name: string
  phone: string | null
  n_students: number | null
  established_on: string | null
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
  established_on: '1986-06-12',
  is_active: true,
  revision: 4,
}

/** The API: it keeps what is saved, with a revision for each field, and can be away. */
function apiOf(school: Loaded = vidya) {
  const asked: Change[] = []
  const changed: Partial<Record<keyof Values, number>> = {}
  const api = {
    school: { ...school },
    asked,
    /** How the next saves fare. */
    refusal: null as ApiError | null,
    /** Saves wait for it. */
    gate: Promise.resolve(),
    save: async (change: Change) => {
      asked.push(change)
      await api.gate
      if (api.refusal) throw api.refusal
      if ((changed[change.field] ?? 0) > change.revision) throw conflict
      api.write(change.field, change.value)
      return { revision: api.school.revision, value: change.value }
    },
    /** As somebody else does it. */
    write: (field: keyof Values, value: unknown) => {
      const revision = api.school.revision + 1
      api.school = { ...api.school, [field]: value, revision }
      changed[field] = revision
    },
  }
  return api
}
type Api = ReturnType<typeof apiOf>

const refused = (status: number, code: string, msg: string, errors = [{ field: 'value', msg }]) =>
  new ApiError({ status, code, msg, errors: status === 0 ? [] : errors })
const unreachable = refused(0, 'unreachable', 'EdBazaar could not be reached.')
const conflict = refused(409, 'conflict', 'has been changed by somebody else meanwhile')

const told = { onSaved: vi.fn(), onFailed: vi.fn() }

function show(api: Api = apiOf(), loaded: Loaded = api.school) {
  function Panel() {
    const school = useEditedEntity<Values>({
      kind: 'school',
      id: 12,
      revision: loaded.revision,
      save: api.save,
      reload: async () => api.school,
      ...told,
    })
    const of = <Field extends keyof Values>(field: Field) => ({
      entity: school,
      field,
      value: loaded[field],
    })
    return (
      <>
        <EditedTextField {...of('name')} label="Name" schema={nameSchema} />
        <EditedTextField {...of('phone')} label="Phone" schema={phoneSchema} />
        <EditedNumberField {...of('n_students')} label="Students" schema={countSchema} />
        <EditedDateField {...of('established_on')} label="Established on" schema={daySchema} />
        <EditedSwitch {...of('is_active')} label="Shown to parents" schema={switchSchema} />
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
const kept = () => localStorage.getItem(key)
const online = () => act(() => void window.dispatchEvent(new Event('online')))

beforeEach(() => {
  told.onSaved.mockReset()
  told.onFailed.mockReset()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

describe('a field', () => {
  test('is saved when it is left, once, with the revision that was changed', async () => {
    const { user, api } = show()
    await user.type(field('Name'), ' Niketan ')
    expect(kept()).toContain('Vidya Niketan ')
    expect(api.asked).toEqual([])
    await user.tab()
    await screen.findByText('Saved')
    expect(api.asked).toEqual([{ field: 'name', value: 'Vidya Niketan', revision: 4 }])
    expect(field('Name').value).toBe('Vidya Niketan')
    expect(kept()).toBeNull()
    expect(told.onSaved).toHaveBeenCalledWith('name', 'Vidya Niketan')
    expect(screen.getByText('All changes are saved')).toBeDefined()
  })

  test('that was not changed, or changed back, is not sent', async () => {
    const { user, api } = show()
    await user.click(field('Name'))
    await user.tab()
    await user.type(field('Name'), 'x{Backspace}')
    await user.type(field('Name'), '  ')
    await user.tab()
    expect(api.asked).toEqual([])
    expect(kept()).toBeNull()
    expect(field('Name').value).toBe('Vidya')
  })

  test('is sent upon its own revision, whatever else was saved meanwhile', async () => {
    const { user, api } = show()
    for (const [name, typed] of [
      ['Phone', '1'],
      ['Name', 'B'],
      ['Name', 'C'],
    ] as const) {
      await user.type(field(name), typed)
      await user.tab()
      await waitFor(() => expect(kept()).toBeNull())
    }
    expect(api.asked.map(({ field: name, revision }) => [name, revision])).toEqual([
      ['phone', 4],
      ['name', 4],
      ['name', 6],
    ])
  })

  test('has one save on its way, and the newest value wins', async () => {
    const api = apiOf()
    let open = () => {}
    api.gate = new Promise((resolve) => {
      open = resolve
    })
    const { user } = show(api)
    for (const typed of ['1', '2', '3']) {
      await user.type(field('Name'), typed)
      await user.tab()
    }
    expect(api.asked.map(({ value }) => value)).toEqual(['Vidya1'])
    await user.type(field('Name'), '4')
    await act(async () => open())
    await waitFor(() => expect(api.asked.map(({ value }) => value)).toEqual(['Vidya1', 'Vidya123']))
    await waitFor(() => expect(api.school.name).toBe('Vidya123'))
    expect(field('Name').value).toBe('Vidya1234')
    await user.tab()
    await user.click(field('Name'))
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya1234'))
    expect(api.asked.map(({ revision }) => revision)).toEqual([4, 5, 6])
  })

  test('that is wrong says so, is kept, and is not sent', async () => {
    const { user, api } = show()
    await user.clear(field('Name'))
    await user.tab()
    expect(await screen.findByText('Enter Valid Name')).toBeDefined()
    expect(screen.getByText('Not saved')).toBeDefined()
    expect(screen.getByText('1 field is not saved')).toBeDefined()
    expect(kept()).not.toBeNull()
    online()
    expect(api.asked).toEqual([])
    await user.type(field('Name'), 'Vidya')
    await user.tab()
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(kept()).toBeNull()
  })

  test('that closes while it is typed is left, too', async () => {
    const { user, api, router } = show()
    await user.type(field('Name'), ' B')
    await act(() => router.navigate('/blogs'))
    await waitFor(() => expect(api.school.name).toBe('Vidya B'))
    expect(kept()).toBeNull()
  })
})

describe('without a connection', () => {
  async function type(api: Api) {
    api.refusal = unreachable
    const page = show(api)
    await page.user.type(field('Name'), ' Niketan')
    await page.user.tab()
    await screen.findByText('1 field is not saved')
    return page
  }

  test('a change is kept, and saved when it is back', async () => {
    const { api } = await type(apiOf())
    expect(screen.getByText(/^You are not connected/)).toBeDefined()
    expect(told.onFailed).toHaveBeenCalledOnce()
    online()
    await waitFor(() => expect(api.asked).toHaveLength(2))
    await screen.findByText('Not saved')
    api.refusal = null
    online()
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(kept()).toBeNull()
    // What is tried again by itself is not told again.
    expect(told.onFailed).toHaveBeenCalledOnce()
  })

  test('it is tried again when the reader is back, and now and then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = await type(apiOf())
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(api.asked).toHaveLength(2))
    await screen.findByText('Not saved')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(api.asked).toHaveLength(3)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.asked).toHaveLength(4)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.asked).toHaveLength(4)
    api.refusal = null
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.school.name).toBe('Vidya Niketan')
  })

  test('what is being typed is not sent half', async () => {
    const { api, user } = await type(apiOf())
    await user.type(field('Name'), ' Publ')
    api.refusal = null
    online()
    expect(api.asked).toHaveLength(1)
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya Niketan Publ'))
  })

  test('it survives a reload, comes back as not saved, and is saved', async () => {
    const { api } = await type(apiOf())
    cleanup()
    const again = show(api)
    expect(field('Name').value).toBe('Vidya Niketan')
    await waitFor(() => expect(api.asked).toHaveLength(2))
    expect(await screen.findByText('Not saved')).toBeDefined()
    again.api.refusal = null
    online()
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(kept()).toBeNull()
  })

  test('what was typed and never left survives, too', async () => {
    const { user, api } = show()
    await user.type(field('Phone'), '98450')
    const stored = kept() ?? ''
    // The tab is killed: nothing is left, and nothing is sent.
    api.refusal = unreachable
    cleanup()
    localStorage.setItem(key, stored)
    show(api)
    expect(field('Phone').value).toBe('98450')
  })

  test('what somebody else keeps here is not shown, and not sent', async () => {
    const { api } = await type(apiOf())
    cleanup()
    localStorage.setItem(key, (kept() ?? '').replace('"user":7', '"user":8'))
    show(api)
    expect(field('Name').value).toBe('Vidya')
    expect(api.asked).toHaveLength(1)
  })

  test.each(['{', '7', '[{"user":7}]', '[null]', 'null'])(
    'stored nonsense %j is nothing',
    (text) => {
      localStorage.setItem(key, text)
      show()
      expect(field('Name').value).toBe('Vidya')
    },
  )
})

describe('a refusal', () => {
  test('stands under the field, and is tried again only when the field is left', async () => {
    const api = apiOf()
    api.refusal = refused(400, 'invalid_request', 'must be a name', [
      { field: 'value', msg: 'must be a name' },
    ])
    const { user } = show(api)
    await user.type(field('Name'), ' <b>')
    await user.tab()
    expect(await screen.findByText('Must be a name')).toBeDefined()
    expect(told.onFailed.mock.lastCall?.[1]).toMatchObject({ kind: 'refused' })
    online()
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(api.asked).toHaveLength(1)
    await user.click(field('Name'))
    await user.tab()
    await waitFor(() => expect(api.asked).toHaveLength(2))
  })

  test.each([
    [403, 'forbidden', 'This is not your school.'],
    [404, 'not_found', 'There is no such school.'],
  ])('%i is told in the API’s words', async (status, code, msg) => {
    const api = apiOf()
    api.refusal = refused(status, code, msg, [])
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(msg)).toBeDefined()
    online()
    expect(api.asked).toHaveLength(1)
  })

  test('for want of a session waits for it, and goes on', async () => {
    const api = apiOf()
    api.refusal = refused(401, 'not_signed_in', 'Please sign in.', [])
    const { user, store } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(/^Sign in again/)).toBeDefined()
    api.refusal = null
    online()
    expect(field('Name').value).toBe('Vidya B')
    act(() => signIn(store, { firstname: 'Mira' }))
    await waitFor(() => expect(api.school.name).toBe('Vidya B'))
  })

  test('of a busy server is tried again', async () => {
    const api = apiOf()
    api.refusal = refused(503, 'unavailable', 'Busy.', [])
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    expect(await screen.findByText(/^EdBazaar is busy/)).toBeDefined()
    api.refusal = null
    online()
    await screen.findByText('Saved')
  })
})

describe('where somebody else was faster', () => {
  async function clash() {
    const api = apiOf()
    const loaded = api.school
    api.write('name', 'Vidya Mandir')
    const page = show(api, loaded)
    await page.user.type(field('Name'), ' Niketan')
    await page.user.tab()
    const choice = within(await screen.findByRole('group', { name: 'Name says now:' }))
    expect(choice.getByText('Vidya Mandir')).toBeDefined()
    expect(field('Name').value).toBe('Vidya Niketan')
    expect(kept()).toContain('Vidya Niketan')
    return { ...page, choice }
  }

  test('one may keep one’s own', async () => {
    const { api, user, choice } = await clash()
    await user.click(choice.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Saved')
    expect(api.school.name).toBe('Vidya Niketan')
    expect(screen.queryByRole('group', { name: 'Name says now:' })).toBeNull()
  })

  test('one may take theirs', async () => {
    const { api, user, choice } = await clash()
    await user.click(choice.getByRole('button', { name: 'Take theirs' }))
    expect(field('Name').value).toBe('Vidya Mandir')
    expect(api.school.name).toBe('Vidya Mandir')
    expect(kept()).toBeNull()
    // And go on from there.
    expect(document.activeElement).toBe(field('Name'))
    await user.type(field('Name'), ' 2')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya Mandir 2'))
  })

  test('nothing is sent before one has chosen', async () => {
    const { api, user } = await clash()
    await user.type(field('Name'), ' 3')
    await user.tab()
    online()
    expect(api.asked).toHaveLength(1)
    expect(field('Name').value).toBe('Vidya Niketan 3')
  })

  test('with the same it is saved, and nobody is asked', async () => {
    const api = apiOf()
    const loaded = api.school
    api.write('name', 'Vidya B')
    const { user } = show(api, loaded)
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('Saved')
    expect(kept()).toBeNull()
  })

  test('and it was oneself, whose answer was lost, it goes on', async () => {
    const api = apiOf()
    const { save } = api
    let isLost = true
    api.save = async (change) => {
      const saved = await save(change)
      if (isLost) throw unreachable
      return saved
    }
    const { user } = show(api)
    await user.type(field('Name'), ' B')
    await user.tab()
    await screen.findByText('1 field is not saved')
    expect(api.school.name).toBe('Vidya B')
    isLost = false
    await user.type(field('Name'), 'C')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya BC'))
    await screen.findByText('Saved')
  })

  test('changed it back, the change is saved upon that', async () => {
    const api = apiOf()
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
  /** What another tab stores. */
  function store(text: string | null) {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })))
  }
  const edit = (value: string, at: number) =>
    JSON.stringify([
      { user: 7, kind: 'school', id: 12, field: 'name', value, base: 4, at, by: 'other' },
    ])

  test('what is typed later in the other is shown here, and not sent from here', async () => {
    const { api, user } = show()
    await user.type(field('Name'), ' B')
    store(edit('Vidya C', Date.now() + 1000))
    expect(field('Name').value).toBe('Vidya C')
    expect(screen.getByText('Not saved')).toBeDefined()
    online()
    // It is the other's to save, unless the reader comes here.
    expect(api.asked.filter(({ value }) => value === 'Vidya B')).toEqual([])
  })

  test('what was typed earlier in the other changes nothing here', async () => {
    const { user } = show()
    await user.type(field('Name'), ' B')
    store(edit('Vidya C', 1000))
    expect(field('Name').value).toBe('Vidya B')
  })

  test('what the other has saved is learnt', async () => {
    const { api, user } = show()
    store(edit('Vidya C', Date.now()))
    expect(field('Name').value).toBe('Vidya C')
    api.write('name', 'Vidya C')
    store(null)
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
    expect(field('Name').value).toBe('Vidya C')
    await user.type(field('Name'), ' D')
    await user.tab()
    await waitFor(() => expect(api.school.name).toBe('Vidya C D'))
  })
})

describe('other kinds of fields', () => {
  test('a switch is saved at once', async () => {
    const { user, api } = show()
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(api.school.is_active).toBe(false))
    expect(api.asked).toEqual([{ field: 'is_active', value: false, revision: 4 }])
  })

  test('a number is digits only, and may be none', async () => {
    const { user, api } = show()
    const students = field('Students')
    expect(students.value).toBe('1240')
    for (const wrong of ['-5', '12a', '1.5']) {
      await user.clear(students)
      await user.type(students, wrong)
      await user.tab()
      expect(await screen.findByText('Digits only, such as 1240.')).toBeDefined()
    }
    expect(api.asked).toEqual([])
    await user.clear(students)
    await user.type(students, '0')
    await user.tab()
    await waitFor(() => expect(api.school.n_students).toBe(0))
    await user.clear(students)
    await user.tab()
    await waitFor(() => expect(api.school.n_students).toBeNull())
  })

  test('a day is saved when it is left; half a day is not', async () => {
    const { api } = show()
    const day = screen.getByLabelText<HTMLInputElement>('Established on')
    fireEvent.change(day, { target: { value: '1987-06-12' } })
    fireEvent.blur(day)
    await waitFor(() => expect(api.school.established_on).toBe('1987-06-12'))
    Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true })
    fireEvent.change(day, { target: { value: '' } })
    fireEvent.blur(day)
    expect(await screen.findByText('Choose a day, such as 12 June 1986.')).toBeDefined()
    expect(api.asked).toHaveLength(1)
    Object.defineProperty(day, 'validity', { value: { badInput: false } })
    fireEvent.blur(day)
    expect(day.value).toBe('1987-06-12')
  })
})

describe('leaving the page', () => {
  async function unsaved() {
    const api = apiOf()
    api.refusal = unreachable
    const page = show(api)
    await page.user.type(field('Name'), ' B')
    await page.user.tab()
    await screen.findByText('1 field is not saved')
    return page
  }

  test('with what is not saved asks first', async () => {
    const { user } = await unsaved()
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(field('Name').value).toBe('Vidya B')
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
    expect(kept()).toContain('Vidya B')
  })

  test('goes on without an answer once all is saved', async () => {
    const { api, user } = await unsaved()
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    await screen.findByText(/^1 field is not saved\./)
    api.refusal = null
    online()
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.school.name).toBe('Vidya B')
  })

  test('for good has the browser ask', async () => {
    await unsaved()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  test('with everything saved asks nothing', async () => {
    const { user } = show()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Blogs' }))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
  })

  test('by signing out forgets it', async () => {
    const { store, router } = await unsaved()
    act(() => store.set(endSessionAtom))
    expect(kept()).toBeNull()
    await act(() => router.navigate('/blogs'))
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeDefined()
  })
})
