import type { NewsletterBlock } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftCalls, sampleDraft, sampleSending } from './draft-sample'
import { page } from './index'

const server = startMockServer()

function open(path: string) {
  server.use(...draftCalls())
  const routes = [
    { path: '/admin/newsletters/:id', ...page },
    { path: '/admin/newsletters', element: <p>All newsletters</p> },
  ]
  const { store } = renderPage(routes, path, forUser({ is_admin: true }))
  return { store, person: userEvent.setup({ delay: null }) }
}

const imageUrl = '/media/uploads/a/b/960x640.webp'
const uploadedImage = {
  status: 200,
  msg: 'Image Added',
  url: imageUrl,
  image: {
    url: imageUrl,
    width: 960,
    height: 640,
    variants: [],
    formats: [],
    placeholder: null,
    caption: null,
    is_drawn: false,
  },
}

const imageFile = new File(['x'], 'visit.png', { type: 'image/png' })

async function imageInput() {
  const image = await screen.findByRole('button', { name: 'Image' })
  const input = image.parentElement?.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input')
  return input
}

const block = (name: string) => screen.getByRole('listitem', { name })

test('a new draft needs a title, is created once, and opens', async () => {
  const { store, person } = open('/admin/newsletters/new')
  const sent: unknown[] = []
  server.use(
    http.post('/admin/newsletter-drafts', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json(sampleDraft)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Enter a title.')).toBeDefined()
  const title = screen.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await person.type(title, 'School visits')
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  // In the editor, which loads later, and in the preview.
  expect(await screen.findAllByText('Ask to walk, not to sit.')).not.toEqual([])
  expect(store.get(toastAtom)?.message).toBe('Draft saved')
  expect(sent).toMatchObject([{ title: 'School visits', summary: '', blocks: [] }])
})

test('a change keeps what was typed when another admin was faster', async () => {
  const { store, person } = open('/admin/newsletters/81')
  server.use(
    http.put('/admin/newsletter-drafts/{id}', ({ response }) =>
      response(409).json({
        status: 409,
        code: 'conflict',
        msg: 'Anita Rao has changed this draft.',
      }),
    ),
  )
  const summary = await screen.findByRole('textbox', { name: 'Summary' })
  await person.clear(summary)
  await person.type(summary, 'Nine questions')
  expect(screen.getByText(/Save the draft to see your latest changes/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toContain('Anita Rao has changed'))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toMatchObject({
    value: 'Nine questions',
  })
})

test('what is typed while a new draft is created stays, and is saved next', async () => {
  const { store, person } = open('/admin/newsletters/new')
  const sent: unknown[] = []
  server.use(
    http.post('/admin/newsletter-drafts', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json(sampleDraft)
    }),
    http.put('/admin/newsletter-drafts/{id}', async ({ params, request, response }) => {
      sent.push({ id: params.id, ...(await request.json()) })
      return response(200).json(sampleDraft)
    }),
  )
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await person.type(title, 'School')
  const save = screen.getByRole('button', { name: 'Save draft' })
  // Without a pause between them, so that the answer comes after the text.
  fireEvent.click(save)
  fireEvent.change(title, { target: { value: 'School visits' } })
  await waitFor(() => expect(save.hasAttribute('data-loading')).toBe(false))
  expect(store.get(toastAtom)?.message).toBe('Draft saved')
  expect(title.value).toBe('School visits')
  await person.click(save)
  expect(await screen.findAllByText('Ask to walk, not to sit.')).not.toEqual([])
  expect(sent).toMatchObject([
    { title: 'School' },
    { id: '81', revision: sampleDraft.revision, title: 'School visits' },
  ])
})

test('what is typed while a draft is saved is not saved yet', async () => {
  const { person } = open('/admin/newsletters/81')
  server.use(
    http.put('/admin/newsletter-drafts/{id}', ({ response }) => response(200).json(sampleDraft)),
  )
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await person.type(title, '?')
  const save = screen.getByRole('button', { name: 'Save draft' })
  fireEvent.click(save)
  fireEvent.change(title, { target: { value: 'What to ask' } })
  await waitFor(() => expect(save.hasAttribute('data-loading')).toBe(false))
  expect(title.value).toBe('What to ask')
  expect(screen.getByText(/Save the draft to see your latest changes/)).toBeDefined()
})

test('asks before changes are lost', async () => {
  const { person } = open('/admin/newsletters/81')
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '?')
  await person.click(screen.getByRole('link', { name: 'Newsletters' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('All newsletters')).toBeNull()
  await person.click(screen.getByRole('link', { name: 'Newsletters' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(again.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('All newsletters')).toBeDefined()
})

test('blocks are added, moved and removed, and saved in their order', async () => {
  const { person } = open('/admin/newsletters/81')
  const sent: NewsletterBlock[][] = []
  server.use(
    http.put('/admin/newsletter-drafts/{id}', async ({ request, response }) => {
      sent.push((await request.json()).blocks)
      return response(200).json(sampleDraft)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Heading' }))
  await person.type(within(block('4. Heading')).getByRole('textbox'), 'At the end')
  await person.click(screen.getByRole('button', { name: 'Move 4. Heading up' }))
  await waitFor(() => expect(document.activeElement).toBe(block('3. Heading')))
  await person.click(screen.getByRole('button', { name: 'Remove 1. Heading' }))
  await person.click(screen.getByRole('button', { name: 'Blog' }))
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Which blog?' }),
    'Packing for the first camp',
  )
  await person.click(screen.getByRole('button', { name: 'Add blog' }))
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.slice(1)).toEqual([
    { type: 'heading', text: 'At the end' },
    { type: 'blog', blog_id: 7 },
    { type: 'blog', blog_id: 8 },
  ])
})

test('an image is uploaded, and what the server refuses is said at the block', async () => {
  const { person } = open('/admin/newsletters/81')
  server.use(
    http.post('/admin/newsletter-images', ({ response }) => response(200).json(uploadedImage)),
    http.put('/admin/newsletter-drafts/{id}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Describe the image.',
        errors: [{ field: 'blocks[3].alt', msg: 'Describe the image.' }],
      }),
    ),
  )
  await person.upload(await imageInput(), imageFile)
  const alt = await screen.findByRole('textbox', { name: /Alternative text/ })
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(alt.getAttribute('aria-invalid')).toBe('true'))
  expect(within(block('4. Image')).getByText('Describe the image.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(alt))
})

test('what is typed during the upload of an image stays, with the focus', async () => {
  open('/admin/newsletters/81')
  server.use(
    http.post('/admin/newsletter-images', ({ response }) => response(200).json(uploadedImage)),
  )
  const input = await imageInput()
  const heading = within(block('1. Heading')).getByRole<HTMLInputElement>('textbox')
  // Without a pause between them, so that the answer comes after the text.
  fireEvent.change(input, { target: { files: [imageFile] } })
  fireEvent.change(heading, { target: { value: 'On the day of the visit' } })
  act(() => heading.focus())
  expect(await screen.findByRole('listitem', { name: '4. Image' })).toBeDefined()
  expect(heading.value).toBe('On the day of the visit')
  expect(document.activeElement).toBe(heading)
})

test('the button that adds a text has the focus after the last block is removed', async () => {
  const { person } = open('/admin/newsletters/new')
  await person.click(await screen.findByRole('button', { name: 'Heading' }))
  await person.click(screen.getByRole('button', { name: 'Remove 1. Heading' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Text' }))
})

test('only what is saved can be sent, after a question', async () => {
  const { store, person } = open('/admin/newsletters/81')
  const moves: unknown[] = []
  server.use(
    http.post('/admin/newsletter-drafts/{id}/transitions', async ({ request, response }) => {
      moves.push(await request.json())
      return response(200).json(sampleSending)
    }),
  )
  const send = await screen.findByRole('button', { name: 'Send now' })
  await person.type(screen.getByRole('textbox', { name: 'Title' }), '?')
  expect(send.hasAttribute('disabled')).toBe(true)
  await person.type(screen.getByRole('textbox', { name: 'Title' }), '{Backspace}')
  server.use(
    http.put('/admin/newsletter-drafts/{id}', ({ response }) => response(200).json(sampleDraft)),
  )
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
  await person.click(send)
  const dialog = await screen.findByRole('alertdialog', { name: 'Send this newsletter now?' })
  await person.click(within(dialog).getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Sending has started'))
  expect(moves).toEqual([{ to: 'sending', revision: 2 }])
})

test('a schedule without a date is refused before it is sent', async () => {
  const { person } = open('/admin/newsletters/81')
  await person.click(await screen.findByRole('button', { name: 'Schedule' }))
  expect(screen.getByText('Choose a date and time in the future.')).toBeDefined()
})

test('a test goes to the admin, and the answer says where', async () => {
  const { store, person } = open('/admin/newsletters/81')
  const msg = 'We have sent a test to anita@example.in.'
  server.use(
    http.post('/admin/newsletter-drafts/{id}/tests', ({ response }) => response(202).json({ msg })),
  )
  await person.click(await screen.findByRole('button', { name: 'Send me a test' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe(msg))
})

test('shows who got it and who did not, and offers only what the state allows', async () => {
  open('/admin/newsletters/83')
  const counts = within(await screen.findByRole('list', { name: 'Readers by outcome' }))
  expect(counts.getByRole('link', { name: 'Not sent: unsubscribed' }).getAttribute('href')).toBe(
    '/admin/newsletters/83?outcome=unsubscribed',
  )
  expect(counts.getByText('12,406')).toBeDefined()
  expect(screen.getByText('The mail server responded: 550 5.1.1 No such user')).toBeDefined()
  expect(screen.getByText('12,547 of 13,359 readers processed.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
  for (const name of ['Save draft', 'Send now', 'Schedule', 'Delete', 'Send me a test'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
