import type { MyEnquirySummary } from '@edbazaar/api-client'
import { http, myEnquiry, myEnquiryList, myEnquirySummary } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { MyEnquiries } from './MyEnquiries'
import { guide } from './MyEnquiries.guide'

const subjectOf = (name: string, place: string): MyEnquirySummary['subject'] => ({
  kind: 'school',
  id: 1,
  slug: null,
  name,
  place,
})

const data = [
  myEnquirySummary(),
  myEnquirySummary({
    id: '1f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
    subject: subjectOf('The Gulmohar Montessori', 'Domlur'),
    state: 'visit',
    unread: 0,
  }),
  myEnquirySummary({
    id: '2f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
    subject: subjectOf('Cauvery Valley School', 'Old Madras Road'),
    state: 'sent',
    unread: 0,
    reply_by: '2026-11-17T09:30:00.000Z',
    last_at: '2026-11-16T05:00:00.000Z',
  }),
  myEnquirySummary({
    id: '3f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
    subject: subjectOf('सरस्वती विद्या मंदिर', 'HAL 2nd Stage'),
    state: 'withdrawn',
    unread: 0,
    is_permission_live: false,
    last_at: '2026-11-02T05:00:00.000Z',
  }),
]
const list = http.get('/my-enquiries', ({ response }) =>
  response(200).json(
    myEnquiryList({ data, total: data.length, counts: { open: 3, ended: 1, all: 4 } }),
  ),
)
const detail = (given: Parameters<typeof myEnquiry>[0]) =>
  http.get('/my-enquiries/{id}', ({ response }) => response(200).json(myEnquiry(given)))

const meta = {
  ...flowMeta,
  title: 'Flows/Enquiries/My enquiries',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/profile/:id', element: <MyEnquiries userId={7} /> }],
    path: '/profile/7?tab=enquiries',
    user: { id: 7 },
    frame: 'account',
    calls: [list],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const opened = `/profile/7?tab=enquiries&enquiry=${myEnquirySummary().id}`

export const List: Story = { play: () => expectText('Cauvery Valley School') }

export const ListOnAPhone: Story = { ...List, globals: onPhone }

export const Opened: Story = {
  tags: ['smoke'],
  args: { path: opened },
  play: () => expectText(/route 6 stops at Domlur/),
}

export const OpenedOnAPhone: Story = { ...Opened, tags: [], globals: onPhone }

export const Changing: Story = {
  args: { path: opened },
  play: async () => {
    await press('Change')
    await expectText('Save and agree')
  },
}

export const Withdrawing: Story = {
  args: { path: opened },
  play: async () => {
    await press('Withdraw')
    await screen.findByRole('alertdialog', {
      name: 'Withdraw contact permission from Vidya Niketan Public School?',
    })
  },
}

const { can, consent } = myEnquiry()

export const PermissionWithdrawn: Story = {
  args: {
    path: opened,
    calls: [
      list,
      detail({
        state: 'withdrawn',
        consent: { ...consent, is_live: false, withdrawn_at: '2026-11-24T08:00:00.000Z' },
        can: { ...can, write: false, withdraw_permission: false },
      }),
    ],
  },
  play: () => expectText(/no longer sees your name/),
}

export const NotValid: Story = {
  args: {
    path: opened,
    calls: [
      list,
      detail({
        state: 'not_valid',
        invalid: {
          reason: 'not_a_parent',
          marked_at: '2026-11-21T08:00:00.000Z',
          answer_until: '2026-12-05T08:00:00.000Z',
          answer: null,
        },
        can: { ...can, object: true },
      }),
    ],
  },
  play: () => expectText('Your answer'),
}

/** EdBazaar asks whether it may pass a general enquiry on. */
export const Proposal: Story = {
  args: {
    path: opened,
    calls: [
      list,
      detail({
        subject: null,
        recipient: 'EdBazaar',
        routes: [
          {
            id: 4,
            kind: 'school',
            name: 'Cauvery Valley School',
            place: 'Mysuru',
            asked_at: '2026-11-21T04:42:00.000Z',
            is_accepted: null,
          },
        ],
      }),
    ],
  },
  play: async () => {
    await press('Yes, choose how')
    await expectText('Agree and send')
  },
}

export const None: Story = {
  args: {
    calls: [
      http.get('/my-enquiries', ({ response }) =>
        response(200).json(
          myEnquiryList({ data: [], total: 0, counts: { open: 0, ended: 0, all: 0 } }),
        ),
      ),
    ],
  },
  play: () => expectText('No enquiries yet'),
}

export const Loading: Story = { args: { calls: [http.get('/my-enquiries', never)] } }
