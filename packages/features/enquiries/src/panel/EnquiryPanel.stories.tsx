import { enquiryForm, http, sentEnquiries } from '@edbazaar/api-client/testing'
import { enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import {
  expectDialog,
  expectSending,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { guide } from './EnquiryPanel.guide'
import { EnquiryPanels } from './EnquiryPanels'

const form = (given: Parameters<typeof enquiryForm>[0] = {}) =>
  http.get('/listings/{kind}/{id}/enquiry-form', ({ response }) =>
    response(200).json(enquiryForm(given)),
  )
const sending = (outcome: 'sent' | 'confirm') =>
  http.post('/enquiries', ({ response }) => response(201).json(sentEnquiries({ outcome })))

const me = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  is_email_confirmed: true,
  phone: '9845012345',
  children: [{ id: 3, name: 'Anaya', born_month: '2020-05' }],
}
const school = { kind: 'school' as const, id: 1, name: 'Vidya Niketan Public School' }

const meta = {
  ...flowMeta,
  title: 'Flows/Enquiries/Enquire',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/schools/:slug', element: <h1>Vidya Niketan Public School</h1> }],
    path: '/schools/vidya-niketan-482913',
    panels: <EnquiryPanels />,
    prepare: (store) => store.set(enquiryPanelAtom, [school]),
    calls: [form()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const select = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('radio', { name }))
const tick = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }))

async function fillIn() {
  await fill({ 'Your name': 'Asha Menon', Message: 'Do you have a bus from Domlur layout?' })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.in')
  await select(/parent or guardian/)
}

export const Visitor: Story = {
  tags: ['smoke'],
  play: async () => {
    await expectDialog('Enquire')
    await expectText('Contact permission')
  },
}

export const VisitorOnAPhone: Story = { ...Visitor, tags: [], globals: onPhone }

export const FilledInFromTheProfile: Story = {
  args: { user: {}, calls: [form({ me })] },
  play: async () => {
    await fill({ Message: 'Anaya will be six in May. May we visit on a Saturday?' })
    await tick('I’d like to visit')
    await press('Saturday mornings')
    await tick(/^WhatsApp/)
    await expectText(/Your number stays hidden/)
  },
}

export const FilledInOnAPhone: Story = { ...FilledInFromTheProfile, globals: onPhone }

export const Invalid: Story = {
  play: async () => {
    await tick(/^Email/)
    await press('Agree and send enquiry')
    await expectText('Select at least one way to contact you.')
    await expectText(/problems: Your name, Email/)
  },
}

export const InvalidOnAPhone: Story = { ...Invalid, globals: onPhone }

export const Sending: Story = {
  args: { calls: [form(), http.post('/enquiries', never)] },
  play: async () => {
    await fillIn()
    await press('Agree and send enquiry')
    await expectSending(/Agree and send/)
  },
}

export const Sent: Story = {
  tags: ['smoke'],
  args: { user: {}, calls: [form({ me }), sending('sent')] },
  play: async () => {
    await fill({ Message: 'May we visit on a Saturday?' })
    await select(/parent or guardian/)
    await press('Agree and send enquiry')
    await expectDialog('Enquiry sent')
    await expectText('EB-7K42-19')
  },
}

export const SentOnAPhone: Story = { ...Sent, tags: [], globals: onPhone }

export const CheckEmail: Story = {
  args: { calls: [form(), sending('confirm')] },
  play: async () => {
    await fillIn()
    await press('Agree and send enquiry')
    await expectDialog('Check your email')
  },
}

export const Failed: Story = {
  args: {
    calls: [
      form(),
      http.post('/enquiries', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'EdBazaar is busy.')),
      ),
    ],
  },
  play: async () => {
    await fillIn()
    await press('Agree and send enquiry')
    await expectText('EdBazaar is busy.')
  },
}

export const UnderEighteen: Story = {
  play: async () => {
    await select('I am under 18')
    await expectDialog('Ask a parent or guardian')
  },
}

export const AskedBefore: Story = {
  args: {
    user: {},
    calls: [
      form({
        me,
        mine: {
          id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
          reference: 'EB-7K42-19',
          state: 'answered',
          last_at: '2026-11-20T08:10:00.000Z',
        },
      }),
    ],
  },
  play: () => expectText('You have asked here before: EB-7K42-19'),
}

export const SeveralSchools: Story = {
  args: {
    user: {},
    calls: [
      http.get('/listings/{kind}/{id}/enquiry-form', ({ params, response }) => {
        const name = params.id === '1' ? school.name : 'The Gulmohar Montessori'
        const recipient = { kind: 'school' as const, id: Number(params.id), name }
        return response(200).json(enquiryForm({ me, name, recipient }))
      }),
    ],
    prepare: (store) =>
      store.set(enquiryPanelAtom, [
        school,
        { kind: 'school', id: 2, name: 'The Gulmohar Montessori' },
      ]),
  },
  play: async () => {
    await expectDialog('Ask 2 schools')
    await expectText('What each of them gets')
  },
}

export const SeveralSchoolsOnAPhone: Story = { ...SeveralSchools, globals: onPhone }

export const NobodyAnswers: Story = {
  args: { calls: [form({ accepts: false })] },
  play: () => expectText(/does not take enquiries on EdBazaar yet/),
}

export const Loading: Story = {
  args: { calls: [http.get('/listings/{kind}/{id}/enquiry-form', never)] },
}

export const NotLoaded: Story = {
  args: {
    calls: [
      http.get('/listings/{kind}/{id}/enquiry-form', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
  play: () => expectText('The form did not load. Check your connection.'),
}

const hindi = 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या'

export const LongHindiOnAPhone: Story = {
  args: {
    user: {},
    calls: [
      form({
        me,
        name: hindi,
        recipient: { kind: 'school', id: 1, name: hindi },
        answer_time: null,
      }),
    ],
  },
  globals: onPhone,
}
