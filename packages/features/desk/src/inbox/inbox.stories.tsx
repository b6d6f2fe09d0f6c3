import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import {
  expectDialog,
  expectText,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { enquiryOf, sampleConsent, withdrawnConsent } from './enquiry-data'
import { setupCalls } from './first-use/setup-sample'
import { guide } from './inbox.guide'
import { inboxCalls } from './inbox-calls'
import { idOf, noRights } from './inbox-data'
import { generalPage, listingPage } from './index'
import { sampleRoute } from './routes/routes-data'

const inbox = '/dashboard/schools/3/enquiries'
const openPath = `${inbox}?enquiry=${idOf(1)}`
const none = { new: 0, contacted: 0, visit: 0, applied: 0, enrolled: 0, lost: 0, invalid: 0 }

/** An enquiry that somebody else moves after it was first read. */
function changingEnquiry() {
  let reads = 0
  return http.get('/desk/enquiries/{id}', ({ params, response }) => {
    reads += 1
    const now = reads === 1 ? {} : { revision: 2, state: 'applied' as const }
    return response(200).json(enquiryOf({ id: params.id, ...now }))
  })
}

const meta = {
  ...flowMeta,
  title: 'Flows/Enquiries desk/Inbox',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/dashboard/:listings/:id/enquiries', ...listingPage },
      { path: '/dashboard/general-enquiries', ...generalPage },
    ],
    path: openPath,
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: inboxCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const confirmation = confirmationCalls()

export const OpenEnquiry: Story = {
  tags: ['smoke'],
  play: () => expectText('private note'),
}

export const List: Story = { args: { path: inbox }, play: () => expectText('Joseph Kurian') }

export const ListOnAPhone: Story = { ...List, globals: onPhone }

export const EnquiryOnAPhone: Story = {
  globals: onPhone,
  play: () => expectText('private note'),
}

export const ReplyOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await press('Email')
    await expectDialog('Reply to Asha Menon')
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, play: () => expectText('private note') }

export const Board: Story = {
  args: { path: `${inbox}?view=board` },
  play: () => expectText('Joseph Kurian'),
}

export const BoardOnAPhone: Story = { ...Board, globals: onPhone }

export const Selected: Story = {
  args: { path: inbox },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Name hidden' }))
    await expectText('1 parent can’t be emailed')
  },
}

/** The export asks for the password. */
export const AskedForThePassword: Story = {
  args: {
    calls: [
      // Before the calls of the page, which take `csv` for an id.
      http.get('/desk/enquiries/csv', ({ response }) => response.untyped(confirmation.refusal())),
      ...inboxCalls(),
      ...confirmation.calls,
    ],
  },
  play: async () => {
    await press('CSV')
    await press('Download')
    await expectDialog('Confirm that it is you')
  },
}

export const Shortcuts: Story = {
  play: async () => {
    await expectText('private note')
    await userEvent.keyboard('?')
    await expectDialog('Keyboard shortcuts')
  },
}

export const MarkAsInvalid: Story = {
  play: async () => {
    const stage = await screen.findByRole('combobox', { name: 'Stage' })
    await userEvent.selectOptions(stage, 'Invalid')
    await expectDialog('Mark Asha Menon’s enquiry as invalid?')
  },
}

export const Snooze: Story = {
  play: async () => {
    await press('Snooze')
    await expectDialog('Snooze')
  },
}

export const ConsentWithdrawn: Story = {
  args: {
    calls: inboxCalls(
      {},
      {
        is_withdrawn: true,
        consent: withdrawnConsent(),
        name: null,
        email: null,
        phone_hint: null,
        child_name: null,
        related: [],
      },
    ),
  },
  play: () => expectText('The parent withdrew consent, so you cannot write to them.'),
}

/** The email waits until the parent may be contacted, and the number cannot be opened. */
export const OutsideTheHours: Story = {
  args: {
    calls: inboxCalls(
      {},
      {
        consent: {
          ...sampleConsent(),
          now: [
            { channel: 'email', state: 'outside_hours', next_at: '2030-11-21T04:30:00Z' },
            { channel: 'phone', state: 'not_permitted', next_at: null },
            { channel: 'whatsapp', state: 'outside_hours', next_at: '2030-11-21T04:30:00Z' },
          ],
        },
      },
    ),
  },
  play: () => expectText(/^The parent does not allow contact at this time/),
}

export const Conflict: Story = {
  args: {
    calls: [
      http.patch('/desk/enquiries/{id}', ({ response }) =>
        response(409).json({
          status: 409,
          code: 'conflict',
          msg: 'Lakshmi Raghavan changed this enquiry in the meantime.',
        }),
      ),
      changingEnquiry(),
      ...inboxCalls(),
    ],
  },
  play: async () => {
    const stage = await screen.findByRole('combobox', { name: 'Stage' })
    await userEvent.selectOptions(stage, 'Visit')
    await expectText('Someone else changed this enquiry')
  },
}

/** An enquiry to EdBazaar itself, which an admin passes on if the parent agrees. */
export const General: Story = {
  args: {
    path: `/dashboard/general-enquiries?enquiry=${idOf(1)}`,
    calls: inboxCalls(
      { listings: [] },
      {
        listing: null,
        routes: [sampleRoute(null), sampleRoute(true, { id: 5, name: 'Tabla School' })],
      },
    ),
  },
  play: () => expectText('Waiting for the parent’s answer'),
}

export const SuggestASchool: Story = {
  args: {
    path: `/dashboard/general-enquiries?enquiry=${idOf(1)}`,
    calls: inboxCalls({ listings: [] }, { listing: null }),
  },
  play: async () => {
    await press('Suggest a school or provider')
    await expectDialog('Suggest a school or provider')
  },
}

export const Viewer: Story = {
  args: { calls: inboxCalls({ my_rights: noRights }, { my_rights: noRights }) },
  play: () => expectText('Owners, managers and counsellors can open it.'),
}

export const FirstUse: Story = {
  args: {
    path: inbox,
    calls: [...inboxCalls({ data: [], counts: none, last_received_at: null }), ...setupCalls()],
  },
  play: () => expectText('What parents look for'),
}

export const EmptyStage: Story = {
  args: { path: `${inbox}?state=visit`, calls: inboxCalls({ data: [], total: 0 }) },
  play: () => expectText('No enquiries in this stage: Visit'),
}

export const Failed: Story = {
  args: {
    path: inbox,
    calls: [
      http.get('/desk/enquiries', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy')),
      ),
      ...inboxCalls(),
    ],
  },
  play: async () => {
    await expectText('The enquiries did not load')
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    path: inbox,
    isUnloaded: true,
    calls: [http.get('/desk/enquiries', never), ...inboxCalls()],
  },
}
