import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { auditList } from './audit-sample'
import { shortChange } from './short-change'
import { page } from './table'
import { valueText } from './value-text'

const server = startMockServer()

const user = userEvent.setup({ delay: null })

function show(search = '') {
  const queries: string[] = []
  server.use(
    http.get('/audit-entries', ({ request, response }) => {
      queries.push(new URL(request.url).search)
      return response(200).json(auditList())
    }),
  )
  const { router } = renderPage(
    [{ path: '/admin/audit-log', ...page }],
    `/admin/audit-log${search}`,
    forUser({ id: 7, is_admin: true }),
  )
  return { queries, router }
}

const rowWith = async (text: string) => (await screen.findByText(text)).closest('tr')

describe('the audit log', () => {
  test('says who changed what, from which value to which, and why', async () => {
    show()
    const hidden = await rowWith('The phone number is that of another school.')
    for (const text of ['Anita Rao', 'Admin', 'Moderation', 'Not yet reviewed', 'Hidden'])
      expect(hidden?.textContent).toContain(text)
    expect((await rowWith('Hindi'))?.textContent).toContain('CBSE, English → CBSE, Hindi')
    const contacted = await rowWith('Exited user: Meera Iyer')
    expect(contacted?.textContent).toContain('25 November 2026; Contacted by: Anita Rao')
    expect(contacted?.textContent).toContain('Undone')
    expect((await rowWith('Account: Lakshmi Raghavan'))?.textContent).toContain(
      'Values are not stored',
    )
  })

  test('says that a decision was undone, and names roles and drafts in words', async () => {
    show()
    const undone = await screen.findByText(/^Decision undone: Approved, 25 November/)
    expect(undone.textContent).not.toContain('T09:30')
    const draft = await rowWith('Job: Untitled draft #50')
    expect(draft?.textContent).toMatch(/Office.* → Secondary/)
    expect(screen.queryByRole('link', { name: /Untitled draft/ })).toBeNull()
  })

  test('leads to people and records, as far as they exist', async () => {
    show()
    const hrefOf = (name: string) =>
      screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? null
    await screen.findByText('Exited user: Meera Iyer')
    expect(hrefOf('Anita Rao')).toBe('/dashboard/all-users/7')
    expect(hrefOf('School: Vidya Niketan Public School')).toBe('/admin/12/edit')
    expect(hrefOf('Exited user: Meera Iyer')).toBe('/admin/exited-users?q=%2371')
    expect(screen.queryByRole('link', { name: 'Batch #4' })).toBeNull()
  })

  test('keeps its filters in the URL and sends them', async () => {
    const { queries, router } = show(
      '?entity=school&entity_id=12&field=fees&from=2026-11-01&to=2026-11-30&person_id=31',
    )
    await screen.findByText('Exited user: Meera Iyer')
    expect(Object.fromEntries(new URLSearchParams(queries[0]))).toMatchObject({
      entity: 'school',
      entity_id: '12',
      field: 'fees',
      from: '2026-11-01',
      to: '2026-11-30',
      person_id: '31',
      sort: '-time',
    })
    await user.click(screen.getByRole('button', { name: 'Remove the filter Person: #31' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('person_id'))
  })

  test('ignores an id without its kind, and days that end before they begin', async () => {
    const { queries } = show('?entity_id=12&from=2026-11-30&to=2026-11-01')
    await screen.findByText('Exited user: Meera Iyer')
    const query = new URLSearchParams(queries[0])
    expect([query.get('entity_id'), query.get('from'), query.get('to')]).toEqual([
      null,
      '2026-11-30',
      null,
    ])
  })

  test('shows the words that changed in a dialog', async () => {
    show()
    const name = 'School #12: Description changed'
    await user.click(await screen.findByRole('button', { name: `Open: ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(dialog.getByRole('link', { name: 'All changes to this record' })).toBeTruthy()
    const diff = await dialog.findByRole('list', { name: 'Values' })
    expect([...diff.querySelectorAll('ins')].map((each) => each.textContent).join('|')).toMatch(
      /and boys \|60\|/,
    )
    expect(diff.querySelector('del')?.textContent).toBe('40')
  })

  test('undoes what an admin did', async () => {
    show()
    const undos: unknown[] = []
    server.use(
      http.post('/admin/actions/{id}/undo', async ({ params, request, response }) => {
        undos.push([Number(params.id), await request.json()])
        return response(200).json({ action_id: 600, lines: [], returning: 1, refused: 0 })
      }),
    )
    await user.click(await screen.findByRole('button', { name: /^Undo: School #12/ }))
    await waitFor(() =>
      expect(undos).toEqual([
        [511, { is_preview: true }],
        [511, { is_preview: false }],
      ]),
    )
  })
})

describe('a change in a row', () => {
  test('shows what changed with a few words around it', () => {
    const before = 'A long sentence that comes first. Hostel for 40 students of this school.'
    const after = 'A long sentence that comes first. Hostel for 60 students of this school.'
    expect(shortChange(before, after)).toEqual([
      { start: '…first. Hostel for ', changed: '40 ', end: 'students of this school.' },
      { start: '…first. Hostel for ', changed: '60 ', end: 'students of this school.' },
    ])
    expect(shortChange('', 'New')).toEqual([
      { start: '', changed: '', end: '' },
      { start: '', changed: 'New', end: '' },
    ])
    expect(shortChange('a', 'x '.repeat(100))[1].changed).toHaveLength(60)
  })
})

describe('a value in words', () => {
  const words = { t: (message: unknown) => String(message), locale: 'en-IN' } as never
  const names = { people: [{ id: 7, name: 'Anita Rao' }], filterValues: [{ id: 1, name: 'CBSE' }] }
  test.each([
    ['name', 'Tapti', 'Tapti'],
    ['name', null, ''],
    ['days', ['Mon', 'Wed'], 'Mon, Wed'],
    ['filter_ids', [1, 5], 'CBSE, 5'],
    ['assigned_to', 7, 'Anita Rao'],
    ['starts_on', '2026-11-26', '26 November 2026'],
    ['price', 44000, '₹44,000'],
    ['days', [['Mon', 'Wed'], ['Fri']], 'Mon, Wed\nFri'],
    [
      'fees',
      { lines: [{ class: 1, fee: 900 }, { class: 2 }] },
      'Lines:\nClass: 1, Fee: ₹900\nClass: 2',
    ],
    ['reason_code', 'wrong_facts', 'wrong facts'],
    ['description_html', '<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['fees', '…{"class":"1","fee":900}…', '…class: 1, fee: 900…'],
  ])('%s %j is %j', (field, value, text) => {
    expect(valueText(value, field, names, words)).toBe(text)
  })
})
