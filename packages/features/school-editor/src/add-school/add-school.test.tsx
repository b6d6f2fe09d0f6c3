import type { NewSchool } from '@edbazaar/api-client'
import {
  http,
  imageMedia,
  myProfile,
  mySchool,
  schoolEditor,
  suggestions,
} from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-editing'
import { sessionAtom } from '@edbazaar/feature-platform'
import { walkthroughStepAtom } from '@edbazaar/feature-platform/panels'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { listings, showMySchools } from '../testing'

const server = startMockServer()

const cover = imageMedia()
/** Stores a draft as if it were left from an earlier visit. */
const storeDraft = (form: Record<string, unknown> = {}, media = [cover]) =>
  localStorage.setItem(
    'new-school',
    JSON.stringify({
      user: 7,
      of: 0,
      draft: {
        name: '',
        suffix: 482_913,
        type: '',
        email: '',
        number: '',
        place: null,
        media,
        ...form,
      },
    }),
  )

async function show() {
  server.use(listings({ schools: [] }))
  const page = await showMySchools({ panel: 'add-school' })
  const dialog = await screen.findByRole('dialog', { name: 'Add New School' })
  return { ...page, dialog: within(dialog) }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
const location = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Location' })

/** Schools that the mocked API was asked to create. */
let created: NewSchool[] = []
beforeEach(() => {
  created = []
  server.use(
    http.post('/schools/create', async ({ request, response }) => {
      const school = await request.json()
      created.push(school)
      const { slug } = school
      return response(201).json({ status: 201, msg: 'Added', id: 3, slug, is_active: true })
    }),
  )
})

describe('schools that exist', () => {
  test('are offered while the name is typed, those near the place first', async () => {
    const queries: (string | null)[][] = []
    server.use(
      http.get('/schools/home-autocomplete', ({ query, response }) => {
        queries.push([query.get('key'), query.get('lat')])
        return response(200).json([...suggestions])
      }),
    )
    const { user, dialog } = await show()
    await user.type(field('Name'), 'Ind')
    expect(dialog.queryByText('Is it one of these?')).toBeNull()
    await user.type(field('Name'), 'iranagar')
    expect((await dialog.findByText('Is it one of these?')).role).toBe('status')
    const link = dialog.getByRole('link', { name: 'Indiranagar Public School' })
    expect(link.getAttribute('href')).toBe('/schools/indiranagar-public-school-204411')
    expect(dialog.queryByText('Indira Kathak Kendra')).toBeNull()
    await user.selectOptions(type(), 'offline')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Indi')
    const [option = document.body] = await screen.findAllByRole('option', { name: /Indiranagar/ })
    await user.click(option)
    await waitFor(() =>
      expect(queries.at(-1)).toEqual(['Indiranagar', expect.stringMatching(/^12\.9/)]),
    )
  })
})

describe('the slug', () => {
  test('follows the name, ends in six digits and is read-only', async () => {
    const { user } = await show()
    expect(field('URL').readOnly).toBe(true)
    await user.type(field('Name'), 'Vidya Niketan')
    expect(field('URL').value).toMatch(/^vidya-niketan-[1-9]\d{5}$/)
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Bal Bhavan')
    expect(field('URL').value).toMatch(/^bal-bhavan-[1-9]\d{5}$/)
  })
})

describe('validation errors', () => {
  test('appear below a field on blur', async () => {
    const { user } = await show()
    await user.click(field('Name'))
    await user.tab()
    expect(await screen.findByText('Enter Valid Name')).toBeDefined()
    await user.click(type())
    await user.tab()
    await waitFor(() => expect(type().getAttribute('aria-invalid')).toBe('true'))
    await user.click(field('Email'))
    await user.tab()
    expect(await screen.findByText('Enter Email')).toBeDefined()
    await user.type(field('Phone number'), '98450')
    await user.tab()
    expect(
      await screen.findByText('Enter a valid phone number with at least 10 digits'),
    ).toBeDefined()
    expect(screen.queryByText('Please add atleast one image.')).toBeNull()
  })

  test.each([
    [{}, 'Enter Valid Name'],
    [{ name: 'Vidya' }, 'Select Your School Type'],
    [{ name: 'Vidya', type: 'online' }, 'Enter Email'],
    [
      { name: 'Vidya', type: 'online', email: 'a@b.in', number: '1' },
      'Phone number must be at least 10 digits long.',
    ],
    [
      { name: 'Vidya', type: 'offline', email: 'a@b.in', number: '9845012345' },
      'Please add Location',
    ],
  ])('appear in a toast on submit: %j', async (form, message) => {
    storeDraft(form)
    const { user } = await show()
    await user.click(button('Create School'))
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeDefined()
    expect(created).toEqual([])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  })

  test('include a missing image and focus the button that adds images', async () => {
    storeDraft({ name: 'Vidya', type: 'online', email: 'a@b.in', number: '9845012345' }, [])
    const { user, store } = await show()
    act(() => store.set(walkthroughStepAtom, 1))
    await user.click(button('Create School'))
    expect(await screen.findAllByText('Please add atleast one image.')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(button('Add images')))
    await user.keyboard('{Enter}')
    const media = within(await screen.findByRole('dialog', { name: 'Add School Media' }))
    expect(media.getByRole('button', { name: 'Upload File' })).toBeDefined()
    await user.click(media.getByRole('button', { name: 'Next' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-school' })
    expect(field('Name').value).toBe('Vidya')
  })
})

describe('the location', () => {
  test('is shown for an offline school only and picked from places in India', async () => {
    const { user } = await show()
    expect(location()).toBeNull()
    await user.selectOptions(type(), 'offline')
    await user.type(location() as HTMLInputElement, 'Indira')
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
    await waitFor(() => expect(location()?.value).toMatch(/^Indiranagar, .*, India$/))
    await user.selectOptions(type(), 'online')
    await waitFor(() => expect(location()).toBeNull())
  })
})

const completeForm = {
  name: 'Vidya Niketan',
  type: 'offline',
  email: 'office@vidya.example',
  number: '9845012345',
  place: {
    location: 'Indiranagar, Bengaluru, India',
    lat: 12.97,
    long: 77.64,
    place: 'indiranagar-bengaluru',
  },
}

describe('Create School', () => {
  test('creates the school, refreshes the list and the user, and opens its editor', async () => {
    storeDraft(completeForm)
    const { user, store } = await show()
    server.use(
      listings({ schools: [mySchool()] }),
      http.get('/users/my-profile', ({ response }) =>
        response(200).json(myProfile({ user_has_institute: true })),
      ),
      http.get('/schools/edit/{id}/details', ({ response }) => response(200).json(schoolEditor())),
    )
    await user.click(button('Create School'))
    expect(await screen.findByText('Added')).toBeDefined()
    expect(await screen.findByRole('dialog', { name: 'Edit School' })).toBeDefined()
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-school', id: 3 })
    expect(created).toEqual([
      {
        name: 'Vidya Niketan',
        slug: 'vidya-niketan-482913',
        is_online: false,
        contact_email: 'office@vidya.example',
        contact_phone: '9845012345',
        ...completeForm.place,
        files: [cover.url],
      },
    ])
    expect(await screen.findByText('1 of 5 live schools in your plan')).toBeDefined()
    await waitFor(() => expect(store.get(sessionAtom)?.user.user_has_institute).toBe(true))
    expect(localStorage.getItem('new-school')).toBeNull()
  })

  test('shows API errors at the fields and in a toast, and keeps the input', async () => {
    storeDraft(completeForm)
    const { user } = await show()
    server.use(
      http.post('/schools/create', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check the email.',
          errors: [{ field: 'contact_email', msg: 'does not accept email' }],
        }),
      ),
    )
    await user.click(button('Create School'))
    expect(await screen.findByText('Please check the email.')).toBeDefined()
    expect(screen.getByText('Does not accept email')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(field('Name').value).toBe('Vidya Niketan')
    await user.type(field('Email'), 'x')
    await waitFor(() => expect(screen.queryByText('Does not accept email')).toBeNull())
  })

  test('shows the API’s message when the plan allows no more schools', async () => {
    storeDraft(completeForm)
    const { user } = await show()
    const msg = 'Your plan allows 5 schools.'
    server.use(
      http.post('/schools/create', ({ response }) =>
        response(409).json({ status: 409, code: 'conflict', msg }),
      ),
    )
    await user.click(button('Create School'))
    expect(await screen.findByText(msg)).toBeDefined()
    expect(field('Name').value).toBe('Vidya Niketan')
  })
})

describe('closing', () => {
  test('does not ask when the form is empty', async () => {
    const { user, dialog } = await show()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['9', []],
    ['', [cover]],
  ])(
    'asks first and clears the draft with the number %j and the media %j',
    async (number, media) => {
      storeDraft({ number }, media)
      const { user, store } = await show()
      await user.keyboard('{Escape}')
      expect(await screen.findByText('All changes will be lost. Continue?')).toBeDefined()
      await user.click(button('No'))
      expect(field('Phone number').value).toBe(number)
      await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('button', { name: 'Yes' }))
      expect(store.get(listingPanelAtom)).toBeNull()
      expect(localStorage.getItem('new-school')).toBeNull()
    },
  )
})

test('restores the input and the images after a reload', async () => {
  storeDraft({}, [cover])
  const { user } = await show()
  await user.type(field('Name'), 'Vidya')
  cleanup()
  await act(async () => {})
  await show()
  expect(field('Name').value).toBe('Vidya')
  expect(screen.getByRole('img', { name: 'Cover.jpg' })).toBeDefined()
})
