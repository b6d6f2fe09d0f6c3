import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inboxCalls } from '../inbox-calls'
import { listingPage } from '../index'

const server = startMockServer()

const inbox = '/dashboard/schools/3/enquiries'

function open(path: string) {
  server.use(...inboxCalls())
  const pages = [{ path: '/dashboard/:listings/:id/enquiries', ...listingPage }]
  const { router } = renderPage(pages, path, forUser({ id: 7 }))
  const shown = () => `${router.state.location.pathname}${router.state.location.search}`
  return { person: userEvent.setup(), shown }
}

test('the filters of the URL are saved under a name', async () => {
  const bodies: unknown[] = []
  const { person } = open(`${inbox}?state=new&due=today&page=2`)
  server.use(
    http.post('/desk/views', async ({ request, response }) => {
      bodies.push(await request.json())
      return bodies.length === 1
        ? response(409).json({
            status: 409,
            code: 'conflict',
            msg: 'You already have a view “Mine”.',
          })
        : response(201).json({ id: 14, name: 'Today', query: 'state=new&due=today' })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Views' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name.')).toBeDefined()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await person.type(name, 'Mine')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('You already have a view “Mine”.')).toBeDefined()
  expect(name).toHaveProperty('value', 'Mine')
  await person.clear(name)
  await person.type(name, 'Today')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies[1]).toEqual({ kind: 'school', id: 3, name: 'Today', query: 'state=new&due=today' })
})

test('a view is opened, renamed and deleted', async () => {
  const sent: unknown[] = []
  const { person, shown } = open(inbox)
  server.use(
    http.patch('/desk/views/{viewId}', async ({ params, request, response }) => {
      sent.push({ renamed: params.viewId, ...(await request.json()) })
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    http.delete('/desk/views/{viewId}', ({ params, response }) => {
      sent.push({ deleted: params.viewId })
      return response(200).json({ status: 200, msg: 'Deleted' })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Views' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Mine' }))
  await waitFor(() => expect(shown()).toBe(`${inbox}?assigned=me`))
  await person.click(await screen.findByRole('button', { name: 'Mine' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Rename “Mine”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the view' }))
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), ' today')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ renamed: '12', name: 'Mine today' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Mine' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete “Mine”' }))
  await waitFor(() => expect(sent).toContainEqual({ deleted: '12' }))
})
