import { http, school } from '@edbazaar/api-client/testing'
import {
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
import { expect, screen } from 'storybook/test'
import { ContactScreen } from './ContactScreen'
import { guide } from './ContactScreen.guide'
import { loadContact } from './load-contact'

const meta = {
  ...flowMeta,
  title: 'Flows/Contact/Contact us',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/contact-us', Component: ContactScreen, loader: loadContact }],
    path: '/contact-us',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const filled = {
  'Your name': 'Meera Iyer',
  'Your email': 'meera@example.in',
  Message: 'Can I filter schools by hostel?',
}
async function send() {
  await fill(filled)
  await press('Send')
}

export const Open: Story = {}

export const OnAPhone: Story = { globals: onPhone }

export const AboutASchool: Story = {
  args: {
    path: '/contact-us?topic=correction&school=vidya-niketan-public-school-482913',
    calls: [http.get('/schools/{slug}', ({ response }) => response(200).json(school()))],
  },
  play: async () => {
    await expectText(/^Vidya Niketan Public School, 100 Feet Road/)
  },
}

export const MissingFields: Story = {
  tags: ['smoke'],
  play: async () => {
    await press('Send')
    await expectText('Enter Name')
    await expectText(/^Write at least 10 characters/)
    await expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
  },
}

export const Sending: Story = {
  args: { calls: [http.post('/contact-messages', never)] },
  play: async () => {
    await send()
    await expectSending(/Send/)
  },
}

const unavailable = refusal(503, 'unavailable', 'The message could not be sent. Try again.')

export const Failed: Story = {
  args: {
    calls: [http.post('/contact-messages', ({ response }) => response(503).json(unavailable))],
  },
  play: async () => {
    await send()
    await expect(screen.findAllByText(unavailable.msg)).resolves.not.toHaveLength(0)
    await expect(screen.getByLabelText('Message')).toHaveValue(filled.Message)
  },
}

export const Done: Story = {
  tags: ['smoke'],
  args: {
    calls: [
      http.post('/contact-messages', ({ response }) => response(201).json({ msg: 'Thanks' })),
    ],
  },
  play: async () => {
    await send()
    await expectText('Your message has been sent')
  },
}
