import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from '../tables/schools/table'
import { page as stores } from '../tables/stores/table'
import { blogCase, caseOf, claimCase, partUndo, reportCase } from './case-data'
import type { CaseList, ModerationCase } from './case-types'
import { moderationCalls } from './moderation-calls'
import { decisionOf, sampleRows } from './moderation-data'

const server = startMockServer()
/** A wide window has a case beside the list; a phone has dialogs over it. */
let isWide = true
beforeEach(() => {
  isWide = true
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media.includes('min-width'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
})

const queue = '/dashboard/all-schools?view=queue&tab=edited'
const openPath = `${queue}&case=20417`

interface Given {
  path?: string
  /** The section whose table has the queue. */
  section?: RouteObject
  list?: Partial<CaseList>
  opened?: ModerationCase
}

function open({ path = openPath, section = page, list = {}, opened = caseOf() }: Given = {}) {
  server.use(...moderationCalls(list, opened))
  const { store, router } = renderPage(
    [{ path: path.split('?')[0] ?? path, ...section }],
    path,
    forUser({ id: 7, is_admin: true }),
  )
  return { person: userEvent.setup(), store, search: () => router.state.location.search }
}

/** Collects the bodies of decisions that are not previews. */
function decisions() {
  const sent: unknown[] = []
  server.use(
    http.post('/admin/moderation/cases/{id}/decision', async ({ request, response }) => {
      const body = await request.json()
      if (!body.is_preview) sent.push(body)
      return response(200).json({
        case: caseOf({ row: { ...caseOf().row, decision: decisionOf(body.outcome) } }),
        action_id: body.is_preview ? null : 512,
        message: { to: 'Lakshmi Raghavan', subject: 'Changes', text: `Note: ${body.note_public}` },
      })
    }),
  )
  return sent
}

describe('the queue', () => {
  test('lists cases with held fields, findings, age and claim', async () => {
    open({ path: queue })
    const row = (await screen.findByRole('rowheader', { name: /Kaveri/ })).closest('tr')
    expect(row?.textContent).toContain('Held: Name')
    expect(row?.textContent).toContain('New name')
    expect(row?.textContent).toContain('2 d 6 h, over the target')
    expect(row?.textContent).toContain('Anita, 6 min left')
    expect(screen.getByRole('link', { name: 'Edited 126 Oldest 2 d 6 h' })).toBeTruthy()
  })

  test('opens at the tab with the oldest case when the URL names none', async () => {
    const { search } = open({ path: '/dashboard/all-schools?view=queue' })
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    expect(search()).toBe('?view=queue&tab=edited')
  })

  test('says that a reported record was also edited', async () => {
    open({ path: queue })
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.some((text) => text?.startsWith('2 reports, 6 changes: '))).toBe(true)
  })

  test('keeps its state in the URL', async () => {
    const { person, search } = open({ path: queue })
    await person.click(await screen.findByRole('link', { name: 'Held fields 2' }))
    await waitFor(() => expect(search()).toBe('?view=queue&tab=edited&held=yes'))
    const view = screen.getByRole('link', { name: 'Held fields 2' })
    await waitFor(() => expect(view.getAttribute('aria-current')).toBe('true'))
    await person.selectOptions(screen.getByLabelText('Sort'), 'priority')
    await waitFor(() => expect(search()).toBe('?view=queue&tab=edited&held=yes&sort=priority'))
  })

  test('opens cases with the keys of the table, and other tabs by number', async () => {
    const { person, search } = open({ path: queue })
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    await person.keyboard('jj{Enter}')
    await waitFor(() => expect(search()).toBe('?view=queue&tab=edited&case=20391'))
    await person.keyboard('3')
    await waitFor(() => expect(search()).toBe('?view=queue&tab=reported'))
  })

  test('decides several cases after a preview of those that stay', async () => {
    const { person, store } = open({ path: queue })
    const sent: unknown[] = []
    server.use(
      http.post('/admin/moderation/decisions', async ({ request, response }) => {
        const body = await request.json()
        sent.push(body)
        return response(200).json({
          done: 1,
          action_id: body.is_preview ? null : 600,
          skipped: [{ id: 20388, name: 'Kaveri Vidyashram', why: 'claimed', by: 'Anita Rao' }],
        })
      }),
    )
    await person.click(await screen.findByLabelText('Select Kaveri Vidyashram'))
    await person.click(screen.getByLabelText('Select Chilika Lake School'))
    await person.click(screen.getByRole('button', { name: /^Approve 1/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('Claimed by another admin: Anita Rao')).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Chilika Lake School',
      'Kaveri VidyashramClaimed by another admin: Anita Rao',
    ])
    await person.click(dialog.getByRole('button', { name: 'Decide 1 case' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('1 case decided, 1 skipped'))
    const cases = [
      { id: 20388, revision: 1 },
      { id: 20420, revision: 1 },
    ]
    expect(sent).toEqual([
      { cases, outcome: 'approved', is_preview: true },
      { cases, outcome: 'approved', is_preview: false },
    ])
  })

  test('keeps reported records as they are with the key A', async () => {
    const { person } = open({ path: '/dashboard/all-schools?view=queue&tab=reported' })
    const sent: unknown[] = []
    server.use(
      http.post('/admin/moderation/decisions', async ({ request, response }) => {
        sent.push((await request.json()).outcome)
        return response(200).json({ done: 1, action_id: null, skipped: [] })
      }),
    )
    await person.click(await screen.findByLabelText('Select Chilika Lake School'))
    await person.keyboard('a')
    expect(
      await screen.findByRole('alertdialog', { name: 'Keep the selected records as they are' }),
    ).toBeTruthy()
    expect(sent).toEqual(['ignored'])
  })

  test('decides nothing when all selected cases are held or claimed by another admin', async () => {
    const claim = {
      by: { id: 9, name: 'Anita Rao' },
      until: new Date(Date.now() + 300_000).toISOString(),
      is_mine: false,
    }
    const [held, free] = sampleRows()
    if (held === undefined || free === undefined) throw new Error('Rows are missing.')
    const { person } = open({ path: queue, list: { data: [held, { ...free, claim }] } })
    await person.click(await screen.findByLabelText('Select Kaveri Vidyashram'))
    await person.click(screen.getByLabelText('Select Aarohan Public School'))
    expect(screen.getByRole('button', { name: /^Approve 0/ }).hasAttribute('disabled')).toBe(true)
    await person.keyboard('a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('keeps a selection with its tab', async () => {
    const { person } = open({ path: queue })
    await person.click(await screen.findByLabelText('Select Chilika Lake School'))
    expect(screen.getByRole('region', { name: '1 selected' })).toBeTruthy()
    await person.keyboard('3')
    await waitFor(() => expect(screen.queryByRole('region', { name: '1 selected' })).toBeNull())
    await person.keyboard('a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('clears the selection of a phone when it ends', async () => {
    isWide = false
    const { person } = open({ path: queue })
    await person.click(await screen.findByRole('button', { name: 'Select' }))
    await person.click(screen.getByLabelText('Select Chilika Lake School'))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'End selection' }))
    expect(screen.queryByText('1 selected')).toBeNull()
    expect(screen.queryByLabelText('Select Chilika Lake School')).toBeNull()
  })

  test('selects only where cases can be decided together', async () => {
    open({ path: '/dashboard/all-schools?view=queue&tab=claims' })
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('has number keys for the tabs that it shows', async () => {
    const { person, search } = open({
      path: '/dashboard/all-stores?view=queue&tab=edited',
      section: stores,
    })
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    expect(screen.queryByRole('link', { name: /^Claims/ })).toBeNull()
    await person.keyboard('4')
    await waitFor(() => expect(search()).toBe('?view=queue&tab=appeals'))
    await person.keyboard('?')
    expect(await screen.findByText('1 … 5')).toBeTruthy()
  })

  test('ignores keys for a row that is no longer shown', async () => {
    let rows = sampleRows()
    const { person, search } = open({ path: queue })
    server.use(
      http.get('/admin/moderation/cases', ({ response }) =>
        response(200).json({ ...listNow(), data: rows }),
      ),
    )
    await screen.findByRole('rowheader', { name: /Kaveri/ })
    await person.keyboard('j')
    rows = rows.slice(1)
    await person.selectOptions(screen.getByLabelText('Sort'), 'priority')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Kaveri/ })).toBeNull())
    screen.getByLabelText('Sort').blur()
    await person.keyboard('ax')
    expect(search()).not.toContain('case=')
    expect(screen.queryByRole('region', { name: '1 selected' })).toBeNull()
  })

  test('shows what another admin decided, without reloading the page', async () => {
    let rows = sampleRows()
    let announce: () => void = () => {}
    const { person } = open({ path: queue })
    server.use(
      http.get('/admin/moderation/cases', ({ response }) =>
        response(200).json({ ...listNow(), data: rows }),
      ),
      http.get('/admin/moderation/changes', async ({ query, response }) => {
        if (query.get('since') !== 'c-1')
          return query.get('since') === null
            ? response(200).json({ cursor: 'c-1', must_reload: false, cases: [] })
            : new Promise<never>(() => {})
        await new Promise<void>((resolve) => {
          announce = resolve
        })
        return response(200).json({ cursor: 'c-2', must_reload: false, cases: rows.slice(0, 1) })
      }),
    )
    await screen.findByRole('rowheader', { name: /Chilika/ })
    await waitFor(() => {
      rows = rows.filter(({ subject }) => !subject.name.startsWith('Chilika'))
      announce()
      expect(screen.queryByRole('rowheader', { name: /Chilika/ })).toBeNull()
    })
    expect(screen.getByRole('rowheader', { name: /Kaveri/ })).toBeTruthy()
    await person.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })
})

const listNow = () => ({
  data: [],
  total: 6,
  page: 1,
  per_page: 25,
  totalPages: 1,
  tabs: [],
  views: { all: 6, held: 2, with_findings: 3, overdue: 2, mine: 1 },
  median_decision_minutes: null,
  target_hours: 48,
})

describe('a case', () => {
  test('is approved with the key A, names the revisions, and the next one opens', async () => {
    const { person, search, store } = open()
    const sent = decisions()
    await screen.findByRole('heading', { name: '6 changes' })
    await person.keyboard('a')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ revision: 1, to_revision: 32, outcome: 'approved', is_preview: false }])
    await waitFor(() => expect(search()).toContain('case=20420'))
    expect(store.get(toastAtom)?.message).toBe('Approved: Vidya Niketan Public School')
    expect(store.get(toastAtom)?.action?.label).toBe('Undo')
  })

  test('of reports begins with them, and is kept as it is with the key A', async () => {
    const { person } = open({ opened: reportCase() })
    const sent = decisions()
    const headings = await screen.findAllByRole('heading', { level: 3 })
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '2 reports',
      'The listing now',
    ])
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Keep as it is/ })).toBeTruthy()
    await person.keyboard('a')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ outcome: 'ignored' })
  })

  test('of an edited record that was also reported is approved, not kept as it is', async () => {
    open({
      opened: caseOf({
        row: { ...caseOf().row, why: 'report' },
        next_states: ['approved', 'hidden', 'ignored'],
      }),
    })
    expect(await screen.findByRole('button', { name: /^Approve all 6/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Keep as it is/ })).toBeNull()
  })

  test('of a blog shows its whole text before it is approved', async () => {
    open({ opened: blogCase() })
    expect(await screen.findByText('Three visits, one list and a map.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'The list' })).toBeTruthy()
    expect(screen.getByText('Four were left after a week.')).toBeTruthy()
    expect(screen.queryByText('The listing now')).toBeNull()
  })

  test('is decided field by field, with a reason for each and the message to the owner', async () => {
    const { person } = open()
    const sent = decisions()
    await person.click(await screen.findByLabelText('Select Name to reject'))
    await person.click(screen.getByLabelText('Select Fees to reject'))
    await person.keyboard('r')
    expect(await screen.findByText('“Vidya Niketan Public School” will be restored')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /^Reject 2, approve 4/ }))
    expect(await screen.findByText('Choose a reason.')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Reason for Name')),
    )
    await person.selectOptions(screen.getByLabelText('Reason for Name'), 'evidence_missing')
    await person.selectOptions(screen.getByLabelText('Reason for Fees'), 'wrong_facts')
    await person.type(screen.getByLabelText('Add to the message'), 'Send the letter.')
    expect(await screen.findByText('Note: Send the letter.')).toBeTruthy()
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      outcome: 'rejected_fields',
      to_revision: 32,
      note_public: 'Send the letter.',
      fields: [
        { field: 'name', reason_code: 'evidence_missing' },
        { field: 'fees', reason_code: 'wrong_facts' },
      ],
    })
  })

  test('shows an error of the API at the message, which stays', async () => {
    const { person } = open()
    server.use(
      http.post('/admin/moderation/cases/{id}/decision', async ({ request, response }) => {
        const { is_preview: isPreview } = await request.json()
        const errors = [{ field: 'note_public', msg: 'must be plain text' }]
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Invalid request',
          errors: isPreview ? [] : errors,
        })
      }),
    )
    await person.click(await screen.findByRole('button', { name: /^Ask for changes/ }))
    await person.selectOptions(await screen.findByLabelText('Reason'), 'wording')
    const note = screen.getByLabelText<HTMLTextAreaElement>('Add to the message')
    await person.type(note, 'Send the letter.')
    await person.click(screen.getByRole('button', { name: /^Send/ }))
    expect(await screen.findByText('Must be plain text')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(note))
    expect(note.value).toBe('Send the letter.')
  })

  test('gets a note, once the API accepts it', async () => {
    const { person, store } = open()
    const sent: unknown[] = []
    server.use(
      http.post('/admin/moderation/cases/{id}/notes', async ({ request, response }) => {
        sent.push(await request.json())
        return sent.length > 1
          ? response(201).json({ data: [] })
          : response(400).json({
              status: 400,
              code: 'invalid_request',
              msg: 'Invalid request',
              errors: [{ field: 'text', msg: 'must be plain text' }],
            })
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Add a note' }))
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note for admins')
    await person.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Enter a note.')).toBeTruthy()
    await person.type(note, 'Ask the owner.')
    await person.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Must be plain text')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(note))
    await person.click(screen.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(screen.queryByLabelText('Note for admins')).toBeNull())
    expect(sent).toEqual([{ text: 'Ask the owner.' }, { text: 'Ask the owner.' }])
    expect(store.get(toastAtom)?.message).toBe('Note saved')
  })

  test('a decision by another admin is shown with the name, and the case stays open', async () => {
    const { person } = open()
    server.use(
      http.post('/admin/moderation/cases/{id}/decision', ({ response }) =>
        response(409).json({ status: 409, code: 'conflict', msg: 'Anita Rao approved this case.' }),
      ),
    )
    await screen.findByRole('heading', { name: '6 changes' })
    await person.keyboard('a')
    expect(await screen.findByText('Anita Rao approved this case.')).toBeTruthy()
    expect(screen.getByText('Your decision was not saved')).toBeTruthy()
  })

  test('a decision by another admin is shown in the dialog on a phone', async () => {
    isWide = false
    const { person } = open()
    server.use(
      http.post('/admin/moderation/cases/{id}/decision', async ({ request, response }) =>
        (await request.json()).is_preview
          ? response(200).json({ case: caseOf(), action_id: null, message: null })
          : response(409).json({ status: 409, code: 'conflict', msg: 'Anita Rao hid it.' }),
      ),
    )
    await screen.findByRole('heading', { name: '6 changes' })
    await person.keyboard('h')
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the listing' }))
    await person.selectOptions(dialog.getByLabelText('Reason'), 'closed')
    await person.click(dialog.getByRole('button', { name: /^Hide/ }))
    expect(await dialog.findByText('Anita Rao hid it.')).toBeTruthy()
    expect(screen.getAllByText('Anita Rao hid it.')).toHaveLength(1)
  })

  test('has the focus in the form of a decision, and after it on its button', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: /^Hide/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
    await person.keyboard('{Escape}')
    expect(screen.queryByLabelText('Reason')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Hide/ }))
  })

  test('about a claim says who gets an email when it is refused', async () => {
    const { person } = open({ opened: claimCase() })
    await person.click(await screen.findByRole('button', { name: /^Refuse R/ }))
    expect(
      screen.getByText('Everyone who asked to manage this school gets an email with your message.'),
    ).toBeTruthy()
    expect(screen.queryByText('This record has no owner, so no message is sent.')).toBeNull()
  })

  test('claimed by another admin can be read but not decided', async () => {
    const { person } = open({
      opened: caseOf({
        row: {
          ...caseOf().row,
          claim: {
            by: { id: 9, name: 'Anita Rao' },
            until: new Date(Date.now() + 300_000).toISOString(),
            is_mine: false,
          },
        },
        rights: { decide: false, claim: false, undo: false, refused_why: 'claimed' },
      }),
    })
    const sent = decisions()
    expect(await screen.findByText('Claimed by Anita Rao, 5 min left.')).toBeTruthy()
    const approve = screen.getByRole('button', { name: /^Approve all 6/ })
    expect(approve.hasAttribute('disabled')).toBe(true)
    await person.keyboard('a')
    expect(screen.getByRole('button', { name: 'Take over' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('about a claim grants the chosen one', async () => {
    const { person } = open({ opened: claimCase() })
    const sent = decisions()
    await person.click(await screen.findByLabelText('Grant to Devika Rao'))
    await person.click(screen.getByRole('button', { name: /^Grant A/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ outcome: 'approved', claim_id: 2 })
  })

  test('about reports is closed without a consequence at once', async () => {
    const { person } = open({ opened: reportCase() })
    const sent = decisions()
    await person.click(await screen.findByRole('button', { name: /^Keep as it is/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ outcome: 'ignored' })
  })
})

describe('undo', () => {
  test('of the last decision works with the key U', async () => {
    const { person, store } = open()
    decisions()
    const undone: unknown[] = []
    server.use(
      http.post('/admin/actions/{id}/undo', async ({ params, request, response }) => {
        const { is_preview: isPreview } = await request.json()
        undone.push([params.id, isPreview])
        return response(200).json({
          action_id: isPreview ? null : 513,
          lines: [],
          returning: 6,
          refused: 0,
        })
      }),
    )
    await screen.findByRole('heading', { name: '6 changes' })
    await person.keyboard('a')
    await waitFor(() => expect(store.get(toastAtom)?.action?.label).toBe('Undo'))
    await person.keyboard('u')
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Decision undone'))
    expect(undone.map((each) => Array.isArray(each) && each[1])).toEqual([true, false])
  })

  test('asks first where something has changed since', async () => {
    const { person } = open({
      opened: caseOf({
        row: { ...caseOf().row, decision: decisionOf('hidden') },
        rights: { decide: false, claim: false, undo: true, refused_why: 'decided' },
        next_states: [],
      }),
    })
    server.use(
      http.post('/admin/actions/{id}/undo', ({ response }) => response(200).json(partUndo())),
    )
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '1 of 3 fields can no longer be undone' }),
    )
    expect(dialog.getByText('Keeps ₹88,500')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Undo 2 fields' })).toBeTruthy()
  })

  test('names decisions and states in words', async () => {
    const { person } = open({
      opened: caseOf({
        row: { ...caseOf().row, decision: decisionOf('hidden') },
        rights: { decide: false, claim: false, undo: true, refused_why: 'decided' },
        next_states: [],
      }),
    })
    const decided = { outcome: 'hidden', decided_at: '2026-11-25T10:00:00Z', decided_by: 3 }
    const result = {
      ...partUndo(),
      lines: [
        {
          entity: 'moderation_case',
          entity_id: 7,
          name: null,
          field: 'decision',
          is_refused: true,
          now: decided,
          back: { outcome: null, decided_at: null, decided_by: null },
        },
        {
          entity: 'school',
          entity_id: 7,
          name: null,
          field: 'moderation',
          is_refused: false,
          now: 'hidden',
          back: 'unreviewed',
        },
      ],
    }
    server.use(http.post('/admin/actions/{id}/undo', ({ response }) => response(200).json(result)))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Keeps Hidden')).toBeTruthy()
    expect(dialog.getByText('Not yet reviewed')).toBeTruthy()
  })
})
