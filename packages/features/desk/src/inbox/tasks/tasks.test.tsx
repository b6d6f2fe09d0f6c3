import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Enquiry } from '../enquiry-types'
import { inboxCalls } from '../inbox-calls'
import { idOf, noRights } from '../inbox-data'
import { listingPage } from '../index'
import { taskOf } from './task-data'

const server = startMockServer()

const inbox = '/dashboard/schools/3/enquiries'

function open(path = `${inbox}?enquiry=${idOf(1)}`, enquiry: Partial<Enquiry> = {}) {
  server.use(...inboxCalls({}, enquiry))
  const pages = [{ path: '/dashboard/:listings/:id/enquiries', ...listingPage }]
  const { store, router } = renderPage(pages, path, forUser({ id: 7 }))
  const shown = () => `${router.state.location.pathname}${router.state.location.search}`
  return { person: userEvent.setup(), store, shown }
}

const section = async () => within(await screen.findByRole('region', { name: 'Tasks' }))

describe('the tasks of an enquiry', () => {
  test('are shown with their days, and one is marked as done', async () => {
    const changes: unknown[] = []
    const { person, store } = open()
    server.use(
      http.patch('/desk/enquiries/{id}/tasks/{taskId}', async ({ params, request, response }) => {
        changes.push({ task: params.taskId, ...(await request.json()) })
        return response(200).json(taskOf(1, { is_done: true }))
      }),
    )
    const tasks = await section()
    expect(tasks.getByText('Today')).toBeDefined()
    expect(tasks.getByRole('checkbox', { name: 'Check seats on route 6' })).toHaveProperty(
      'checked',
      true,
    )
    await person.click(tasks.getByRole('checkbox', { name: 'Send fee sheet' }))
    await waitFor(() => expect(changes).toEqual([{ task: '1', is_done: true }]))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Task done'))
  })

  test('are added, and what was typed stays after a failure', async () => {
    const bodies: unknown[] = []
    const { person, store } = open()
    server.use(
      http.post('/desk/enquiries/{id}/tasks', async ({ request, response }) => {
        bodies.push(await request.json())
        if (bodies.length > 1) return response(201).json(taskOf(9))
        return response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' })
      }),
    )
    await person.click((await section()).getByRole('button', { name: 'Add a task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }))
    const save = dialog.getByRole('button', { name: 'Save' })
    await person.click(save)
    expect(await dialog.findByText('Enter what needs to be done.')).toBeDefined()
    await person.type(dialog.getByRole('textbox', { name: 'What needs to be done' }), 'Call')
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Assigned to' }), 'Nobody')
    await person.click(save)
    await waitFor(() => expect(store.get(toastAtom)?.type).toBe('error'))
    expect(dialog.getByRole('textbox', { name: 'What needs to be done' })).toHaveProperty(
      'value',
      'Call',
    )
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
    await person.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = bodies
    expect(first).toMatchObject({ text: 'Call', assigned_to: null })
    // The repetition has the same key, so that it adds one task.
    expect(second).toEqual(first)
  })

  test('are changed', async () => {
    const bodies: unknown[] = []
    const { person } = open()
    server.use(
      http.patch('/desk/enquiries/{id}/tasks/{taskId}', async ({ request, response }) => {
        bodies.push(await request.json())
        return response(200).json(taskOf(1))
      }),
    )
    await person.click(
      (await section()).getByRole('button', { name: /^Change the task: Send fee sheet/ }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the task' }))
    await person.type(dialog.getByRole('textbox', { name: 'What needs to be done' }), ' again')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies).toMatchObject([{ text: 'Send fee sheet again', assigned_to: 7 }]),
    )
  })

  test('show an error of the API at its field, and keep what was typed', async () => {
    const { person } = open()
    server.use(
      http.post('/desk/enquiries/{id}/tasks', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check the task.',
          errors: [{ field: 'due_on', msg: 'must be a working day' }],
        }),
      ),
    )
    await person.click((await section()).getByRole('button', { name: 'Add a task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }))
    await person.type(dialog.getByRole('textbox', { name: 'What needs to be done' }), 'Call')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Must be a working day')).toBeDefined()
    const day = dialog.getByRole('textbox', { name: 'Due on' })
    await waitFor(() => expect(document.activeElement).toBe(day))
    expect(dialog.getByDisplayValue('Call')).toBeDefined()
  })

  test('cannot be changed by viewers', async () => {
    open(undefined, { my_rights: noRights })
    const tasks = await section()
    expect(tasks.queryByRole('button')).toBeNull()
    for (const box of tasks.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true)
  })
})

describe('the tasks of a desk', () => {
  test('are chosen by tabs with counts, and lead to their enquiries', async () => {
    const asked: string[] = []
    const { person, shown } = open(inbox)
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      if (pathname.endsWith('/desk/tasks')) asked.push(search)
    })
    await person.click(await screen.findByRole('link', { name: 'Tasks 1' }))
    await waitFor(() => expect(shown()).toBe(`${inbox}?tasks=mine`))
    const tabs = within(await screen.findByRole('navigation', { name: 'Tasks to show' }))
    await person.click(tabs.getByRole('link', { name: /^Overdue 1/ }))
    await waitFor(() => expect(shown()).toBe(`${inbox}?tasks=overdue`))
    await waitFor(() => expect(asked.at(-1)).toContain('show=overdue'))
    const task = () => screen.getByRole('link', { name: /Call about the hostel/ })
    await waitFor(() => expect(task().getAttribute('href')).toContain('tasks=overdue'))
    await person.click(task())
    await waitFor(() => expect(shown()).toBe(`${inbox}?tasks=overdue&enquiry=${idOf(7)}`))
  })

  test('that fail leave the tabs in place', async () => {
    const { person } = open(`${inbox}?tasks=today`)
    let isDown = true
    server.use(
      http.get('/desk/tasks', ({ response }) =>
        isDown ? response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }) : undefined,
      ),
    )
    expect(await screen.findByText('The tasks did not load')).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Tasks to show' })).toBeDefined()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /Send fee sheet/ })).toBeDefined()
  })
})

test('several enquiries get a task after a preview', async () => {
  const bodies: { preview: boolean }[] = []
  const { person } = open(inbox)
  server.use(
    http.post('/desk/enquiries/bulk', async ({ request, response }) => {
      const body = await request.json()
      bodies.push(body)
      const row = { id: idOf(1), reference: 'EB-7K41-19', name: 'Asha Menon', is_done: true }
      return response(200).json({
        done: 1,
        refused: 0,
        rows: [{ ...row, reason: null, send_at: null, text: 'Invite' }],
      })
    }),
  )
  await person.click(await screen.findByRole('checkbox', { name: 'Select Asha Menon' }))
  await person.click(screen.getByRole('button', { name: 'Task' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task to 1 enquiry' }))
  await person.type(dialog.getByRole('textbox', { name: 'What needs to be done' }), 'Invite')
  await person.click(dialog.getByRole('button', { name: 'Preview' }))
  await person.click(await dialog.findByRole('button', { name: 'Add 1 task' }))
  await waitFor(() => expect(bodies.map(({ preview }) => preview)).toEqual([true, false]))
  expect(bodies[1]).toMatchObject({ action: 'task', text: 'Invite', assigned_to: null })
})
