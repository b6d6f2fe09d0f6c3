import type { NewSchool } from '@edbazaar/api-client'
import { http, imageMedia, myProfile, mySchool, schoolEditor } from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-editing'
import { sessionAtom } from '@edbazaar/feature-session'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { listed, showMySchools, startMockServer } from '../testing'

const server = startMockServer()

const cover = imageMedia()
/** As the draft is kept between two visits. */
const keep = (form: Record<string, unknown> = {}, media = [cover]) =>
  localStorage.setItem(
    'new-school',
    JSON.stringify({
      user: 7,
      of: 0,
      draft: {
        form: { name: '', suffix: 482_913, type: '', email: '', number: '', place: null, ...form },
        media,
      },
    }),
  )

async function show() {
  server.use(listed({ schools: [] }))
  const page = await showMySchools({ panel: 'add-school' })
  const dialog = await screen.findByRole('dialog', { name: 'Add New School' })
  return { ...page, dialog: within(dialog) }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
const location = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Location' })

/** What the API was asked to list, and how it answers. */
let asked: NewSchool[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.post('/schools/create', async ({ request, response }) => {
      const school = await request.json()
      asked.push(school)
      return response(201).json({ status: 201, msg: 'Added', id: 3, slug: school.slug })
    }),
  )
})

describe('the slug', () => {
  test('follows the name, ends in six digits, and is not to be typed', async () => {
    const { user } = await show()
    expect(field('Slug').readOnly).toBe(true)
    await user.type(field('Name'), 'Vidya Niketan')
    expect(field('Slug').value).toMatch(/^vidya-niketan-[1-9]\d{5}$/)
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Bal Bhavan')
    expect(field('Slug').value).toMatch(/^bal-bhavan-[1-9]\d{5}$/)
  })
})

describe('what is wrong', () => {
  test('stands under a field when it is left', async () => {
    const { user } = await show()
    await user.click(field('Name'))
    await user.tab()
    expect(screen.getByText('Enter Valid Name')).toBeDefined()
    await user.click(type())
    await user.tab()
    expect(type().getAttribute('aria-invalid')).toBe('true')
    await user.click(field('Email'))
    await user.tab()
    expect(screen.getByText('Enter Email')).toBeDefined()
    await user.type(field('Number'), '98450')
    await user.tab()
    expect(screen.getByText('Enter a valid phone number with at least 10 digits')).toBeDefined()
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
  ])('is told when it is sent: %j', async (form, words) => {
    keep(form)
    const { user } = await show()
    await user.click(button('Create School'))
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeDefined()
    expect(asked).toEqual([])
    expect(document.activeElement?.hasAttribute('data-field')).toBe(true)
  })

  test('is told of images, too, and leads to them', async () => {
    keep({ name: 'Vidya', type: 'online', email: 'a@b.in', number: '9845012345' }, [])
    const { user, store } = await show()
    await user.click(button('Create School'))
    expect(await screen.findAllByText('Please add atleast one image.')).toHaveLength(2)
    expect(document.activeElement).toBe(button('Add images'))
    await user.keyboard('{Enter}')
    const media = within(await screen.findByRole('dialog', { name: 'Add School Media' }))
    expect(media.getByRole('button', { name: 'Upload File' })).toBeDefined()
    await user.click(media.getByRole('button', { name: 'Next' }))
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-school' })
    expect(field('Name').value).toBe('Vidya')
  })
})

describe('the location', () => {
  test('is asked of an offline school alone, and picked out of places in India', async () => {
    const { user } = await show()
    expect(location()).toBeNull()
    await user.selectOptions(type(), 'offline')
    await user.type(location() as HTMLInputElement, 'Indira')
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
    expect(location()?.value).toMatch(/^Indiranagar, .*, India$/)
    await user.selectOptions(type(), 'online')
    expect(location()).toBeNull()
  })
})

const whole = {
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
  test('lists it, refreshes lists and user, and opens its editor', async () => {
    keep(whole)
    const { user, store } = await show()
    server.use(
      listed({ schools: [mySchool()] }),
      http.get('/users/my-profile', ({ response }) =>
        response(200).json(myProfile({ user_has_institute: true })),
      ),
      http.get('/schools/edit/{id}/details', ({ response }) => response(200).json(schoolEditor())),
    )
    await user.click(button('Create School'))
    expect(await screen.findByText('Added')).toBeDefined()
    expect(await screen.findByRole('dialog', { name: 'Edit School' })).toBeDefined()
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-school', id: 3 })
    expect(asked).toEqual([
      {
        name: 'Vidya Niketan',
        slug: 'vidya-niketan-482913',
        is_online: false,
        contact_email: 'office@vidya.example',
        contact_phone: '9845012345',
        ...whole.place,
        files: [cover.url],
      },
    ])
    expect(await screen.findByText('1 of 5 schools of your plan')).toBeDefined()
    await waitFor(() => expect(store.get(sessionAtom)?.user.user_has_institute).toBe(true))
    expect(localStorage.getItem('new-school')).toBeNull()
  })

  test('refused, tells it at the fields and in a toast; nothing typed is lost', async () => {
    keep(whole)
    const { user } = await show()
    server.use(
      http.post('/schools/create', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check the email.',
          errors: [{ field: 'contact_email', msg: 'is not one that takes mail' }],
        }),
      ),
    )
    await user.click(button('Create School'))
    expect(await screen.findByText('Please check the email.')).toBeDefined()
    expect(screen.getByText('Is not one that takes mail')).toBeDefined()
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Name').value).toBe('Vidya Niketan')
    await user.type(field('Email'), 'x')
    expect(screen.queryByText('Is not one that takes mail')).toBeNull()
  })

  test('refused for the plan, tells the API’s words', async () => {
    keep(whole)
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
  test('an empty form asks nothing', async () => {
    const { user, dialog } = await show()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['9', []],
    ['', [cover]],
  ])('with the number %j and %j asks first, and clears all', async (number, media) => {
    keep({ number }, media)
    const { user, store } = await show()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('All changes will be lost. Continue?')).toBeDefined()
    await user.click(button('No'))
    expect(field('Number').value).toBe(number)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(store.get(listingPanelAtom)).toBeNull()
    expect(localStorage.getItem('new-school')).toBeNull()
  })
})

test('what was typed survives a reload, with its images', async () => {
  keep({}, [cover])
  const { user } = await show()
  await user.type(field('Name'), 'Vidya')
  cleanup()
  await act(async () => {})
  await show()
  expect(field('Name').value).toBe('Vidya')
  expect(screen.getByRole('img', { name: 'Cover.jpg' })).toBeDefined()
})
