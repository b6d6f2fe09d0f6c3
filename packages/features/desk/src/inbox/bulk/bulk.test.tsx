import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { idOf } from '../inbox-data'
import { dialog, inboxPath, mockInbox } from '../inbox-test-page'

const { open, server } = mockInbox()

describe('several enquiries', () => {
  const result = (isPreview: boolean) => ({
    done: 1,
    refused: 1,
    rows: [
      {
        id: idOf(3),
        reference: 'EB-7K43-19',
        name: 'Joseph Kurian',
        is_done: true,
        reason: null,
        send_at: null,
        text: isPreview ? 'Dear Joseph Kurian, come and see us.' : null,
      },
      {
        id: idOf(6),
        reference: 'EB-7K46-19',
        name: null,
        is_done: false,
        reason: 'The parent withdrew consent.',
        send_at: null,
        text: null,
      },
    ],
  })

  test('are emailed after a preview, once', async () => {
    const { person, store } = open({ path: inboxPath })
    const bodies: { preview: boolean; request_key: string; text?: string; ids: string[] }[] = []
    server.use(
      http.post('/desk/enquiries/bulk', async ({ request, response }) => {
        const body = await request.json()
        bodies.push(body)
        return response(200).json(result(body.preview))
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select Name hidden' }))
    const bar = within(screen.getByRole('region', { name: '2 selected' }))
    expect(bar.getByText('1 parent can’t be emailed')).toBeDefined()
    await person.click(bar.getByRole('button', { name: 'Email 1 of 2' }))
    const asked = await dialog('Email 1 parent')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Write a message first.')).toBeDefined()
    await person.type(asked.getByRole('textbox'), 'Dear {{parent_name}, come and see us.')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Dear Joseph Kurian, come and see us.')).toBeDefined()
    expect(asked.getByText('The parent withdrew consent.')).toBeDefined()
    await person.click(asked.getByRole('button', { name: 'Send 1 email' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('1 email sent, 1 not sent'))
    expect(bodies.map(({ preview }) => preview)).toEqual([true, false])
    expect(bodies[1]).toMatchObject({
      ids: [idOf(3), idOf(6)],
      text: 'Dear {parent_name}, come and see us.',
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull())
  })

  test('keep their text when the API refuses it, and on the way back from the preview', async () => {
    const { person } = open({ path: inboxPath })
    let isRefused = true
    server.use(
      http.post('/desk/enquiries/bulk', ({ response }) => {
        if (!isRefused) return response(200).json(result(true))
        isRefused = false
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'text', msg: 'has a field that does not exist' }],
        })
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('button', { name: 'Email' }))
    const asked = await dialog('Email 1 parent')
    await person.type(asked.getByRole('textbox'), 'Come and see us.')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Has a field that does not exist')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('textbox')))
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    await person.click(await asked.findByRole('button', { name: 'Back' }))
    expect(asked.getByRole('textbox')).toHaveProperty('value', 'Come and see us.')
    expect(document.activeElement).toBe(asked.getByRole('textbox'))
  })

  test('are assigned only to a member that was chosen', async () => {
    const { person } = open({ path: inboxPath })
    let body: unknown
    server.use(
      http.post('/desk/enquiries/bulk', async ({ request, response }) => {
        body = await request.json()
        return response(200).json(result(true))
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('button', { name: 'Assign' }))
    const asked = await dialog('Assign 1 enquiry')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Choose who will handle them.')).toBeDefined()
    expect(body).toBeUndefined()
    await person.click(asked.getByRole('radio', { name: 'Nobody' }))
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(body).toMatchObject({ action: 'assign', assigned_to: null }))
  })
})
