import type { MyProfile, Session } from '@edbazaar/api-client'
import { http, myProfile, mySession } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { sessionAtom } from '@edbazaar/feature-session'
import { forUser, signIn } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadDetails, ProfileDetailsScreen } from '.'

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

/** What the API was asked to save, and how it answers. */
function saves(refusal?: { field: string; msg: string }) {
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

describe('a name', () => {
  test('is saved when it is left, and the session follows', async () => {
    const saved = saves()
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

  test('that is changed back is saved again', async () => {
    const saved = saves()
    const { user } = await show()
    for (const name of ['Mira', 'Meera']) {
      await user.clear(field('First name'))
      await user.type(field('First name'), name)
      await user.tab()
      await waitFor(() => expect(saved.at(-1)).toEqual({ field: 'firstname', value: name }))
    }
    expect(saved).toHaveLength(2)
  })

  test('that was not changed is not saved', async () => {
    const saved = saves()
    const { user } = await show()
    await user.type(field('Last name'), 'x{Backspace}')
    await user.tab()
    expect(saved).toEqual([])
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('that is none is not sent, stays, and says what is wrong', async () => {
    const saved = saves()
    const { user } = await show()
    await user.clear(field('First name'))
    await user.type(field('First name'), 'M')
    await user.tab()
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(screen.getByText('Enter Name')).toBeDefined()
    expect(field('First name').value).toBe('M')
    expect(saved).toEqual([])
  })

  test('that the API refuses stays as it was typed, and is tried again', async () => {
    const saved = saves({ field: 'lastname', msg: 'must not hold control characters' })
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

test('what was typed stays where the session ends under one’s hands', async () => {
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

test('a phone number is saved as digits, however it was typed, and may be none', async () => {
  const saved = saves()
  const { user, store } = await show()
  await user.type(field('Phone'), '+91 98450-12345')
  await user.tab()
  await waitFor(() => expect(saved).toEqual([{ field: 'phone', value: '919845012345' }]))
  await waitFor(() => expect(field('Phone').value).toBe('919845012345'))
  expect(store.get(sessionAtom)?.user.phone).toBe('919845012345')
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '12')
  await user.tab()
  expect(await screen.findByText(/^Give 4 to 12 digits/)).toBeDefined()
  await user.clear(field('Phone'))
  await user.tab()
  await waitFor(() => expect(saved.at(-1)).toEqual({ field: 'phone', value: null }))
})

// Files share their modules: what is put in the cropper's place is here alone.
vi.hoisted(() => vi.resetModules())
vi.mock('@edbazaar/ui/ImageCropper', () => ({
  ImageCropper: (props: { aspectRatio: number; onProceed: (image: Blob) => void }) => (
    <button
      type="button"
      onClick={() => props.onProceed(new Blob(['cut'], { type: 'image/jpeg' }))}
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
  ] as const)('for %s is cut, sent and put to use', async (title, ratio, name) => {
    const saved = saves()
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

  test('can be taken away', async () => {
    const saved = saves()
    const { user, store } = await show({ profile_image: '/media/a.webp' })
    await user.click(button('Remove photo'))
    await waitFor(() => expect(saved).toEqual([{ field: 'profile_image', value: null }]))
    expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeDefined()
    expect(store.get(sessionAtom)?.user.profile_image).toBeNull()
  })
})

describe('a child', () => {
  const anaya = { name: 'Anaya', born_on: '2019-02-28' }

  test('is added with a name, and a date of birth if one likes', async () => {
    const saved = saves()
    const { user } = await show()
    await user.click(button('Add a child'))
    expect(document.activeElement).toBe(field('Child’s name'))
    await user.click(button('Save'))
    expect(await screen.findByText(/^Enter the child’s name/)).toBeDefined()
    await user.type(field('Child’s name'), 'कबीर')
    await user.click(button('Save'))
    expect(await screen.findByText('Date of birth not given')).toBeDefined()
    expect(saved).toEqual([{ field: 'children', value: [{ name: 'कबीर', born_on: null }] }])
  })

  test('is not born tomorrow', async () => {
    const saved = saves()
    const { user } = await show({ children: [anaya] })
    await user.click(button('Edit Anaya'))
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2999-01-01' } })
    await user.click(button('Save'))
    expect(await screen.findByText(/^Give a day that has been/)).toBeDefined()
    expect(saved).toEqual([])
  })

  test('is edited in its place, and removed', async () => {
    const saved = saves()
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

  test('is saved at once, with the others as they are', async () => {
    const saved = saves()
    const { user } = await show()
    await user.click(toggle('Answers on WhatsApp'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const value = { email: true, phone: false, whatsapp: true, news: false }
    expect(saved[0]).toEqual({ field: 'consents', value })
    expect(await region('Who may write to you').findByText('Saved')).toBeDefined()
  })

  test('that could not be saved goes back', async () => {
    saves({ field: 'consents', msg: 'No.' })
    const { user } = await show()
    await user.click(toggle('News from EdBazaar'))
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(toggle('News from EdBazaar').checked).toBe(false)
  })
})

describe('the email', () => {
  function asks(status: 202 | 401 = 202) {
    const asked: unknown[] = []
    server.use(
      http.post('/users/email-changes', async ({ request, response }) => {
        asked.push(await request.json())
        if (status === 202) return response(202).json({ status, msg: 'On its way.' })
        const errors = [{ field: 'password', msg: 'is not your password' }]
        return response(401).json({ status, code: 'wrong_credentials', msg: 'No.', errors })
      }),
    )
    return asked
  }

  test('that is not confirmed is confirmed by a mailed link', async () => {
    const asked = asks()
    const { user } = await show({ is_email_confirmed: false })
    expect(region('Email').getByText('Not confirmed')).toBeDefined()
    await user.click(button('Confirm this address'))
    expect(await screen.findByText('A link is on its way')).toBeDefined()
    expect(asked).toEqual([{ email: 'meera@example.in' }])
    // The news takes the focus once, not from every field that is saved later.
    saves()
    await user.type(field('First name'), 'n')
    await user.tab()
    await region('Name and phone').findByText('Saved')
    expect(document.activeElement).toBe(field('Last name'))
  })

  test('is changed with the password, and a link to the new one', async () => {
    const asked = asks()
    const { user } = await show()
    expect(region('Email').getByText('Confirmed')).toBeDefined()
    await user.click(button('Change email'))
    await user.type(field('New email'), 'mira@example.in')
    await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
    await user.click(button('Send the link'))
    expect(await screen.findByText(/We have mailed it to mira@example.in/)).toBeDefined()
    expect(asked).toEqual([{ email: 'mira@example.in', password: 'monsoon mango' }])
  })

  test('is not changed with a wrong password, which is told beside it', async () => {
    asks(401)
    const { user, store } = await show()
    await user.click(button('Change email'))
    await user.type(field('New email'), 'mira@example.in')
    await user.type(screen.getByLabelText('Your password'), 'wrong one')
    await user.click(button('Send the link'))
    expect(await screen.findByText('Is not your password')).toBeDefined()
    expect(field('New email').value).toBe('mira@example.in')
    expect(store.get(sessionAtom)).not.toBeNull()
  })

  test('is changed without a password by those who have none', async () => {
    const asked = asks()
    const { user } = await show({ has_password: false })
    await user.click(button('Change email'))
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.type(field('New email'), 'mira@example.in')
    await user.click(button('Send the link'))
    await waitFor(() => expect(asked).toEqual([{ email: 'mira@example.in' }]))
  })
})

describe('the password', () => {
  test('is changed with the one until now; how strong the new one is shows meanwhile', async () => {
    const asked: unknown[] = []
    server.use(
      http.put('/users/my-password', async ({ request, response }) => {
        asked.push(await request.json())
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
    expect(await screen.findByText('Your password was changed')).toBeDefined()
    const body = { current_password: 'monsoon mango', password: 'mango tree by the well' }
    expect(asked).toEqual([body])
    expect(screen.queryByText('Safari on Mac')).toBeNull()
  })

  test('that is missing or refused is told beside its field', async () => {
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

  test('is set by a mailed link where there is none', async () => {
    const asked: unknown[] = []
    server.use(
      http.post('/users/forgot-password', async ({ request, response }) => {
        asked.push(await request.json())
        return response(202).json({ status: 202, msg: 'On its way.' })
      }),
    )
    const { user } = await show({ has_password: false, has_google: true })
    await user.click(button('Set a password'))
    expect(await screen.findByText('A link is on its way')).toBeDefined()
    expect(asked).toEqual([{ email: 'meera@example.in' }])
  })
})

describe('where one is signed in', () => {
  const phone = mySession({ id: 13, device: 'Firefox on Android', is_current: false })
  const mac = mySession({ id: 14, device: 'Safari on Mac', is_current: false })

  test('one device is signed out', async () => {
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

  test('all others are signed out at once', async () => {
    server.use(http.delete('/users/my-sessions', ({ response }) => response(200).json(done)))
    const { user } = await show({}, [mySession(), phone, mac])
    await user.click(button('Sign out everywhere else'))
    expect(await screen.findByText('You are signed in nowhere else.')).toBeDefined()
    expect(screen.queryByText('Safari on Mac')).toBeNull()
  })

  test('a device that cannot be signed out now stays in the list', async () => {
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

  test('signing out of this device ends the session', async () => {
    const { user, store } = await show()
    await user.click(button('Sign out of Chrome on Android'))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
    expect(store.get(sessionAtom)).toBeNull()
  })
})

test('one’s data is downloaded as a file', async () => {
  const none = { sessions: [], links: [], bookmarks: [], blogs: [], schools: [], stores: [] }
  const beside = {
    ...{ filter_requests: [], edits: [], uploads: [] },
    ...{ exited_users: [], contact_messages: [], mails: [] },
  }
  const kept = {
    ...{ exported_at: '2026-11-20T06:30:00.000Z', profile: myProfile(), ...none, ...beside },
    newsletter_subscription: null,
  }
  server.use(http.get('/users/my-data', ({ response }) => response(200).json(kept)))
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

  test('asks for the email once more and the password, then all is forgotten here', async () => {
    const asked: unknown[] = []
    server.use(
      http.post('/users/my-profile/deletions', async ({ request, response }) => {
        asked.push(await request.json())
        return response(200).json(done)
      }),
    )
    const { user, store } = await open()
    await user.type(field(/^Type your email/), 'MEERA@example.in')
    await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
    await user.click(button('Delete for good'))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
    expect(asked).toEqual([{ email: 'MEERA@example.in', password: 'monsoon mango' }])
    expect(store.get(sessionAtom)).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('with another email deletes nothing', async () => {
    const { user, store } = await open()
    await user.type(field(/^Type your email/), 'somebody@example.in')
    await user.click(button('Delete for good'))
    expect(await screen.findByText('This is not the email of your account.')).toBeDefined()
    await user.click(button('Keep my account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})
