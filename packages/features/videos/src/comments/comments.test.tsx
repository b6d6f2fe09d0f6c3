import { comment, commentPage, http, video } from '@edbazaar/api-client/testing'
import { accountPanelAtom, redirectPathAtom } from '@edbazaar/feature-platform'
import { reportPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { loadVideo } from '../video/load-video'
import { VideoScreen } from '../video/VideoScreen'

const server = startMockServer()

const path = `/video/discussions/${video().url}`
const page = { path: '/video/:kind/:url', loader: loadVideo, Component: VideoScreen }
const mine = comment({
  id: 5,
  is_mine: true,
  author_name: 'Meera I.',
  text: 'Mine',
  editable_until: '2999-01-01T00:00:00Z',
})

function open(isSignedIn: boolean, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  const { store } = renderPage([page], path, isSignedIn ? forUser({ id: 7 }) : undefined)
  return { person: userEvent.setup(), store }
}

const section = () => screen.findByRole('region', { name: 'Comments' })

describe('comments', () => {
  test('are shown with their replies; visitors are asked to sign in and can report', async () => {
    const { person, store } = open(false)
    const comments = within(await section())
    expect(comments.getByText('Lakshmi I.')).toBeDefined()
    expect(comments.getByText('And on the days before an exam?')).toBeDefined()
    expect(comments.queryByRole('button', { name: /^Reply/ })).toBeNull()
    await person.click(comments.getByRole('button', { name: 'Report the comment by Ravi M.' }))
    expect(store.get(reportPanelAtom)).toEqual({
      kind: 'comment',
      id: 3042,
      name: 'the comment by Ravi M.',
    })
    await person.click(comments.getByRole('button', { name: 'Sign in to comment' }))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    expect(store.get(redirectPathAtom)).toBe(`${path}#comments`)
  })

  test('that the server holds are shown to their author, as waiting for review', async () => {
    const sent: unknown[] = []
    const { person } = open(
      true,
      http.post('/videos/{url}/comments', async ({ request, response }) => {
        sent.push(await request.json())
        return response(201).json({ ...mine, state: 'held' })
      }),
    )
    const comments = within(await section())
    const field = await comments.findByRole('textbox', { name: 'Your comment' })
    await person.click(comments.getByRole('button', { name: 'Add comment' }))
    expect(await comments.findByText('Write a comment first.')).toBeDefined()
    await person.type(field, ' Mine ')
    await person.click(comments.getByRole('button', { name: 'Add comment' }))
    expect(
      await comments.findByText('Waiting for review. Only you can see this comment.'),
    ).toBeDefined()
    expect(sent).toEqual([{ text: 'Mine', request_key: expect.any(String) }])
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
  })

  test('keep what was typed, and a repeated request its key, when sending fails', async () => {
    const keys: unknown[] = []
    const { person } = open(
      true,
      http.post('/videos/{url}/comments', async ({ request, response }) => {
        const { request_key: key } = await request.json()
        keys.push(key)
        const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Try again.' }
        return keys.length === 1 ? response(503).json(busy) : response(201).json(mine)
      }),
    )
    const comments = within(await section())
    const field = await comments.findByRole('textbox', { name: 'Your comment' })
    await person.type(field, 'Mine')
    const add = comments.getByRole('button', { name: 'Add comment' })
    await person.click(add)
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull())
    expect((field as HTMLTextAreaElement).value).toBe('Mine')
    await person.click(add)
    expect(await comments.findByText('Meera I.')).toBeDefined()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('that the server rejects stay in the field, which shows why', async () => {
    const { person } = open(
      true,
      http.post('/videos/{url}/comments', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check the comment.',
          errors: [{ field: 'text', msg: 'must not have a phone number' }],
        }),
      ),
    )
    const comments = within(await section())
    const field = await comments.findByRole('textbox', { name: 'Your comment' })
    await person.type(field, 'Call 98450')
    await person.click(comments.getByRole('button', { name: 'Add comment' }))
    expect(await comments.findByText('Must not have a phone number')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect((field as HTMLTextAreaElement).value).toBe('Call 98450')
  })

  test('can be replied to, edited and deleted by their author', async () => {
    const sent: unknown[] = []
    const { person } = open(
      true,
      http.get('/videos/{url}/comments', ({ response }) =>
        response(200).json(
          commentPage({ data: [{ comment: mine, replies: [], next_reply: null }], total: 1 }),
        ),
      ),
      http.post('/videos/{url}/comments', async ({ request, response }) => {
        sent.push(await request.json())
        return response(201).json(comment({ id: 6, parent_id: 5, is_mine: true, text: 'A reply' }))
      }),
      http.put('/comments/{id}', async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json({ ...mine, text: 'Changed', is_edited: true })
      }),
      http.delete('/comments/{id}', ({ response }) =>
        response(200).json({ status: 200, msg: 'Comment deleted' }),
      ),
    )
    const comments = within(await section())
    await person.click(await comments.findByRole('button', { name: 'Reply to Meera I.' }))
    await person.keyboard('A reply')
    await person.click(comments.getByRole('button', { name: 'Add reply' }))
    expect(await comments.findByText('A reply')).toBeDefined()
    const [edit] = comments.getAllByRole('button', { name: 'Edit your comment' })
    if (edit) await person.click(edit)
    await person.keyboard('!')
    await person.click(comments.getByRole('button', { name: 'Save' }))
    expect(await comments.findByText('Edited')).toBeDefined()
    expect(sent).toEqual([
      { text: 'A reply', parent_id: 5, request_key: expect.any(String) },
      { text: 'Mine!' },
    ])
    const [remove] = comments.getAllByRole('button', { name: 'Delete your comment' })
    if (remove) await person.click(remove)
    await person.click(await screen.findByRole('button', { name: 'Delete comment' }))
    expect(await comments.findByText('This comment was deleted.')).toBeDefined()
    expect(document.activeElement).toBe(await section())
  })

  test('are sorted, and more of them and of their replies are loaded', async () => {
    const asked: string[] = []
    const { person } = open(
      false,
      http.get('/videos/{url}/comments', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        const third = { comment: comment({ id: 3, text: 'Third' }), replies: [], next_reply: null }
        const page = commentPage({ next: 3041 })
        const first = { ...page.data[0], next_reply: 3042 } as (typeof page.data)[number]
        return response(200).json(
          asked.length === 1
            ? { ...page, data: [first, { ...third, comment: comment({ id: 4 }) }] }
            : commentPage({ data: [third] }),
        )
      }),
      http.get('/comments/{id}/replies', ({ response }) =>
        response(200).json({ data: [comment({ id: 8, text: 'Late reply' })], next: null }),
      ),
    )
    const comments = within(await section())
    await person.click(comments.getByRole('button', { name: 'Show more replies' }))
    expect(await comments.findByText('Late reply')).toBeDefined()
    await person.click(comments.getByRole('button', { name: 'Show more comments' }))
    expect(await comments.findByText('Third')).toBeDefined()
    await person.selectOptions(comments.getByRole('combobox', { name: 'Sort comments' }), 'oldest')
    await waitFor(() => expect(comments.queryByText('Late reply')).toBeNull())
    expect(asked).toEqual(['', '?order=newest&after=3041', '?order=oldest'])
  })

  test('stay in the order that the reader chose when they sign in', async () => {
    const asked: string[] = []
    const { person, store } = open(
      false,
      http.get('/videos/{url}/comments', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        const page = commentPage()
        const other = { comment: comment({ id: 3 }), replies: [], next_reply: null }
        return response(200).json({ ...page, data: [...page.data, other] })
      }),
    )
    const comments = within(await section())
    const order = comments.getByRole<HTMLSelectElement>('combobox', { name: 'Sort comments' })
    await person.selectOptions(order, 'oldest')
    await waitFor(() => expect(order.value).toBe('oldest'))
    act(() => signIn(store, { id: 7 }))
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked).toEqual(['', '?order=oldest', '?order=oldest'])
  })

  test('that cannot be loaded leave the video, and can be loaded again', async () => {
    let isBusy = true
    const { person } = open(
      false,
      http.get('/videos/{url}/comments', ({ response }) =>
        isBusy
          ? response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' })
          : response(200).json(commentPage()),
      ),
    )
    const comments = within(await section())
    expect(comments.getByText('The comments could not be loaded.')).toBeDefined()
    isBusy = false
    await person.click(comments.getByRole('button', { name: 'Retry' }))
    expect(await comments.findByText('Lakshmi I.')).toBeDefined()
  })

  test('show markup and formulas as text', async () => {
    const hostile = '<img src=x onerror="document.title=1"> =1+1'
    open(
      false,
      http.get('/videos/{url}/comments', ({ response }) =>
        response(200).json(
          commentPage({
            data: [
              {
                comment: comment({ text: hostile, author_name: hostile }),
                replies: [],
                next_reply: null,
              },
            ],
          }),
        ),
      ),
    )
    const comments = within(await section())
    expect(comments.getAllByText(hostile)).toHaveLength(2)
    expect((await section()).querySelector('img')).toBeNull()
  })
})
