import { ApiError } from '@edbazaar/api-client'
import {
  expectSending,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
} from '@edbazaar/feature-shell/stories'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { TextField } from '@edbazaar/ui/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { minLength, object, pipe, string } from 'valibot'
import { guide } from './forms.guide'
import { NewPasswordField } from './NewPasswordField'
import { SentNotice } from './SentNotice'
import { useApiForm } from './use-api-form'

const schema = object({
  name: pipe(string(), minLength(1, 'Enter Name')),
  password: pipe(string(), minLength(6, 'Enter valid password')),
})
const loadSchema = async () => () => schema

/** A minimal form with the shared parts. */
function Form({ send }: { send: () => Promise<unknown> }) {
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({ loadSchema, send })
  if (isSent) return <SentNotice title="Message sent">We will reply by email.</SentNotice>
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label="A form"
      style={{ display: 'grid', gap: 16, maxWidth: 440 }}
    >
      {msg !== null && <Notice tone="bad" title={msg} />}
      <TextField label="Name" required {...field('name')} />
      <NewPasswordField label="Password" required {...field('password')} />
      <Button type="submit" variant="main" loading={isSending}>
        Send
      </Button>
    </form>
  )
}

const pageWith = (send: () => Promise<unknown>) => [
  {
    path: '*',
    element: (
      <>
        <PageHead title="A form" />
        <Form send={send} />
      </>
    ),
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Forms/API form',
  subcomponents: { NewPasswordField, SentNotice },
  parameters: { ...flowMeta.parameters, guide },
  args: { routes: pageWith(async () => 'done'), path: '/form' },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function send() {
  await fill({ Name: 'Meera Iyer', Password: 'mango-Monsoon-42' })
  await press('Send')
}

export const Open: Story = {}

export const OpenOnAPhone: Story = { globals: onPhone }

export const PasswordStrength: Story = {
  play: async () => {
    await fill({ Password: 'mango-Monsoon-42' })
    await expect(screen.getByLabelText('Strength')).toHaveTextContent('Strong')
  },
}

export const Invalid: Story = {
  play: async () => {
    await press('Send')
    await expectText('Enter Name')
    await expectText('Enter valid password')
  },
}

export const Sending: Story = {
  args: { routes: pageWith(never) },
  play: async () => {
    await send()
    await expectSending(/Send/)
  },
}

const unavailable = new ApiError({ status: 503, code: 'unavailable', msg: 'EdBazaar is busy.' })

export const Failed: Story = {
  args: { routes: pageWith(() => Promise.reject(unavailable)) },
  play: async () => {
    await send()
    await expect(await screen.findAllByText('EdBazaar is busy.')).not.toHaveLength(0)
  },
}

export const Done: Story = {
  play: async () => {
    await send()
    await expectText('Message sent')
  },
}
