import type { AdminSchool, ListingDecisionRequest } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleSchools } from '../../tables/schools/schools-sample'
import { page } from '../../tables/schools/table'
import { samplePage } from '../../tables/story-page'
// Loaded before the tests, so that none of them waits for the code that follows the table.
import './index'

const server = startMockServer()

const path = '/dashboard/all-schools'
const skipped = { id: 2, name: 'Noyyal Academy', why: 'unchanged', by: null } as const

/** The table of two schools; the second one is hidden already. */
function open(rows: readonly AdminSchool[] = sampleSchools) {
  const sent: ListingDecisionRequest[] = []
  const undone: string[] = []
  server.use(
    http.get('/admin/schools', ({ response }) => response(200).json(samplePage(rows))),
    http.post('/admin/listings/decisions', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return response(200).json({
        done: body.ids.includes(1) ? 1 : 0,
        skipped: body.ids.includes(2) ? [skipped] : [],
        action_id: body.is_preview ? null : 700,
      })
    }),
    http.post('/admin/actions/{id}/undo', async ({ params, request, response }) => {
      const { is_preview: isPreview } = await request.json()
      if (!isPreview) undone.push(String(params.id))
      return response(200).json({
        action_id: isPreview ? null : 701,
        lines: [],
        returning: 1,
        refused: 0,
      })
    }),
  )
  const { store } = renderPage([{ path, ...page }], path, forUser({ id: 7, is_admin: true }))
  return { person: userEvent.setup({ delay: null }), store, sent, undone }
}

const pick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })

describe('decisions about the rows of a table', () => {
  test('are sent with a reason after a preview that lists the rows that stay', async () => {
    const { person, store, sent } = open()
    await person.click(await pick('Kaveri Vidyashram'))
    await person.click(await pick('Noyyal Academy'))
    await person.click(await screen.findByRole('button', { name: /^Hide H/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hide 2 records' }))
    await person.click(dialog.getByRole('button', { name: 'Preview' }))
    expect(await dialog.findByText('Choose a reason.')).toBeTruthy()
    await person.selectOptions(dialog.getByLabelText('Reason'), 'closed')
    await person.click(dialog.getByRole('button', { name: 'Preview' }))
    expect(await dialog.findByText('1 record will be hidden.')).toBeTruthy()
    expect(dialog.getByText('Already in this state')).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Hide 1 record' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('1 record hidden, 1 skipped'))
    expect(sent.map(({ is_preview: isPreview }) => isPreview)).toEqual([true, false])
    expect(sent[1]).toMatchObject({ kind: 'school', ids: [1, 2], reason_code: 'closed' })
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })

  test('show an error of the API at the message, which stays', async () => {
    const { person } = open()
    server.use(
      http.post('/admin/listings/decisions', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'note_public', msg: 'must not contain links' }],
        }),
      ),
    )
    await person.click(await pick('Kaveri Vidyashram'))
    await person.click(await screen.findByRole('button', { name: /^Hide H/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await person.selectOptions(dialog.getByLabelText('Reason'), 'other')
    await person.click(dialog.getByRole('button', { name: 'Preview' }))
    const message = dialog.getByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(message))
    await person.type(message, 'See https://example.org')
    await person.click(dialog.getByRole('button', { name: 'Preview' }))
    expect(await dialog.findByText('Must not contain links')).toBeTruthy()
    expect(message).toHaveProperty('value', 'See https://example.org')
  })

  test('need no reason to approve, and the key U undoes them', async () => {
    const { person, store, sent, undone } = open()
    await person.click(await pick('Kaveri Vidyashram'))
    await screen.findByRole('button', { name: /^Approve A/ })
    await person.keyboard('a')
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve Kaveri Vidyashram' }),
    )
    await person.click(await dialog.findByRole('button', { name: 'Approve 1 record' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('1 record approved'))
    expect(sent.at(-1)).toEqual({ kind: 'school', ids: [1], outcome: 'approve', is_preview: false })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await person.keyboard('u')
    await waitFor(() => expect(undone).toEqual(['700']))
  })

  test('apply to the row that the keys lead to while none is selected', async () => {
    const { person } = open()
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    await waitFor(async () => {
      await person.keyboard('j')
      expect(document.activeElement?.textContent).toContain('Kaveri')
    })
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-active')).toBe(true))
    for (const letter of ['h', 'r']) {
      await person.keyboard(letter)
      const dialog = await screen.findByRole('alertdialog', { name: 'Hide Kaveri Vidyashram' })
      await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
  })

  test('say that nothing was decided yet, and list the keys', async () => {
    const { person, store } = open()
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    await waitFor(async () => {
      await person.keyboard('u')
      expect(store.get(toastAtom)?.message).toBe('You have not decided anything on this page yet.')
    })
    await person.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getByText('next row')).toBeTruthy()
  })

  test('take every row of the search, page after page', async () => {
    const { person } = open()
    server.use(
      http.get('/admin/schools', ({ query, response }) => {
        const at = Number(query.get('page') ?? 1)
        const [first] = sampleSchools
        const isLong = query.get('per_page') === '100'
        const rows = isLong
          ? Array.from({ length: at === 1 ? 100 : 20 }, (_, index) => ({
              ...first,
              id: at * 1000 + index,
            }))
          : sampleSchools
        return response(200).json({
          ...samplePage(rows as AdminSchool[]),
          total: 120,
          totalPages: isLong ? 2 : 5,
        })
      }),
    )
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Owner' }),
      'With an owner',
    )
    await person.click(await pick('Kaveri Vidyashram'))
    await person.click(await screen.findByRole('button', { name: 'Select all 120' }))
    expect(await screen.findByRole('region', { name: '120 selected' })).toBeTruthy()
  })
})
