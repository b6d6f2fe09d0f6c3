import { http, myProfile, mySession, secondFactor } from '@edbazaar/api-client/testing'
import { sessionAtom } from '@edbazaar/feature-platform'
import { signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button, done, field, mockDetails, region } from './mock-details'

const { server, show, mockSaves, saveElsewhere } = mockDetails()

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
    const saved = mockSaves({
      refusal: { field: 'lastname', msg: 'must not hold control characters' },
    })
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

test('keeps a name that was changed in another tab until the user chooses', async () => {
  const saved = mockSaves()
  const { user } = await show()
  saveElsewhere({ lastname: 'Rao' })
  await user.type(field('Last name'), 'engar')
  await user.tab()
  const choice = within(await screen.findByRole('group', { name: 'Current value of Last name:' }))
  expect(choice.getByText('Rao')).toBeDefined()
  expect(field('Last name').value).toBe('Iyerengar')
  expect(saved).toEqual([])
  await user.click(choice.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(saved).toEqual([{ field: 'lastname', value: 'Iyerengar' }]))
})

test('saves a field when only other fields were changed in another tab', async () => {
  const saved = mockSaves()
  const { user } = await show()
  saveElsewhere({ firstname: 'Mira' })
  await user.type(field('Last name'), 'engar')
  await user.tab()
  expect(await region('Name and phone').findByText('Saved')).toBeDefined()
  expect(saved).toEqual([{ field: 'lastname', value: 'Iyerengar' }])
  expect(screen.queryByRole('group', { name: /^Current value/ })).toBeNull()
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
  mockSaves()
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

  test('that was changed in another tab is shown', async () => {
    const saved = mockSaves()
    const { user } = await show()
    saveElsewhere({ consents: { email: true, phone: true, whatsapp: false, news: false } })
    await user.click(toggle('Replies on WhatsApp'))
    const name = 'Current value of Contact preferences:'
    const choice = within(await screen.findByRole('group', { name }))
    expect(choice.getByText('Replies by phone')).toBeDefined()
    expect(choice.queryByText('Replies on WhatsApp')).toBeNull()
    await user.click(choice.getByRole('button', { name: 'Take theirs' }))
    expect(toggle('Replies by phone').checked).toBe(true)
    expect(toggle('Replies on WhatsApp').checked).toBe(false)
    expect(saved).toEqual([])
  })

  test('is saved in whatever order the API returns them', async () => {
    const saved = mockSaves()
    const { user } = await show()
    saveElsewhere({ consents: { news: false, phone: false, email: true, whatsapp: false } })
    await user.click(toggle('Replies on WhatsApp'))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('that was refused is not sent again with the next one', async () => {
    mockSaves({ refusal: { field: 'consents', msg: 'No.' } })
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
    mockSaves({ refusal: { field: 'consents', msg: 'No.' } })
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
    second_factor: secondFactor(),
    bookmarks: [],
    blogs: [],
    blog_revisions: [],
    videos: [],
    video_uploads: [],
    comments: [],
    schools: [],
    stores: [],
    memberships: [],
    member_invitations: [],
    filter_requests: [],
    edits: [],
    desk: {
      events: [],
      messages: [],
      reveals: [],
      claims: [],
      exports: [],
      templates: [],
      tasks: [],
      views: [],
      visit_slots: [],
    },
    moderation: { reports: [], appeals: [], held_edits: [], school_claims: [] },
    enquiries: [],
    uploads: [],
    exited_users: [],
    contact_messages: [],
    mails: [],
    applications: [],
    application_work: [],
    job_posts: [],
    application_settings: {},
    bookings: [],
    waitlists: [],
    calendars: [],
    booking_work: [],
    contest_entries: [],
    contest_judging: [],
    newsletter_subscription: null,
    job_alerts: [],
    subscriptions: [],
    invoices: [],
    billing_profile: null,
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
    await user.click(button('Delete permanently'))
    expect(await screen.findByText('Enter your account’s email address.')).toBeDefined()
    await user.type(field(/^Type your email/), 'someone@example.in')
    await user.click(button('Delete permanently'))
    expect(await screen.findByText('This is not your account’s email address.')).toBeDefined()
    await user.click(button('Keep my account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})
