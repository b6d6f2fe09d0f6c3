import { http } from '@edbazaar/api-client/testing'
import {
  expectHeading,
  expectText,
  flowMeta,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { page } from '../tables/schools/table'
import { appealCase, blogCase, caseOf, claimCase, partUndo, reportCase } from './case-data'
import { guide } from './moderation.guide'
import { moderationCalls } from './moderation-calls'
import { claimOf, decidedRows, decisionOf, sampleRows } from './moderation-data'

const queue = '/dashboard/all-schools?view=queue&tab=edited'
const openPath = `${queue}&case=20417`
const claimed = (isMine: boolean) => {
  const { row } = caseOf()
  return caseOf({
    row: { ...row, claim: claimOf(isMine) },
    ...(!isMine && {
      rights: { decide: false, claim: false, undo: false, refused_why: 'claimed' as const },
    }),
  })
}
const decided = caseOf({
  row: { ...caseOf().row, decision: decisionOf('hidden') },
  rights: { decide: false, claim: false, undo: true, refused_why: 'decided' },
  next_states: [],
})

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Moderation',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-schools', ...page }],
    path: queue,
    user: { id: 7, is_admin: true, user_has_institute: true },
    frame: 'account',
    calls: moderationCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Queue: Story = { tags: ['smoke'], play: () => expectText('Kaveri Vidyashram') }

export const QueueOnAPhone: Story = { ...Queue, globals: onPhone }

export const QueueDark: Story = { ...Queue, globals: { theme: 'dark' } }

export const Case: Story = {
  args: { path: openPath, calls: moderationCalls({}, claimed(true)) },
  play: () => expectText('6 changes'),
}

export const CaseOnAPhone: Story = { ...Case, globals: onPhone }

export const CaseDark: Story = { ...Case, globals: { theme: 'dark' } }

export const CaseOnAPhoneDark: Story = { ...Case, globals: { ...onPhone, theme: 'dark' } }

export const RejectFields: Story = {
  args: { path: openPath, calls: moderationCalls({}, claimed(true)) },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select Name to reject'))
    await userEvent.click(await screen.findByLabelText('Select Photos and videos to reject'))
    await press(/^Reject selected/)
    await expectHeading('Reject 2 fields, approve 4')
    await userEvent.selectOptions(
      await screen.findByLabelText('Reason for Name'),
      'evidence_missing',
    )
    await userEvent.selectOptions(
      await screen.findByLabelText('Reason for Photos and videos'),
      'contact_details',
    )
    await expectText('4 of 6 changes to Vidya Niketan Public School are approved')
  },
}

export const RejectFieldsOnAPhone: Story = { ...RejectFields, globals: onPhone }

export const AskForChanges: Story = {
  args: { path: openPath },
  play: async () => {
    await press(/^Ask for changes/)
    await press(/^Send/)
    await expectText('Choose a reason.')
  },
}

export const ClaimedByAnother: Story = {
  args: { path: openPath, calls: moderationCalls({}, claimed(false)) },
  play: () => expectText(/^Claimed by Anita Rao/),
}

export const ClaimedByAnotherOnAPhone: Story = { ...ClaimedByAnother, globals: onPhone }

export const Conflict: Story = {
  args: {
    path: openPath,
    calls: [
      http.post('/admin/moderation/cases/{id}/decision', ({ response }) =>
        response(409).json(
          refusal(409, 'conflict', 'Anita Rao approved this case on 24 November at 4:05 pm.'),
        ),
      ),
      ...moderationCalls(),
    ],
  },
  play: async () => {
    await press(/^Approve all 6/)
    await expectText('Your decision was not saved')
  },
}

export const Claims: Story = {
  args: { path: openPath, calls: moderationCalls({}, claimCase()) },
  play: () => expectHeading('Requests to manage this school'),
}

export const Appeal: Story = {
  args: { path: openPath, calls: moderationCalls({}, appealCase()) },
  play: () => expectText('The affiliation letter is on our website since Monday.'),
}

export const Report: Story = {
  args: { path: openPath, calls: moderationCalls({}, reportCase()) },
  play: () => expectText(/^Keep as it is/),
}

export const ReportOnAPhone: Story = { ...Report, globals: onPhone }

export const Blog: Story = {
  args: { path: openPath, calls: moderationCalls({}, blogCase()) },
  play: () => expectText('Three visits, one list and a map.'),
}

export const Own: Story = {
  args: {
    path: openPath,
    calls: moderationCalls(
      {},
      caseOf({ rights: { decide: false, claim: false, undo: false, refused_why: 'own' } }),
    ),
  },
  play: () => expectText('Another admin must decide.'),
}

export const Decided: Story = {
  args: {
    path: '/dashboard/all-schools?view=queue&tab=decided&sort=newest',
    calls: moderationCalls({ data: decidedRows() }),
  },
  play: () => expectText('Maru Bhoomi Academy'),
}

export const DecidedCase: Story = {
  args: { path: openPath, calls: moderationCalls({}, decided) },
  play: () => expectText('The address does not exist.'),
}

export const PartOfAnUndo: Story = {
  args: {
    path: openPath,
    calls: [
      http.post('/admin/actions/{id}/undo', ({ response }) => response(200).json(partUndo())),
      ...moderationCalls({}, decided),
    ],
  },
  play: async () => {
    await press('Undo')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

export const PartOfAnUndoOnAPhone: Story = { ...PartOfAnUndo, globals: onPhone }

export const Bulk: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select Kaveri Vidyashram'))
    await userEvent.click(await screen.findByLabelText('Select Chilika Lake School'))
    await expectText('1 has a held field and needs its own decision.')
  },
}

export const BulkOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await press('Select')
    await userEvent.click(await screen.findByLabelText('Select Chilika Lake School'))
    await expectText('1 selected')
  },
}

export const BulkPreview: Story = {
  args: {
    calls: [
      http.post('/admin/moderation/decisions', ({ response }) =>
        response(200).json({
          done: 1,
          action_id: null,
          skipped: [{ id: 20388, name: 'Kaveri Vidyashram', why: 'held', by: null }],
        }),
      ),
      ...moderationCalls(),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select Kaveri Vidyashram'))
    await userEvent.click(await screen.findByLabelText('Select Chilika Lake School'))
    await press(/^Approve 1/)
    await expectText('1 case will be decided.')
  },
}

export const Shortcuts: Story = {
  play: async () => {
    await screen.findByText('Kaveri Vidyashram')
    await userEvent.keyboard('?')
    await expectHeading('Keyboard shortcuts')
  },
}

export const Empty: Story = {
  args: { calls: moderationCalls({ data: [] }) },
  play: () => expectText('No edited listings'),
}

export const NoMatch: Story = {
  args: { path: `${queue}&q=Nalanda&priority=high`, calls: moderationCalls({ data: [] }) },
  play: () => expectText('No cases match'),
}

export const Failed: Story = {
  args: {
    calls: [
      http.get('/admin/moderation/cases', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Try again soon.')),
      ),
      ...moderationCalls(),
    ],
  },
  play: () => expectText('The queue could not be loaded'),
}

export const LongNamesOnAPhone: Story = {
  args: {
    calls: moderationCalls({
      data: sampleRows().map((row) => ({
        ...row,
        subject: {
          ...row.subject,
          name: `${row.subject.name} International Residential School for Girls`,
        },
      })),
    }),
  },
  globals: onPhone,
  play: () => expectText(/Kaveri Vidyashram International/),
}
