import type { MyProfile, Session } from '@edbazaar/api-client'
import { http, myProfile, mySession } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { sessionAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadDetails } from './load-details'
import { ProfileDetailsScreen } from './ProfileDetailsScreen'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => {
  server.close()
  vi.resetModules()
})

const done = { status: 200, msg: 'Updated' }
const pages = [
  { path: '/profile-details/:id', Component: ProfileDetailsScreen, loader: loadDetails },
  { path: '/', element: <h1>Home</h1> },
]

async function show(differences: Partial<MyProfile> = {}, sessions?: Session[]) {
  server.use(
    http.get('/users/my-profile', ({ response }) => response(200).json(myProfile(differences))),
  )
  if (sessions)
    server.use(http.get('/users/my-sessions', ({ response }) => response(200).json(sessions)))
  const page = renderPage(pages, '/profile-details/7', forUser())
  await screen.findByRole('heading', { level: 1, name: 'Edit profile' })
  await screen.findByRole('region', { name: 'Delete your account' })
  return { ...page, user: userEvent.setup() }
}

/** Mocks saving, optionally with an error, and returns the saved fields. */
function mockSaves(refusal?: { field: string; msg: string }) {
  const saved: { field: string; value: unknown }[] = []
  server.use(
    http.put('/users/my-profile', async ({ request, response }) => {
      saved.push(await request.json())
      if (!refusal) return response(200).json(done)
      const body = { status: 400, code: 'invalid_request', msg: 'No.', errors: [refusal] }
      return response(400).json(body)
    }),
  )
  return saved
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the name fields', () => {
  test('save on blur and update the session', async () => {
    const saved = mockSaves()
    const { user, store } = await show()
    await user.clear(field('First name'))
    await user.type(field('First name'), ' Mira ')
    await user.tab()
    expect(await region('Name and phone').findByText('Saved')).toBeDefined()
    expect(saved).toEqual([{ field: 'firstname', value: 'Mira' }])
    expect(field('First name').value).toBe('Mira')
    expect(store.get(sessionAtom)?.user.firstname).toBe('Mira')
    expect(localStorage.getItem('user')).toContain('Mira')
  })

  test('save again when the value is changed back', async () => {
    const saved = mockSaves()
    const { user } = await show()
    for (const name of ['Mira', 'Meera']) {
      await user.clear(field('First name'))
      await user.type(field('First name'), name)
      await user.tab()
      await waitFor(() => expect(saved.at(-1)).toEqual({ field: 'firstname', value: name }))
    }
    expect(saved).toHaveLength(2)
  })

  test('do not save an unchanged value', async () => {
    const saved = mockSaves()
    const { user } = await show()
    await user.type(field('Last name'), 'x{Backspace}')
    await user.tab()
    expect(saved).toEqual([])
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('keep an invalid value, show the error and do not save it', async () => {
    const saved = mockSaves()
    const { user } = await show()
    await user.clear(field('First name'))
    await user.type(field('First name'), 'M')
    await user.tab()
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(screen.getByText('Enter Name')).toBeDefined()
    expect(field('First name').value).toBe('M')
    expect(saved).toEqual([])
  })

  test('keep a value that the API rejects and retry on the next blur', async () => {
    const saved = mockSaves({ field: 'lastname', msg: 'must not hold control characters' })
    const { user } = await show()
    await user.type(field('Last name'), 'engar')
    await user.tab()
    expect(await screen.findByText('Must not hold control characters')).toBeDefined()
    expect(field('Last name').value).toBe('Iyerengar')
    await user.click(field('Last name'))
    await user.tab()
    await waitFor(() => expect(saved).toHaveLength(2))
  })
})

test('keeps the entered value when the session expires', async () => {
  server.use(
    http.put('/users/my-profile', ({ response }) =>
      response(401).json({ status: 401, code: 'not_signed_in', msg: 'Please sign in.' }),
    ),
  )
  const { user, store } = await show()
  await user.type(field('Last name'), 'engar')
  await user.tab()
  expect(await screen.findByText('Not saved')).toBeDefined()
  expect(store.get(sessionAtom)).toBeNull()
  expect(field('Last name').value).toBe('Iyerengar')
  act(() => signIn(store))
  server.use(http.put('/users/my-profile', ({ response }) => response(200).json(done)))
  await user.click(field('Last name'))
  await user.tab()
  expect(await region('Name and phone').findByText('Saved')).toBeDefined()
})

test('saves a phone number as digits, and allows an empty one', async () => {
  const saved = mockSaves()
  const { user, store } = await show()
  await user.type(field('Phone'), '+91 98450-12345')
  await user.tab()
  await waitFor(() => expect(saved).toEqual([{ field: 'phone', value: '919845012345' }]))
  await waitFor(() => expect(field('Phone').value).toBe('919845012345'))
  expect(store.get(sessionAtom)?.user.phone).toBe('919845012345')
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '12')
  await user.tab()
  expect(await screen.findByText(/^Enter 4 to 12 digits/)).toBeDefined()
  await user.clear(field('Phone'))
  await user.tab()
  await waitFor(() => expect(saved.at(-1)).toEqual({ field: 'phone', value: null }))
})

// Test files share a module registry: reset it so that the mock applies only to this file.
vi.hoisted(() => vi.resetModules())
vi.mock('@edbazaar/ui/ImageCropper', () => ({
  ImageCropper: (props: { aspectRatio: number; onProceed: (image: Blob) => void }) => (
    <button
      type="button"
      onClick={() => props.onProceed(new Blob(['cropped'], { type: 'image/jpeg' }))}
    >
      Proceed {props.aspectRatio}
    </button>
  ),
}))

describe('an image', () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' })
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:image'
    URL.revokeObjectURL = () => {}
  })
  function choose(title: RegExp, file: File) {
    const input = button(title).parentElement?.querySelector('input')
    if (input) fireEvent.change(input, { target: { files: [file] } })
  }

  test.each([
    [/a photo/, 1, 'profile_image'],
    [/a cover/, 3, 'cover_image'],
  ] as const)('for %s is cropped, uploaded and saved', async (title, ratio, name) => {
    const saved = mockSaves()
    const sent: unknown[] = []
    server.use(
      http.post('/users/file', async ({ request, response }) => {
        sent.push(request.headers.get('content-type')?.split(';')[0])
        return response(200).json({ status: 200, msg: 'Image Added', url: '/media/b.webp' })
      }),
    )
    const { user, store } = await show()
    choose(title, png)
    await user.click(await screen.findByRole('button', { name: `Proceed ${ratio}` }))
    await waitFor(() => expect(saved).toEqual([{ field: name, value: '/media/b.webp' }]))
    expect(sent).toEqual(['multipart/form-data'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(sessionAtom)?.user[name]).toBe('/media/b.webp')
  })

  test('can be removed', async () => {
    const saved = mockSaves()
    const { user, store } = await show({ profile_image: '/media/a.webp' })
    await user.click(button('Remove photo'))
    await waitFor(() => expect(saved).toEqual([{ field: 'profile_image', value: null }]))
    expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeDefined()
    expect(store.get(sessionAtom)?.user.profile_image).toBeNull()
  })
})

describe('a child', () => {
  const anaya = { name: 'Anaya', born_on: '2019-02-28' }

  test('is added with a name and an optional date of birth', async () => {
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

  test('cannot have a date of birth in the future', async () => {
    const saved = mockSaves()
    const { user } = await show({ children: [anaya] })
    await user.click(button('Edit Anaya'))
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2999-01-01' } })
    await user.click(button('Save'))
    expect(await screen.findByText(/^Enter a date in the past/)).toBeDefined()
    expect(saved).toEqual([])
  })

  test('is edited in place and removed', async () => {
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
})

describe('a consent', () => {
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

  test('is saved at once, together with the unchanged consents', async () => {
    const saved = mockSaves()
    const { user } = await show()
    await user.click(toggle('Replies on WhatsApp'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const value = { email: true, phone: false, whatsapp: true, news: false }
    expect(saved[0]).toEqual({ field: 'consents', value })
    expect(await region('Contact preferences').findByText('Saved')).toBeDefined()
  })

  test('is kept without a connection, and saved when it returns', async () => {
    server.use(http.put('/users/my-profile', ({ response }) => response.untyped(Response.error())))
    const { user } = await show()
    await user.click(toggle('News from EdBazaar'))
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(toggle('News from EdBazaar').checked).toBe(true)
    const saved = mockSaves()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(saved).toMatchObject([{ field: 'consents', value: { news: true } }])
  })

  test('that was refused is not sent again with the next one', async () => {
    mockSaves({ field: 'consents', msg: 'No.' })
    const { user } = await show()
    await user.click(toggle('News from EdBazaar'))
    expect(await screen.findByText('Not saved')).toBeDefined()
    const saved = mockSaves()
    await user.click(toggle('Replies on WhatsApp'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const value = { email: true, phone: false, whatsapp: true, news: false }
    expect(saved).toEqual([{ field: 'consents', value }])
  })

  test('is restored when saving fails', async () => {
    mockSaves({ field: 'consents', msg: 'No.' })
    const { user } = await show()
    await user.click(toggle('News from EdBazaar'))
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(toggle('News from EdBazaar').checked).toBe(false)
  })
})

describe('the email', () => {
  function mockEmailChanges(status: 202 | 401 = 202) {
    const sent: unknown[] = []
    server.use(
      http.post('/users/email-changes', async ({ request, response }) => {
        sent.push(await request.json())
        if (status === 202) return response(202).json({ status, msg: 'Accepted' })
        const errors = [{ field: 'password', msg: 'is not your password' }]
        return response(401).json({ status, code: 'wrong_credentials', msg: 'No.', errors })
      }),
    )
    return sent
  }

  test('is confirmed through an emailed link', async () => {
    const sent = mockEmailChanges()
    const { user } = await show({ is_email_confirmed: false })
    expect(region('Email').getByText('Not confirmed')).toBeDefined()
    await user.click(button('Confirm this address'))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(sent).toEqual([{ email: 'meera@example.in' }])
    // The notice takes the focus once, not whenever a field is saved later.
    mockSaves()
    await user.type(field('First name'), 'n')
    await user.tab()
    await region('Name and phone').findByText('Saved')
    expect(document.activeElement).toBe(field('Last name'))
  })

  test('is changed with the password and a link sent to the new address', async () => {
    const sent = mockEmailChanges()
    const { user } = await show()
    expect(region('Email').getByText('Confirmed')).toBeDefined()
    await user.click(button('Change email'))
    await user.type(field('New email'), 'mira@example.in')
    await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
    await user.click(button('Send link'))
    expect(await screen.findByText(/We have sent a link to mira@example.in/)).toBeDefined()
    expect(sent).toEqual([{ email: 'mira@example.in', password: 'monsoon mango' }])
  })

  test('shows the error beside a wrong password and does not change', async () => {
    mockEmailChanges(401)
    const { user, store } = await show()
    await user.click(button('Change email'))
    await user.type(field('New email'), 'mira@example.in')
    await user.type(screen.getByLabelText('Your password'), 'wrong one')
    await user.click(button('Send link'))
    expect(await screen.findByText('Is not your password')).toBeDefined()
    expect(field('New email').value).toBe('mira@example.in')
    expect(store.get(sessionAtom)).not.toBeNull()
  })

  test('is changed without a password if the account has none', async () => {
    const sent = mockEmailChanges()
    const { user } = await show({ has_password: false })
    await user.click(button('Change email'))
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.type(field('New email'), 'mira@example.in')
    await user.click(button('Send link'))
    await waitFor(() => expect(sent).toEqual([{ email: 'mira@example.in' }]))
  })
})

describe('the password', () => {
  test('is changed with the current password, and shows the strength of the new one', async () => {
    const sent: unknown[] = []
    server.use(
      http.put('/users/my-password', async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json(done)
      }),
    )
    const others = [mySession(), mySession({ id: 13, device: 'Safari on Mac', is_current: false })]
    const { user } = await show({}, others)
    await user.type(screen.getByLabelText('Current password'), 'monsoon mango')
    await user.type(screen.getByLabelText('New password'), 'mango')
    expect(screen.getByText('At least 6 characters')).toBeDefined()
    await user.type(screen.getByLabelText('New password'), ' tree by the well')
    expect(screen.getByText('Strong')).toBeDefined()
    await user.click(button('Change password'))
    expect(await screen.findByText('Password changed')).toBeDefined()
    const body = { current_password: 'monsoon mango', password: 'mango tree by the well' }
    expect(sent).toEqual([body])
    expect(screen.queryByText('Safari on Mac')).toBeNull()
  })

  test('shows the error beside a missing or rejected value', async () => {
    const errors = [{ field: 'current_password', msg: 'is not your password' }]
    server.use(
      http.put('/users/my-password', ({ response }) =>
        response(401).json({ status: 401, code: 'wrong_credentials', msg: 'No.', errors }),
      ),
    )
    const { user } = await show()
    await user.click(button('Change password'))
    expect(await screen.findAllByText('Enter Password')).toHaveLength(2)
    await user.type(screen.getByLabelText('Current password'), 'guess')
    await user.type(screen.getByLabelText('New password'), 'mango tree')
    await user.click(button('Change password'))
    expect(await screen.findByText('Is not your password')).toBeDefined()
  })

  test('is set through an emailed link if the account has none', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/users/forgot-password', async ({ request, response }) => {
        sent.push(await request.json())
        return response(202).json({ status: 202, msg: 'Accepted' })
      }),
    )
    const { user } = await show({ has_password: false, has_google: true })
    await user.click(button('Set a password'))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(sent).toEqual([{ email: 'meera@example.in' }])
  })
})

describe('the sessions', () => {
  const phone = mySession({ id: 13, device: 'Firefox on Android', is_current: false })
  const mac = mySession({ id: 14, device: 'Safari on Mac', is_current: false })

  test('sign out one device', async () => {
    const ended: string[] = []
    server.use(
      http.delete('/users/my-sessions/{id}', ({ params, response }) => {
        ended.push(String(params.id))
        return response(200).json(done)
      }),
    )
    const { user } = await show({}, [mySession(), phone, mac])
    expect(screen.getByText('This device')).toBeDefined()
    await user.click(button('Sign out of Firefox on Android'))
    await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull())
    expect(ended).toEqual(['13'])
    expect(screen.getByText('Safari on Mac')).toBeDefined()
  })

  test('sign out all other devices at once', async () => {
    server.use(http.delete('/users/my-sessions', ({ response }) => response(200).json(done)))
    const { user } = await show({}, [mySession(), phone, mac])
    await user.click(button('Sign out of all other devices'))
    expect(await screen.findByText('You are not signed in on any other device.')).toBeDefined()
    expect(screen.queryByText('Safari on Mac')).toBeNull()
  })

  test('keep a device in the list when signing it out fails', async () => {
    server.use(
      http.delete('/users/my-sessions/{id}', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      ),
    )
    const { user } = await show({}, [mySession(), phone])
    await user.click(button('Sign out of Firefox on Android'))
    await waitFor(() =>
      expect(button('Sign out of Firefox on Android').hasAttribute('data-loading')).toBe(false),
    )
  })

  test('end the current session when this device is signed out', async () => {
    const { user, store } = await show()
    await user.click(button('Sign out of Chrome on Android'))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
    expect(store.get(sessionAtom)).toBeNull()
  })
})

test('downloads the user’s data as a file', async () => {
  const myData = {
    exported_at: '2026-11-20T06:30:00.000Z',
    profile: myProfile(),
    sessions: [],
    links: [],
    bookmarks: [],
    blogs: [],
    schools: [],
    stores: [],
    filter_requests: [],
    edits: [],
    uploads: [],
    exited_users: [],
    contact_messages: [],
    mails: [],
    newsletter_subscription: null,
  }
  server.use(http.get('/users/my-data', ({ response }) => response(200).json(myData)))
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:data'
  }
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = await show()
  await user.click(button('Download my data'))
  await waitFor(() => expect(names).toEqual(['edbazaar-my-data.json']))
  expect(files[0]?.type).toBe('application/json')
})

describe('deleting the account', () => {
  async function open() {
    const page = await show()
    await page.user.click(button('Delete my account'))
    await screen.findByRole('dialog', { name: 'Delete your account?' })
    return page
  }

  test('asks for the email and the password, then clears the session and local storage', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/users/my-profile/deletions', async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json(done)
      }),
    )
    const { user, store } = await open()
    await user.type(field(/^Type your email/), 'MEERA@example.in')
    await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
    await user.click(button('Delete permanently'))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
    expect(sent).toEqual([{ email: 'MEERA@example.in', password: 'monsoon mango' }])
    expect(store.get(sessionAtom)).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('does nothing when the email does not match', async () => {
    const { user, store } = await open()
    await user.type(field(/^Type your email/), 'someone@example.in')
    await user.click(button('Delete permanently'))
    expect(await screen.findByText('This is not your account’s email address.')).toBeDefined()
    await user.click(button('Keep my account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})
